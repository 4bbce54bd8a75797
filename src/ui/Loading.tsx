import { frameTexts } from '../texts/frameTexts';
import styles from './Loading.module.css';
import { Spinner } from './Spinner';

export function Loading() {
  return (
    <p role="status" className={styles.loading}>
      <Spinner />
      {frameTexts.loading}
    </p>
  );
}

/** The same in place of a whole screen, as high as one, so that the footer doesn't jump. */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <Loading />
    </div>
  );
}
