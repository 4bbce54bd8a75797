import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationChanges, IntendedChange } from '../domain/changes';
import { allBack } from '../domain/takingBack';
import { isSessionOver } from './sessionSlice';
import { changeCorrected, changeForgotten } from './undoSlice';

export interface Change extends IntendedChange {
  changeId: string;
  applicationId: number;
  /** The move that it belongs to, and goes with. */
  partOf?: string | undefined;
  /** Where it undoes others: what takes each of them back, the latest first. */
  takesBack?: Record<string, ApplicationChanges> | undefined;
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
    builder
      .addCase(changeForgotten, (pending, { payload: undoId }) =>
        pending.filter(({ partOf }) => partOf !== undoId),
      )
      .addCase(changeCorrected, (pending, { payload: { undoId, changesBack } }) => {
        for (const change of pending) {
          if (!change.takesBack?.[undoId]) continue;
          change.takesBack[undoId] = changesBack;
          change.changes = allBack(change.takesBack);
        }
      })
      .addMatcher(isSessionOver, () => []);
  },
  selectors: {
    selectPendingChanges: (pending) => pending,
  },
});

export const { changeShown, changeSaved, changeTakenBack } = changesSlice.actions;
export const { selectPendingChanges } = changesSlice.selectors;
export const changesReducer = changesSlice.reducer;
