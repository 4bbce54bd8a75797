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
