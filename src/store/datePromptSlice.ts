import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IsoDate, StatusDateField } from '../contract/dates';
import { isSessionOver } from './sessionSlice';
import { changeCorrected, changeForgotten } from './undoSlice';

/** A question for a date, with the date that is proposed. */
export type DatePrompt = { applicationId: number; date: IsoDate } & (
  | {
      /** A move has filled in the date that the new status needs. */
      kind: 'move';
      field: StatusDateField;
      undoId: string;
    }
  | { kind: 'followUp' }
);

interface DatePromptState {
  open: DatePrompt | null;
}

const closed = (): DatePromptState => ({ open: null });

const datePromptSlice = createSlice({
  name: 'datePrompt',
  initialState: closed,
  reducers: {
    dateAsked: (_prompt, { payload }: PayloadAction<DatePrompt>) => ({ open: payload }),
    dateAnswered: closed,
  },
  extraReducers: (builder) => {
    builder
      // The move that asks has been taken back, or has failed.
      .addCase(changeForgotten, (prompt, { payload: undoId }) =>
        prompt.open?.kind === 'move' && prompt.open.undoId === undoId ? closed() : prompt,
      )
      // The application had a date that was not known here.
      .addCase(changeCorrected, (prompt, { payload: { undoId, changesBack } }) =>
        prompt.open?.kind === 'move' &&
        prompt.open.undoId === undoId &&
        !Object.hasOwn(changesBack, prompt.open.field)
          ? closed()
          : prompt,
      )
      .addMatcher(isSessionOver, closed);
  },
  selectors: {
    selectDatePrompt: (prompt) => prompt.open,
  },
});

export const { dateAsked, dateAnswered } = datePromptSlice.actions;
export const { selectDatePrompt } = datePromptSlice.selectors;
export const datePromptReducer = datePromptSlice.reducer;
