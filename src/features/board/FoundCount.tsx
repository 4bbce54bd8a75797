import type { Board } from '../../domain/board';
import { boardStatuses } from '../../domain/status';
import { boardTexts } from '../../texts/boardTexts';
import { viewTexts } from '../../texts/viewTexts';
import styles from './FoundCount.module.css';

/** Tells assistive technology what search and filters leave; the eye sees it at each column. */
export function FoundCount({ board, isFiltered }: { board: Board; isFiltered: boolean }) {
  const found = sum(boardStatuses.map((status) => board.columns[status].length));
  const total = sum(boardStatuses.map((status) => board.totals[status]));
  return (
    <p className={styles.hidden} role="status">
      {isFiltered && `${viewTexts.found(found, total)} ${boardTexts.countUnit(total)}`}
    </p>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
