import { memo, useId, useRef } from 'react';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import type { BoardStatus } from '../../domain/status';
import { boardTexts } from '../../texts/boardTexts';
import { viewTexts } from '../../texts/viewTexts';
import { CardList } from './CardList';
import styles from './Column.module.css';
import { useDropColumn } from './dragging/DraggingContext';

/** One status of the board with its cards; all of it is a target for a dragged card. */
export const Column = memo(function Column({
  status,
  applications,
  total,
  today,
  words,
}: {
  status: BoardStatus;
  applications: ApplicationListItem[];
  /** How many there would be without search and filters. */
  total: number;
  today: IsoDate;
  words: readonly string[];
}) {
  const headingId = useId();
  const column = useRef<HTMLElement>(null);
  const isOver = useDropColumn(column, status);
  return (
    <section
      ref={column}
      className={styles.column}
      data-status={status}
      data-over={isOver}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {boardTexts.columns[status]}
        </h2>
        <ColumnCount count={applications.length} total={total} />
      </div>
      {applications.length === 0 ? (
        <p className={styles.empty}>
          {total === 0 ? boardTexts.emptyColumn : viewTexts.nothingFoundInColumn}
        </p>
      ) : (
        <CardList applications={applications} today={today} words={words} />
      )}
    </section>
  );
});

function ColumnCount({ count, total }: { count: number; total: number }) {
  return (
    <span className={styles.count}>
      <span>{count === total ? count : viewTexts.found(count, total)}</span>
      <span className={styles.countUnit}> {boardTexts.countUnit(total)}</span>
    </span>
  );
}

/** A column before its cards are known. */
export function ColumnSkeleton({ status }: { status: BoardStatus }) {
  return (
    <div className={styles.column} data-status={status}>
      <div className={styles.head}>
        <span className={styles.heading}>{boardTexts.columns[status]}</span>
      </div>
      <div className={styles.cards}>
        <div className={styles.placeholder} />
        <div className={styles.placeholder} />
      </div>
    </div>
  );
}
