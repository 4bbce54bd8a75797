import { useRef } from 'react';
import { Virtualizer } from 'virtua';
import type { IsoDate } from '../../../contract/dates';
import type { ApplicationListItem } from '../../../contract/schemas';
import { ApplicationRow } from './ApplicationRow';
import styles from './ApplicationTable.module.css';
import { TableHead } from './TableHead';
import { useRowFocus } from './useRowFocus';

/** Up to so many rows are simply all there, for the page's own search and for printing. */
const plainAtMost = 50;

/** How high the head is, in pixels. */
const headHeight = 45;

/**
 * Applications as the rows of a table. Made of roles, since a table of HTML
 * can't leave out the rows that are far from the visible ones.
 */
export function ApplicationTable({
  name,
  rows,
  today,
  words,
}: {
  name: string;
  rows: readonly ApplicationListItem[];
  today: IsoDate;
  /** What was searched for, to be marked. */
  words: readonly string[];
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { focusedIndex, onFocus, onKeyDown } = useRowFocus(body, rows);
  const isVirtual = rows.length > plainAtMost;
  const row = (application: ApplicationListItem, index: number) => (
    <ApplicationRow
      key={application.id}
      application={application}
      index={index}
      today={today}
      words={words}
    />
  );

  return (
    <div ref={scroller} className={styles.scroller} data-virtual={isVirtual}>
      <div role="table" className={styles.table} aria-label={name} aria-rowcount={rows.length + 1}>
        <TableHead />
        <div ref={body} role="rowgroup" onFocus={onFocus} onKeyDown={onKeyDown}>
          {isVirtual ? (
            <Virtualizer
              data={rows}
              scrollRef={scroller}
              startMargin={headHeight}
              // What has the focus stays, however far one scrolls.
              {...(focusedIndex >= 0 && { keepMounted: [focusedIndex] })}
            >
              {row}
            </Virtualizer>
          ) : (
            rows.map(row)
          )}
        </div>
      </div>
    </div>
  );
}

/** The frame of the table while its rows are on their way. */
export function TableSkeleton() {
  return (
    <div className={styles.scroller} aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.placeholder} />
      ))}
    </div>
  );
}
