/** What this browser remembers of the user's wishes, whoever is logged in. */
export interface Preferences {
  shortcutsEnabled(): boolean;
  rememberShortcutsEnabled(enabled: boolean): void;
}

const shortcutsKey = 'shortcuts';

export function browserPreferences(storage: Pick<Storage, 'getItem' | 'setItem'>): Preferences {
  return {
    shortcutsEnabled: () => storage.getItem(shortcutsKey) !== 'off',
    rememberShortcutsEnabled: (enabled) => storage.setItem(shortcutsKey, enabled ? 'on' : 'off'),
  };
}
