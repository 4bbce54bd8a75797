import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import type { IsoDate } from '../../contract/dates';
import type { Board as Arrangement } from '../../domain/board';
import { boardStatuses } from '../../domain/status';
import { boardTexts } from '../../texts/boardTexts';
import styles from './Board.module.css';
import { Column, ColumnSkeleton } from './Column';
import { useScrollWhileDragging } from './dragging/DraggingContext';

/** The five columns side by side; they scroll sideways where there is no room for all. */
export function Board({
  board,
  today,
  words,
}: {
  board: Arrangement;
  today: IsoDate;
  words: readonly string[];
}) {
  const scrolls = useMediaQuery('(max-width: 992px)', { noSsr: true });
  const element = useRef<HTMLDivElement>(null);
  useScrollWhileDragging(element);
  return (
    <div
      ref={element}
      className={styles.board}
      role="group"
      aria-label={boardTexts.heading}
      // What scrolls has to be within reach of the keyboard.
      tabIndex={scrolls ? 0 : undefined}
    >
      {boardStatuses.map((status) => (
        <Column
          key={status}
          status={status}
          applications={board.columns[status]}
          total={board.totals[status]}
          today={today}
          words={words}
        />
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
