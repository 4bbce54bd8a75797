import type { IsoDate } from '../contract/dates';
import type { ApplicationListItem } from '../contract/schemas';
import type { BoardView } from './boardView';
import { isDue } from './calendar';
import { restoreOrder } from './order';
import { boardStatuses, isBoardStatus, type BoardStatus } from './status';
import { createViewFilter } from './viewFilter';

export interface Board {
  columns: Record<BoardStatus, ApplicationListItem[]>;
  /** How many cards each column has without search and filters. */
  totals: Record<BoardStatus, number>;
  /** How many of the cards that are shown are due (design section 4). */
  dueCount: number;
}

function forEachColumn<Value>(valueOf: (status: BoardStatus) => Value) {
  return {
    DRAFT: valueOf('DRAFT'),
    APPLIED: valueOf('APPLIED'),
    INTERVIEW: valueOf('INTERVIEW'),
    OFFER: valueOf('OFFER'),
    REJECTED: valueOf('REJECTED'),
  } satisfies Record<BoardStatus, Value>;
}

/** As shown now, with changes that are under way; `null` where it is not shown any more. */
export type AsShown = (application: ApplicationListItem) => ApplicationListItem | null;

/**
 * The applications in their columns. A status outside the five columns is not
 * on the board (spec section 2). One pass over the applications, however many
 * there are.
 *
 * @param applications in the order of the view
 */
export function arrangeBoard(
  applications: readonly ApplicationListItem[],
  view: BoardView,
  today: IsoDate,
  asShown: AsShown,
): Board {
  const columns = forEachColumn((): ApplicationListItem[] => []);
  const totals = forEachColumn(() => 0);
  const isInView = createViewFilter(view, today);
  let dueCount = 0;
  let isAnyChanged = false;
  for (const application of applications) {
    const shown = asShown(application);
    if (!shown || !isBoardStatus(shown.status)) continue;
    if (shown !== application) isAnyChanged = true;
    totals[shown.status] += 1;
    if (!isInView(shown)) continue;
    columns[shown.status].push(shown);
    if (isDue(shown.follow_up_on, today)) dueCount += 1;
  }
  if (isAnyChanged) for (const status of boardStatuses) restoreOrder(columns[status], view);
  return { columns, totals, dueCount };
}

/** The same board, but each column that has not changed is the very one of before. */
export function keepUnchangedColumns(board: Board, before: Board): Board {
  return {
    ...board,
    columns: forEachColumn((status) => {
      const [cards, cardsBefore] = [board.columns[status], before.columns[status]];
      const isSame =
        cards.length === cardsBefore.length &&
        cards.every((card, index) => card === cardsBefore[index]);
      return isSame ? cardsBefore : cards;
    }),
  };
}
