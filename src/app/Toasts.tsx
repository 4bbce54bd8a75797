import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { undoChange } from '../store/flows/undoChange';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectToasts, toastClosed } from '../store/toastsSlice';
import { changeTexts } from '../texts/changeTexts';
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
  const withActions = useMemo(
    () =>
      toasts.map(({ undoId, ...toast }) => ({
        ...toast,
        action: undoId
          ? { text: changeTexts.undo, run: () => void dispatch(undoChange(undoId)) }
          : undefined,
      })),
    [toasts, dispatch],
  );
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
        <ToastStack toasts={withActions} onClosed={close} />
      </Suspense>
    </FaultBoundary>
  );
}
