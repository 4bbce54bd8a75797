import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationChanges } from '../domain/changes';
import { isSessionOver } from './sessionSlice';

export interface Change {
  changeId: string;
  applicationId: number;
  changes: ApplicationChanges;
}

/**
 * What the user has changed on the board and the server has not confirmed yet,
 * oldest first. It lies over the list until then, so that a refresh of the list
 * in between can't take it back.
 */
const changesSlice = createSlice({
  name: 'changes',
  initialState: [] as Change[],
  reducers: {
    changeShown: (pending, { payload }: PayloadAction<Change>) => {
      pending.push(payload);
    },
    changeSaved: (pending, { payload: changeId }: PayloadAction<string>) =>
      pending.filter((change) => change.changeId !== changeId),
    changeTakenBack: (pending, { payload: changeId }: PayloadAction<string>) =>
      pending.filter((change) => change.changeId !== changeId),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => []);
  },
  selectors: {
    selectPendingChanges: (pending) => pending,
  },
});

export const { changeShown, changeSaved, changeTakenBack } = changesSlice.actions;
export const { selectPendingChanges } = changesSlice.selectors;
export const changesReducer = changesSlice.reducer;
