export type ShortcutAction = 'newApplication' | 'search' | 'board' | 'list' | 'help' | 'undo';

export interface Shortcut {
  action: ShortcutAction;
  key: string;
  /** With Ctrl, or Cmd on a Mac. A key alone can be switched off (WCAG 2.1.4). */
  withControl: boolean;
}

export const shortcuts: readonly Shortcut[] = [
  { action: 'newApplication', key: 'n', withControl: false },
  { action: 'search', key: '/', withControl: false },
  { action: 'board', key: 'b', withControl: false },
  { action: 'list', key: 'l', withControl: false },
  { action: 'undo', key: 'z', withControl: true },
  { action: 'help', key: '?', withControl: false },
];

/** What a keyboard event tells of the keys. */
export type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

const isLetter = (key: string) => /^[a-z]$/i.test(key);

/**
 * The shortcut that was pressed, if any. Shift belongs to some of the signs (on a
 * German keyboard to `/` and `?`), so it is no modifier there.
 */
export function shortcutOf(keys: Keys, singleKeysEnabled: boolean): ShortcutAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = keys;
  if (altKey || repeat || isComposing || (ctrlKey && metaKey)) return null;
  if (shiftKey && isLetter(key)) return null;
  const withControl = ctrlKey || metaKey;
  if (!withControl && !singleKeysEnabled) return null;
  // With Caps Lock on, a letter arrives as a capital.
  const pressed = key.toLowerCase();
  const shortcut = shortcuts.find(
    (candidate) => candidate.key === pressed && candidate.withControl === withControl,
  );
  return shortcut?.action ?? null;
}
