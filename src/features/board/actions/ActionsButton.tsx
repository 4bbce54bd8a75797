import { mdiDotsVertical } from '@mdi/js';
import type { ApplicationListItem } from '../../../contract/schemas';
import { actionTexts } from '../../../texts/actionTexts';
import styles from './ActionsButton.module.css';
import { useOpenActions } from './ActionsContext';

/** Everything that can be done with an application without dragging it (WCAG 2.2, 2.5.7). */
export function ActionsButton({
  application,
  titleId,
}: {
  application: ApplicationListItem;
  /** The element that says which application this is. */
  titleId: string;
}) {
  const openActions = useOpenActions();
  return (
    <button
      type="button"
      className={styles.button}
      data-actions-of={application.id}
      aria-label={actionTexts.actions}
      aria-describedby={titleId}
      aria-haspopup="menu"
      onClick={(event) => openActions(application, event.currentTarget)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path fill="currentColor" d={mdiDotsVertical} />
      </svg>
    </button>
  );
}
