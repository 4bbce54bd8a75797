import type { IsoDate } from '../contract/dates';
import type { ApplicationListItem } from '../contract/schemas';
import { isDue } from './calendar';
import { boardStatuses, isBoardStatus, requiredDate, type BoardStatus } from './status';

export interface Board<Item> {
  columns: Record<BoardStatus, Item[]>;
  /** How many of the cards on the board are due (design section 4). */
  dueCount: number;
}

type BoardItem = Pick<ApplicationListItem, 'id' | 'status' | 'created_at' | 'follow_up_on'>;

function newestFirst(a: BoardItem, b: BoardItem): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id;
}

/**
 * The applications in their columns, newest first whatever order they come in.
 * A status outside the five columns is not on the board (spec section 2).
 */
export function arrangeBoard<Item extends BoardItem>(
  applications: readonly Item[],
  today: IsoDate,
): Board<Item> {
  const columns = Object.fromEntries(
    boardStatuses.map((status): [BoardStatus, Item[]] => [status, []]),
  ) as Record<BoardStatus, Item[]>;
  let dueCount = 0;
  for (const application of applications) {
    if (!isBoardStatus(application.status)) continue;
    columns[application.status].push(application);
    if (isDue(application.follow_up_on, today)) dueCount += 1;
  }
  for (const status of boardStatuses) columns[status].sort(newestFirst);
  return { columns, dueCount };
}

/**
 * The one date on a card: the date of its status, otherwise the day of its
 * creation (spec section 2). `field` says which of them it is.
 */
export function cardDate(
  application: Pick<
    ApplicationListItem,
    'status' | 'created_at' | 'applied_on' | 'interview_on' | 'offer_on' | 'rejected_on'
  >,
) {
  const field = requiredDate(application.status);
  const value = field && application[field];
  return field && value
    ? { field, value }
    : { field: 'created_at' as const, value: application.created_at };
}
