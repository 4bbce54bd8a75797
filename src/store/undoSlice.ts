import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationChanges } from '../domain/changes';
import { overlap } from '../domain/takingBack';
import { deletionSent } from './deletionsSlice';
import { isSessionOver } from './sessionSlice';

interface Remembered {
  /** Leads to it from a message. */
  undoId: string;
  applicationId: number;
  jobTitle: string;
}

export interface UndoableChange extends Remembered {
  kind: 'change';
  /** What takes it back. */
  changesBack: ApplicationChanges;
}

/** Its `undoId` is the id of the deletion. */
export interface UndoableDeletion extends Remembered {
  kind: 'deletion';
}

export type Undoable = UndoableChange | UndoableDeletion;

const rememberedAtMost = 20;

/** What the user did on the board and can take back, the latest last. */
const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as Undoable[],
  reducers: {
    changeRemembered: (changes, { payload }: PayloadAction<Undoable>) =>
      [...changes, payload].slice(-rememberedAtMost),
    /** The application was another than it was shown when it was changed. */
    changeCorrected: (
      changes,
      { payload }: PayloadAction<Pick<UndoableChange, 'undoId' | 'changesBack'>>,
    ) => {
      const change = changes.find(({ undoId }) => undoId === payload.undoId);
      if (change?.kind === 'change') change.changesBack = payload.changesBack;
    },
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
    /** A change and what has later touched the same fields; without the one, the others make no sense. */
    selectWithFollowers: (changes, change: UndoableChange): UndoableChange[] =>
      changes
        .slice(changes.findIndex(({ undoId }) => undoId === change.undoId))
        .filter((later) => later.kind === 'change')
        .filter(
          ({ applicationId, changesBack }) =>
            applicationId === change.applicationId && overlap(changesBack, change.changesBack),
        ),
    selectUndoIdsOf: (changes, applicationId: number) =>
      changes.filter((change) => change.applicationId === applicationId).map(({ undoId }) => undoId),
  },
});

export const { changeRemembered, changeCorrected, changeForgotten } = undoSlice.actions;
export const { selectToUndo, selectWithFollowers, selectUndoIdsOf } = undoSlice.selectors;
export const undoReducer = undoSlice.reducer;
