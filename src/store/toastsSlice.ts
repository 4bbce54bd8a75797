import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastText } from '../texts/toastTexts';
import { sessionEnded, sessionExpired } from './sessionSlice';

export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast extends ToastText {
  id: string;
  kind: ToastKind;
}

/** The messages on the screen; one that is already there is not shown twice (spec section 9). */
const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (kind: ToastKind, { title, text }: ToastText) => ({
        payload: { id: nanoid(), kind, title, text },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        const isShown = toasts.some(
          ({ kind, title, text }) =>
            kind === payload.kind && title === payload.title && text === payload.text,
        );
        if (!isShown) toasts.push(payload);
      },
    },
    toastClosed: (toasts, { payload: id }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== id),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(sessionEnded, sessionExpired), () => []);
  },
  selectors: {
    selectToasts: (toasts) => toasts,
  },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
export const toastsReducer = toastsSlice.reducer;
