import useMediaQuery from '@mui/material/useMediaQuery';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { boardStatuses, type BoardStatus } from '../../domain/status';
import { boardTexts } from '../../texts/boardTexts';
import styles from './Board.module.css';
import { Column, ColumnSkeleton } from './Column';

/** The five columns side by side; they scroll sideways where there is no room for all. */
export function Board({
  columns,
  today,
}: {
  columns: Record<BoardStatus, ApplicationListItem[]>;
  today: IsoDate;
}) {
  const scrolls = useMediaQuery('(max-width: 992px)', { noSsr: true });
  return (
    <div
      className={styles.board}
      role="group"
      aria-label={boardTexts.heading}
      // What scrolls has to be within reach of the keyboard.
      tabIndex={scrolls ? 0 : undefined}
    >
      {boardStatuses.map((status) => (
        <Column key={status} status={status} applications={columns[status]} today={today} />
      ))}
    </div>
  );
}

/** The frame of the board while its cards are on their way. */
export function BoardSkeleton() {
  return (
    <div className={styles.board} aria-hidden="true">
      {boardStatuses.map((status) => (
        <ColumnSkeleton key={status} status={status} />
      ))}
    </div>
  );
}
