import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/apiSlice';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem, Company } from '../../contract/schemas';
import { arrangeArchive, arrangeList } from '../../domain/applicationList';
import { arrangeBoard, keepUnchangedColumns, type AsShown, type Board } from '../../domain/board';
import { changesFor } from '../../domain/changes';
import { inOrder, newestFirst } from '../../domain/order';
import { selectBoardView } from '../../store/boardViewSlice';
import { selectPendingChanges } from '../../store/changesSlice';
import { selectDeletions } from '../../store/deletionsSlice';
import type { RootState } from '../../store/rootReducer';
import { statusDisplay } from '../../texts/placeText';

const none: ApplicationListItem[] = [];

const selectApplicationsResult = api.endpoints.getApplications.select();

/** The applications as the server last told them. */
export const selectApplications = (state: RootState) => selectApplicationsResult(state).data ?? none;

const selectNewestFirst = createSelector([selectApplications], newestFirst);

/** Sorted once for each list that the server tells, not for each letter of a search. */
const selectInOrder = createSelector(
  [
    selectNewestFirst,
    (state: RootState) => selectBoardView(state).sort,
    (state: RootState) => selectBoardView(state).direction,
  ],
  (applications, sort, direction) => inOrder(applications, { sort, direction }),
);

const selectToday = (_state: RootState, today: IsoDate) => today;

/** How an application looks with the changes and deletions that are under way laid over it. */
const selectAsShown = createSelector([selectPendingChanges, selectDeletions], (pending, deletions): AsShown => {
  const deleted = new Set(deletions.map(({ applicationId }) => applicationId));
  const changed = new Set(pending.map(({ applicationId }) => applicationId));
  return (application) => {
    if (deleted.has(application.id)) return null;
    if (!changed.has(application.id)) return application;
    const shown = pending
      .filter(({ applicationId }) => applicationId === application.id)
      .reduce((before, change) => ({ ...before, ...changesFor(before, change) }), application);
    return shown.status === application.status
      ? shown
      : { ...shown, status_display: statusDisplay(shown.status) };
  };
});

const selectArrangement = [selectInOrder, selectBoardView, selectToday, selectAsShown] as const;

/** The board for the user's day; a column that stays as it was stays the same object. */
export const selectBoard = (() => {
  let before: Board | undefined;
  return createSelector([...selectArrangement], (...arrangement) => {
    const board = arrangeBoard(...arrangement);
    before = before ? keepUnchangedColumns(board, before) : board;
    return before;
  });
})();

/** All applications as one list. */
export const selectList = createSelector([...selectArrangement], arrangeList);

/** What is not on the board. */
export const selectArchive = createSelector([...selectArrangement], arrangeArchive);

/** The companies that applications belong to, by name, to choose a filter from. */
export const selectCompaniesInUse = createSelector([selectApplications], (applications) => {
  const companies = new Map<number, Pick<Company, 'id' | 'name'>>();
  for (const { company } of applications) companies.set(company.id, company);
  return [...companies.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'));
});
