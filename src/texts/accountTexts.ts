import { minimumPasswordLength, sessionLifetimeDays } from '../contract/limits';
import type { ToastText } from './toastTexts';

/** The page of the account, where the server offers one. */
export const accountTexts = {
  heading: 'Konto',
  signedInAs: (username: string, email: string) => `Angemeldet als ${username} (${email})`,
  loadFailed: 'Ihr Konto konnte nicht geladen werden.',
  demo:
    'Das Demo-Konto teilen sich alle Besucher. Darum lassen sich sein Passwort und seine ' +
    'Sitzungen hier nicht ändern, und es lässt sich nicht löschen.',
  password: {
    heading: 'Passwort ändern',
    fields: {
      old_password: 'Bisheriges Passwort',
      new_password: 'Neues Passwort',
      repeated_password: 'Neues Passwort wiederholen',
    },
    newHint: `Mindestens ${minimumPasswordLength} Zeichen`,
    effect: 'Auf allen anderen Geräten werden Sie dabei abgemeldet.',
    submit: 'Passwort ändern',
    failed: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es später erneut.',
    changed: {
      title: 'Passwort geändert',
      text: 'Ab jetzt gilt Ihr neues Passwort. Alle anderen Sitzungen sind beendet.',
    } satisfies ToastText,
  },
  sessions: {
    heading: 'Sitzungen',
    intro:
      `Hier sind Sie angemeldet. Eine Sitzung, die ${sessionLifetimeDays} Tage lang niemand nutzt, ` +
      'endet von selbst.',
    loadFailed: 'Ihre Sitzungen konnten nicht geladen werden.',
    unknownDevice: 'Unbekanntes Gerät',
    current: 'Diese Sitzung',
    times: (begun: string, used: string) => `Angemeldet am ${begun} Uhr, zuletzt genutzt am ${used}`,
    end: 'Abmelden',
    endNamed: (device: string, begun: string) => `${device}, angemeldet am ${begun} Uhr: Abmelden`,
    endAll: 'Überall abmelden',
    endAllHint: 'Beendet alle Sitzungen, auch diese.',
    ended: { title: 'Abgemeldet', text: 'Die Sitzung ist beendet.' } satisfies ToastText,
    endFailed: {
      title: 'Nicht abgemeldet',
      text: 'Das hat nicht geklappt. Bitte versuchen Sie es später erneut.',
    } satisfies ToastText,
    allEnded: {
      title: 'Abgemeldet',
      text: 'Sie sind jetzt überall abgemeldet.',
    } satisfies ToastText,
  },
  data: {
    heading: 'Meine Daten',
    intro:
      'Alles, was zu Ihrem Konto gespeichert ist, in einer JSON-Datei: Konto, Sitzungen, Firmen, ' +
      'Kontaktpersonen und Bewerbungen mit Notizen.',
    download: 'Meine Daten herunterladen',
    downloaded: (fileName: string): ToastText => ({
      title: 'Daten heruntergeladen',
      text: `Alles über Sie steht in der Datei „${fileName}“.`,
    }),
    failed: {
      title: 'Nicht heruntergeladen',
      text: 'Ihre Daten konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
    } satisfies ToastText,
  },
  deletion: {
    heading: 'Konto löschen',
    intro:
      'Mit dem Konto wird alles gelöscht, was dazugehört: Bewerbungen, Notizen, Firmen, ' +
      'Kontaktpersonen und Sitzungen. Das lässt sich nicht rückgängig machen.',
    open: 'Konto löschen …',
    question: 'Konto endgültig löschen?',
    text: 'Alle Bewerbungen, Notizen, Firmen und Kontaktpersonen gehen verloren. Bitte bestätigen Sie es mit Ihrem Passwort.',
    fields: { password: 'Passwort' },
    cancel: 'Abbrechen',
    accept: 'Endgültig löschen',
    failed: 'Das Konto konnte nicht gelöscht werden. Bitte versuchen Sie es später erneut.',
    deleted: {
      title: 'Konto gelöscht',
      text: 'Ihr Konto und alles, was dazugehörte, ist gelöscht.',
    } satisfies ToastText,
  },
} as const;
