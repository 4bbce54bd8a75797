/** What surrounds the screens: navigation, footer, faults, loading. */
export const frameTexts = {
  productName: 'Bewerbungen',
  skipToContent: 'Zum Inhalt springen',
  navigation: {
    name: 'Hauptnavigation',
    board: 'Meine Bewerbungen',
    newApplication: 'Neue Bewerbung',
    newCompany: 'Neue Firma',
    account: 'Konto',
    logout: 'Logout',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
  },
  colorScheme: {
    name: 'Farbschema',
    system: 'Farbschema: wie das System',
    light: 'Farbschema: hell',
    dark: 'Farbschema: dunkel',
  },
  footer: {
    name: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    shortcuts: 'Tastenkürzel',
  },
  back: 'Zurück',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  toasts: { name: 'Meldungen', close: 'Meldung schließen' },
  fault: {
    heading: 'Da ist etwas schiefgegangen',
    text: 'Diese Seite konnte nicht angezeigt werden. Was Sie gespeichert haben, ist sicher.',
    reload: 'Neu laden',
    toBoard: 'Zu „Meine Bewerbungen“',
  },
  unsaved: {
    heading: 'Ungespeicherte Eingaben verwerfen?',
    text: 'Wenn Sie diese Seite verlassen, gehen Ihre Eingaben verloren.',
    stay: 'Weiter bearbeiten',
    leave: 'Verwerfen',
  },
} as const;
