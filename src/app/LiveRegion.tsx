import { useAppSelector } from '../store/hooks';
import { selectLive } from '../store/liveSlice';
import { liveRegionId } from '../ui/liveRegionId';
import styles from './LiveRegion.module.css';

/** Tells assistive technology what the eye sees by itself. */
export function LiveRegion() {
  const { number, message } = useAppSelector(selectLive);
  return (
    <div id={liveRegionId} role="status" className={styles.live}>
      {/* A new element, or the same words would not be said a second time. */}
      <span key={number}>{message}</span>
    </div>
  );
}
