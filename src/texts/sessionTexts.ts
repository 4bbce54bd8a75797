import { minimumPasswordLength } from '../contract/limits';

/** Login and registration (spec sections 2 and 8). */
export const sessionTexts = {
  login: {
    heading: 'Anmelden',
    intro: 'Schön, dass Sie da sind. Behalten Sie Ihre Bewerbungen im Blick.',
    submit: 'Anmelden',
    registerQuestion: 'Noch kein Konto?',
    registerLink: 'Registrieren',
    failed: 'Login fehlgeschlagen. Überprüfen Sie E-Mail und Passwort.',
  },
  demo: {
    heading: 'Demo ausprobieren',
    hint: 'Sehen Sie sich um, ohne ein Konto anzulegen: mit dem Demo-Konto, das alle Besucher teilen.',
    fill: 'Demo-Zugang einsetzen',
  },
  registration: {
    heading: 'Registrieren',
    intro: 'Ein Konto für alle Bewerbungen, Firmen und Kontaktpersonen.',
    submit: 'Registrieren',
    loginQuestion: 'Schon registriert?',
    loginLink: 'Anmelden',
    passwordHint: `Mindestens ${minimumPasswordLength} Zeichen`,
    failed: 'Registrierung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
  },
  fields: {
    username: 'Benutzername',
    email: 'E-Mail',
    password: 'Passwort',
    repeated_password: 'Passwort wiederholen',
  },
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
} as const;
