import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { moveApplication } from '../../../store/flows/moveApplication';
import { useAppDispatch } from '../../../store/hooks';
import { whenIdle } from '../../../ui/whenIdle';
import { focusActionsOf } from '../actions/focusActionsOf';
import { DraggingContext, type Dragging } from './DraggingContext';

/** Makes the cards in it draggable to the columns in it, once the board stands. */
export function DraggingProvider({ today, children }: { today: string; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [dragging, setDragging] = useState<Dragging | null>(null);

  useEffect(
    () =>
      whenIdle(() => {
        // Without it, cards move by their menu.
        import('./dragging').then(
          (dragging) => {
            startTransition(() => {
              setDragging(dragging);
            });
          },
          () => undefined,
        );
      }),
    [],
  );

  useEffect(
    () =>
      dragging?.watchDrops((application, status) => {
        void dispatch(moveApplication({ application, status, today }));
        focusActionsOf(application.id);
      }),
    [dragging, dispatch, today],
  );

  return <DraggingContext value={dragging}>{children}</DraggingContext>;
}
