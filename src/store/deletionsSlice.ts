import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionOver } from './sessionSlice';

/** An application that the user wants to delete. */
export interface DeletionCandidate {
  applicationId: number;
  jobTitle: string;
}

export interface Deletion extends DeletionCandidate {
  deletionId: string;
  /** Once the request has left, nothing takes it back. */
  isSent: boolean;
}

interface Deletions {
  /** The one that the user is being asked about. */
  asked: DeletionCandidate | null;
  /** Those that are not shown any more and that the server has not confirmed yet. */
  pending: Deletion[];
}

const noDeletions = (): Deletions => ({ asked: null, pending: [] });

const without = (pending: Deletion[], deletionId: string) =>
  pending.filter((deletion) => deletion.deletionId !== deletionId);

/** A deletion lies over the list like a change, and waits as long as it can be taken back. */
const deletionsSlice = createSlice({
  name: 'deletions',
  initialState: noDeletions,
  reducers: {
    deletionAsked: (deletions, { payload }: PayloadAction<DeletionCandidate>) => {
      deletions.asked = payload;
    },
    deletionDeclined: (deletions) => {
      deletions.asked = null;
    },
    deletionShown: ({ pending }, { payload }: PayloadAction<Omit<Deletion, 'isSent'>>) => ({
      asked: null,
      pending: [...pending, { ...payload, isSent: false }],
    }),
    deletionSent: (deletions, { payload: { deletionId } }: PayloadAction<Deletion>) => {
      for (const deletion of deletions.pending) {
        if (deletion.deletionId === deletionId) deletion.isSent = true;
      }
    },
    deletionSaved: (deletions, { payload: deletionId }: PayloadAction<string>) => {
      deletions.pending = without(deletions.pending, deletionId);
    },
    deletionTakenBack: (deletions, { payload: deletionId }: PayloadAction<string>) => {
      deletions.pending = without(deletions.pending, deletionId);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, noDeletions);
  },
  selectors: {
    selectDeletionAsked: (deletions) => deletions.asked,
    selectDeletions: (deletions) => deletions.pending,
  },
});

export const {
  deletionAsked,
  deletionDeclined,
  deletionShown,
  deletionSent,
  deletionSaved,
  deletionTakenBack,
} = deletionsSlice.actions;
export const { selectDeletionAsked, selectDeletions } = deletionsSlice.selectors;
export const deletionsReducer = deletionsSlice.reducer;
