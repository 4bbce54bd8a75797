import { useId } from 'react';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import type { BoardStatus } from '../../domain/status';
import { boardTexts } from '../../texts/boardTexts';
import { ApplicationCard } from './ApplicationCard';
import styles from './Column.module.css';

/** One status of the board with its cards. */
export function Column({
  status,
  applications,
  today,
}: {
  status: BoardStatus;
  applications: ApplicationListItem[];
  today: IsoDate;
}) {
  const headingId = useId();
  return (
    <section className={styles.column} data-status={status} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {boardTexts.columns[status]}
        </h2>
        <ColumnCount count={applications.length} />
      </div>
      {applications.length === 0 ? (
        <p className={styles.empty}>{boardTexts.emptyColumn}</p>
      ) : (
        <ul className={styles.cards}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} today={today} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ColumnCount({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      <span>{count}</span>
      <span className={styles.countUnit}> {boardTexts.countUnit(count)}</span>
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
