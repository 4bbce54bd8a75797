import type { IsoDate } from '../contract/dates';
import type { ApplicationListItem } from '../contract/schemas';
import type { AsShown } from './board';
import type { BoardView } from './boardView';
import { restoreOrder } from './order';
import { isBoardStatus } from './status';
import { createViewFilter } from './viewFilter';

/** Applications as one list, in the order of a view. */
export interface ApplicationList {
  rows: ApplicationListItem[];
  /** How many there are without search and filters. */
  total: number;
}

/** @param applications in the order of the view */
function arrange(
  applications: readonly ApplicationListItem[],
  view: BoardView,
  today: IsoDate,
  asShown: AsShown,
  belongs: (application: ApplicationListItem) => boolean,
): ApplicationList {
  const isInView = createViewFilter(view, today);
  const rows: ApplicationListItem[] = [];
  let total = 0;
  let isAnyChanged = false;
  for (const application of applications) {
    const shown = asShown(application);
    if (!shown || !belongs(shown)) continue;
    if (shown !== application) isAnyChanged = true;
    total += 1;
    if (isInView(shown)) rows.push(shown);
  }
  if (isAnyChanged) restoreOrder(rows, view);
  return { rows, total };
}

/** All applications, whatever their status. */
export function arrangeList(
  applications: readonly ApplicationListItem[],
  view: BoardView,
  today: IsoDate,
  asShown: AsShown,
): ApplicationList {
  return arrange(applications, view, today, asShown, () => true);
}

/** The applications that have no column on the board. */
export function arrangeArchive(
  applications: readonly ApplicationListItem[],
  view: BoardView,
  today: IsoDate,
  asShown: AsShown,
): ApplicationList {
  return arrange(applications, view, today, asShown, ({ status }) => !isBoardStatus(status));
}
