function duration(seconds: number): string {
  if (seconds === 1) return 'eine Sekunde';
  return seconds <= 90 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`;
}

/** The words that only the server says; what forms say too stands in src/texts. */
export const serverTexts = {
  notAuthenticated: 'Bitte melden Sie sich an.',
  loginFailed: 'Login fehlgeschlagen. Überprüfen Sie E-Mail und Passwort.',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  wrongPassword: 'Das Passwort ist nicht richtig.',
  commonPassword:
    'Dieses Passwort gehört zu den häufigsten und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  passwordIsName:
    'Das Passwort darf nicht Ihr Benutzername oder Ihre E-Mail-Adresse sein. Bitte wählen Sie ein anderes.',
  demoIsShared:
    'Das Demo-Konto teilen sich alle Besucher. Sein Passwort und seine Sitzungen lassen sich nicht ' +
    'ändern, und es lässt sich nicht löschen.',
  browserOnSystem: (browser: string, system: string) => `${browser} auf ${system}`,
  notFound: 'Nicht gefunden.',
  companyNotFound: 'Diese Firma gibt es nicht.',
  contactNotFound: 'Diese Kontaktperson gibt es nicht.',
  noteNotFound: 'Diese Notiz gibt es nicht.',
  noteTwice: 'Eine der Notizen kommt zweimal vor.',
  sessionNotFound: 'Diese Sitzung gibt es nicht.',
  applicationNotFound: 'Diese Bewerbung gibt es nicht.',
  applicationChanged:
    'Diese Bewerbung wurde inzwischen geändert. Bitte laden Sie sie neu, bevor Sie sie speichern.',
  contactOfOtherCompany: 'Diese Kontaktperson gehört zu einer anderen Firma.',
  tooLong: 'Diese Eingabe ist zu lang.',
  tooMany: 'Das sind zu viele Einträge.',
  unknownChoice: 'Diese Auswahl gibt es nicht.',
  invalidValue: 'Dieser Wert ist ungültig.',
  malformed: 'Die Anfrage ist nicht lesbar.',
  storageFull:
    'Ihr Speicherplatz ist voll. Bitte kürzen Sie Notizen oder löschen Sie Bewerbungen, ' +
    'die Sie nicht mehr brauchen, und speichern Sie dann erneut.',
  tooLarge: 'Die Anfrage ist zu groß.',
  unsupportedMediaType: 'Die Anfrage muss aus JSON bestehen.',
  refused: 'Die Anfrage kann so nicht beantwortet werden.',
  tooBusy:
    'Der Server ist gerade ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.',
  tooSlow: 'Die Anfrage kam zu langsam an.',
  headersTooLarge: 'Die Anfrage hat zu lange Kopfzeilen.',
  unexpected: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  databaseUnreachable:
    'Der Server erreicht seine Daten gerade nicht. Bitte versuchen Sie es in Kürze erneut.',
  databaseFull:
    'Der Server hat keinen Speicherplatz mehr. Bitte versuchen Sie es später erneut oder sagen Sie dem Betreiber Bescheid.',
  tooManyAttempts: (seconds: number) =>
    `Zu viele Versuche. Bitte warten Sie ${duration(seconds)} und versuchen Sie es dann erneut.`,
};
