import type { ShortcutAction } from '../domain/shortcuts';

/** The dialog that lists the shortcuts. */
export const shortcutTexts = {
  heading: 'Tastenkürzel',
  close: 'Schließen',
  keyColumn: 'Taste',
  actionColumn: 'Wirkung',
  /** What stands on the key; on a Mac it is another one. */
  control: 'Strg',
  controlOnMac: 'am Mac: ⌘',
  actions: {
    newApplication: 'Neue Bewerbung erfassen',
    search: 'Suchen (auf Board, Liste und Archiv)',
    board: 'Zum Board',
    list: 'Zur Liste',
    undo: 'Letzte Änderung zurücknehmen (auf Board, Liste und Archiv)',
    help: 'Diese Übersicht öffnen',
  } satisfies Record<ShortcutAction, string>,
  switch: 'Tastenkürzel einschalten',
  switchHint:
    'Ausgeschaltet wirken die einzelnen Tasten nicht mehr. Strg + Z nimmt weiterhin die letzte ' +
    'Änderung zurück. Die Wahl gilt für diesen Browser.',
} as const;
