import type { History } from 'history';
import { useEffect } from 'react';
import { addressOfView } from '../domain/boardView';
import { hasView, paths } from '../domain/paths';
import { shortcutOf, type ShortcutAction } from '../domain/shortcuts';
import { selectBoardView } from '../store/boardViewSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectShortcutsEnabled, shortcutHelpOpened } from '../store/shortcutsSlice';
import { useHistory } from '../ui/HistoryContext';
import { searchFieldId } from '../ui/searchFieldId';
import { useUndo } from './useUndo';

const typingPlaces =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const openLayers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key belongs to what has the focus, or to what lies over the page. */
function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(typingPlaces) !== null;
  return defaultPrevented || isTyping || document.querySelector(openLayers) !== null;
}

function go(history: History, pathname: string, search = '') {
  if (history.location.pathname !== pathname) history.push({ pathname, search: search && `?${search}` });
}

/** The keys of a member (src/domain/shortcuts.ts), in this one place. */
export function useShortcuts(): void {
  const dispatch = useAppDispatch();
  const undo = useUndo();
  const history = useHistory();
  const enabled = useAppSelector(selectShortcutsEnabled);
  // As in the links between the views, search and filters go along.
  const view = addressOfView(useAppSelector(selectBoardView));

  useEffect(() => {
    /** Tells whether there was anything to do here. */
    const actions: Record<ShortcutAction, () => boolean> = {
      newApplication: () => {
        go(history, paths.newApplication);
        return true;
      },
      board: () => {
        go(history, paths.board, view);
        return true;
      },
      list: () => {
        go(history, paths.list, view);
        return true;
      },
      search: () => {
        const field = document.getElementById(searchFieldId);
        field?.focus();
        return field !== null;
      },
      undo: () => {
        if (!hasView(history.location.pathname)) return false;
        undo();
        return true;
      },
      help: () => {
        dispatch(shortcutHelpOpened());
        return true;
      },
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = shortcutOf(event, enabled);
      if (!action || isTaken(event)) return;
      // The key itself must not end up in the field that it leads to.
      if (actions[action]()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, view, history, undo, dispatch]);
}
