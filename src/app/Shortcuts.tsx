import { lazy, Suspense } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectShortcutHelpOpen } from '../store/shortcutsSlice';
import { useShortcuts } from './useShortcuts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}));

/** The shortcuts of a member, and the dialog that lists them. */
export function Shortcuts() {
  useShortcuts();
  const helpOpen = useAppSelector(selectShortcutHelpOpen);
  return <Suspense>{helpOpen && <ShortcutsDialog />}</Suspense>;
}
