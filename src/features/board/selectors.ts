import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/apiSlice';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { arrangeBoard } from '../../domain/board';
import type { RootState } from '../../store/rootReducer';

const none: ApplicationListItem[] = [];

const selectApplicationsResult = api.endpoints.getApplications.select();

const selectApplications = (state: RootState) => selectApplicationsResult(state).data ?? none;

/** The applications in their columns, for the user's day. */
export const selectBoard = createSelector(
  [selectApplications, (_state: RootState, today: IsoDate) => today],
  arrangeBoard,
);
