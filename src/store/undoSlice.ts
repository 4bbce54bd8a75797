import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationChanges } from '../domain/changes';
import { deletionSent } from './deletionsSlice';
import { isSessionOver } from './sessionSlice';

/** Something the user did; its `undoId` leads to it from a message. */
export type Undoable = { undoId: string; applicationId: number; jobTitle: string } & (
  | {
      kind: 'change';
      /** What takes it back. */
      changesBack: ApplicationChanges;
    }
  | {
      /** Its `undoId` is the id of the deletion. */
      kind: 'deletion';
    }
);

const rememberedAtMost = 20;

/** What the user did on the board and can take back, the latest last. */
const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as Undoable[],
  reducers: {
    changeRemembered: (changes, { payload }: PayloadAction<Undoable>) =>
      [...changes, payload].slice(-rememberedAtMost),
    /** It was taken back, or has failed; what offers to undo it goes too. */
    changeForgotten: (changes, { payload: undoId }: PayloadAction<string>) =>
      changes.filter((change) => change.undoId !== undoId),
  },
  extraReducers: (builder) => {
    builder
      // Of what is deleted, no earlier change can be taken back either.
      .addCase(deletionSent, (changes, { payload }) =>
        changes.filter(({ applicationId }) => applicationId !== payload.applicationId),
      )
      .addMatcher(isSessionOver, () => []);
  },
  selectors: {
    /** The change with this id, or the latest. */
    selectToUndo: (changes, undoId?: string) =>
      undoId ? changes.find((change) => change.undoId === undoId) : changes.at(-1),
  },
});

export const { changeRemembered, changeForgotten } = undoSlice.actions;
export const { selectToUndo } = undoSlice.selectors;
export const undoReducer = undoSlice.reducer;
