import { mdiBellRingOutline } from '@mdi/js';
import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IsoDate } from '../../../contract/dates';
import type { ApplicationListItem } from '../../../contract/schemas';
import { sortKeys, type SortKey } from '../../../domain/boardView';
import { formatLongDate, formatShortDate, isDue } from '../../../domain/calendar';
import { paths } from '../../../domain/paths';
import { isBoardStatus } from '../../../domain/status';
import { statusDate } from '../../../domain/statusDate';
import { boardTexts } from '../../../texts/boardTexts';
import { viewTexts } from '../../../texts/viewTexts';
import { Icon } from '../../../ui/Icon';
import { Marked } from '../../../ui/Marked';
import { ActionsButton } from '../actions/ActionsButton';
import { useOpenActions } from '../actions/ActionsContext';
import styles from './ApplicationTable.module.css';

interface CellProps {
  application: ApplicationListItem;
  today: IsoDate;
  words: readonly string[];
  titleId: string;
}

/** What stands in the columns; the words before a value are for cards, where no head says them. */
const cells: Record<SortKey, (props: CellProps) => ReactNode> = {
  title: ({ application, words, titleId }) => (
    <>
      <span id={titleId} className={styles.title}>
        <Marked text={application.job_title} words={words} />
      </span>
      <span className={styles.ways}>
        <Link to={paths.editApplication(application.id)} aria-describedby={titleId}>
          {boardTexts.details}
        </Link>
        {!isBoardStatus(application.status) && (
          <BackToBoard application={application} titleId={titleId} />
        )}
      </span>
    </>
  ),
  company: ({ application, words }) => <Marked text={application.company.name} words={words} />,
  status: ({ application }) => <span className={styles.badge}>{application.status_display}</span>,
  statusDate: ({ application }) => {
    const { field, value } = statusDate(application);
    return (
      // A card does not say twice when it was created.
      <span className={field === 'created_at' ? styles.sameAsCreated : undefined}>
        <span className={styles.label}>{boardTexts.dates[field]} </span>
        <time dateTime={value}>{formatShortDate(value)}</time>
      </span>
    );
  },
  followUp: ({ application: { follow_up_on }, today }) =>
    follow_up_on && (
      <span className={styles.followUp}>
        <span className={styles.label}>{viewTexts.columns.followUp} </span>
        {isDue(follow_up_on, today) && <Icon path={mdiBellRingOutline} size="text" />}
        <time dateTime={follow_up_on}>{formatLongDate(follow_up_on)}</time>
        {isDue(follow_up_on, today) && <strong className={styles.due}>{boardTexts.due}</strong>}
      </span>
    ),
  created: ({ application: { created_at } }) => (
    <>
      <span className={styles.label}>{boardTexts.dates.created_at} </span>
      <time dateTime={created_at}>{formatShortDate(created_at)}</time>
    </>
  ),
};

/** One application in a table. */
export const ApplicationRow = memo(function ApplicationRow({
  application,
  index,
  today,
  words,
}: {
  application: ApplicationListItem;
  /** The place in the whole table, since its neighbours may be missing. */
  index: number;
  today: IsoDate;
  words: readonly string[];
}) {
  const titleId = useId();
  const { id, status, follow_up_on } = application;
  return (
    <div
      role="row"
      className={styles.row}
      // The head is the first.
      aria-rowindex={index + 2}
      data-row={id}
      data-status={status}
      data-due={isDue(follow_up_on, today)}
    >
      {sortKeys.map((key) => (
        <div
          key={key}
          role={key === 'title' ? 'rowheader' : 'cell'}
          className={styles.cell}
          data-column={key}
        >
          {cells[key]({ application, today, words, titleId })}
        </div>
      ))}
      <div role="cell" data-column="actions">
        <ActionsButton application={application} titleId={titleId} />
      </div>
    </div>
  );
});

/** The menu by the name of what one wants of it, for what has no column on the board. */
function BackToBoard({
  application,
  titleId,
}: {
  application: ApplicationListItem;
  titleId: string;
}) {
  const openActions = useOpenActions();
  return (
    <button
      type="button"
      className={styles.back}
      aria-describedby={titleId}
      aria-haspopup="menu"
      onClick={(event) => {
        openActions(application, event.currentTarget);
      }}
    >
      {viewTexts.archive.backToBoard}
    </button>
  );
}
