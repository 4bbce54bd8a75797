import { useAppSelector } from '../store/hooks';
import { selectLiveMessage } from '../store/liveSlice';
import styles from './LiveRegion.module.css';

/** Tells assistive technology what the eye sees by itself. */
export function LiveRegion() {
  return (
    <div role="status" className={styles.live}>
      {useAppSelector(selectLiveMessage)}
    </div>
  );
}
