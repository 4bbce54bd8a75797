import { useCallback } from 'react';
import { focusActionsOf } from '../features/board/actions/focusActionsOf';
import { undoChange } from '../store/flows/undoChange';
import { useAppStore } from '../store/hooks';
import { selectToUndo } from '../store/undoSlice';

/** Takes back one change or deletion, or the latest; the focus goes to its application. */
export function useUndo(): (undoId?: string) => void {
  const store = useAppStore();
  return useCallback(
    (undoId) => {
      const change = selectToUndo(store.getState(), undoId);
      if (!change) return;
      void store.dispatch(undoChange(change.undoId));
      focusActionsOf(change.applicationId);
    },
    [store],
  );
}
