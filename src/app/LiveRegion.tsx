import { useAppSelector } from '../store/hooks';
import { selectLiveMessage } from '../store/liveSlice';
import { liveRegionId } from '../ui/liveRegionId';
import styles from './LiveRegion.module.css';

/** Tells assistive technology what the eye sees by itself. */
export function LiveRegion() {
  return (
    <div id={liveRegionId} role="status" className={styles.live}>
      {useAppSelector(selectLiveMessage)}
    </div>
  );
}
