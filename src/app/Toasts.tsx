import { lazy, Suspense, useEffect, useState } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectToasts } from '../store/toastsSlice';
import { whenIdle } from '../ui/whenIdle';
import { FaultBoundary } from './FaultBoundary';

const loadMessages = async () => (await import('./ToastMessages')).ToastMessages;

const ToastMessages = lazy(async () => ({ default: await loadMessages() }));

/** The messages on the screen; their code comes when there is time, or need. */
export function Toasts() {
  const hasMessages = useAppSelector((state) => selectToasts(state).length > 0);
  const [isNeeded, setNeeded] = useState(false);
  if (hasMessages && !isNeeded) setNeeded(true);
  useEffect(
    () =>
      whenIdle(() => {
        // Whether it is missing shows when there is something to say.
        loadMessages().catch(() => undefined);
      }),
    [],
  );
  if (!isNeeded) return null;
  return (
    <FaultBoundary instead={null}>
      <Suspense>
        <ToastMessages />
      </Suspense>
    </FaultBoundary>
  );
}
