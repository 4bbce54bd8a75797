import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectToasts, toastClosed } from '../store/toastsSlice';
import { whenIdle } from '../ui/whenIdle';
import { FaultBoundary } from './FaultBoundary';

const loadToastStack = async () => (await import('../ui/toasts/ToastStack')).ToastStack;

const ToastStack = lazy(async () => ({ default: await loadToastStack() }));

/** The messages of the store on the screen; their code comes when there is time, or need. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);
  const close = useCallback((id: string) => dispatch(toastClosed(id)), [dispatch]);
  useEffect(
    () =>
      whenIdle(() => {
        // Whether it is missing shows when there is something to say.
        loadToastStack().catch(() => undefined);
      }),
    [],
  );
  if (!isNeeded) return null;
  return (
    <FaultBoundary instead={null}>
      <Suspense>
        <ToastStack toasts={toasts} onClosed={close} />
      </Suspense>
    </FaultBoundary>
  );
}
