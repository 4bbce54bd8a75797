import { useCallback, useDeferredValue, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectToasts, toastClosed } from '../store/toastsSlice';
import { changeTexts } from '../texts/changeTexts';
import { ToastStack } from '../ui/toasts/ToastStack';
import { useUndo } from './useUndo';

/** The messages of the store, with what can be done about them. */
export function ToastMessages() {
  const dispatch = useAppDispatch();
  const undo = useUndo();
  // What a message tells of is drawn first.
  const toasts = useDeferredValue(useAppSelector(selectToasts));
  const close = useCallback((id: string) => dispatch(toastClosed(id)), [dispatch]);
  const withActions = useMemo(
    () =>
      toasts.map(({ undoId, ...toast }) => ({
        ...toast,
        action: undoId
          ? { text: changeTexts.undo, run: () => undo(undoId) }
          : undefined,
      })),
    [toasts, undo],
  );
  return <ToastStack toasts={withActions} onClosed={close} />;
}
