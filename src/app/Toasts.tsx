import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectToasts, toastClosed } from '../store/toastsSlice';
import { ToastStack } from '../ui/toasts/ToastStack';

/** The messages of the store on the screen. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const close = useCallback((id: string) => dispatch(toastClosed(id)), [dispatch]);
  return <ToastStack toasts={useAppSelector(selectToasts)} onClosed={close} />;
}
