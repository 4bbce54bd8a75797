import { mdiBellRingOutline } from '@mdi/js';
import { boardTexts } from '../../texts/boardTexts';
import { Icon } from '../../ui/Icon';
import styles from './DueCount.module.css';

/** How many cards on the board ask for the user today. */
export function DueCount({ count }: { count: number }) {
  return (
    <p className={styles.dueCount}>
      <Icon path={mdiBellRingOutline} size="small" />
      <span>{boardTexts.dueCount(count)}</span>
    </p>
  );
}
