import styles from './Icon.module.css';

/** An icon of `@mdi/js`; it only ever stands beside words or in a named control. */
export function Icon({ path, size = 'large' }: { path: string; size?: 'large' | 'small' | 'text' }) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
