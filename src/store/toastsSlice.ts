import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastText } from '../texts/toastTexts';
import { deletionSent } from './deletionsSlice';
import { isSessionOver } from './sessionSlice';
import { changeForgotten } from './undoSlice';

export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast extends ToastText {
  id: string;
  kind: ToastKind;
  /** The change that can be taken back from this message. */
  undoId: string | undefined;
}

/** The messages on the screen; one that is already there is not shown twice (spec section 9). */
const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (kind: ToastKind, { title, text }: ToastText, undoId?: string) => ({
        payload: { id: nanoid(), kind, title, text, undoId },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        const isShown = toasts.some(
          ({ kind, title, text, undoId }) =>
            kind === payload.kind &&
            title === payload.title &&
            text === payload.text &&
            undoId === payload.undoId,
        );
        if (!isShown) toasts.push(payload);
      },
    },
    toastClosed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  extraReducers: (builder) => {
    builder
      // What can't be taken back any more is not offered any longer.
      .addCase(changeForgotten, (toasts, { payload: undoId }) =>
        toasts.filter((toast) => toast.undoId !== undoId),
      )
      .addCase(deletionSent, (toasts, { payload: { deletionId } }) =>
        toasts.filter((toast) => toast.undoId !== deletionId),
      )
      .addMatcher(isSessionOver, () => []);
  },
  selectors: {
    selectToasts: (toasts) => toasts,
  },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
export const toastsReducer = toastsSlice.reducer;
