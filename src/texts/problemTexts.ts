import { minimumPasswordLength } from '../contract/limits';
import type { Problem } from '../domain/problems';

/** The words to each problem; those of spec section 5 are given there. */
export const problemTexts: Record<Problem, string> = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  website: 'Bitte geben Sie eine gültige Adresse ein, die mit https:// oder http:// beginnt.',
  date: 'Bitte geben Sie ein gültiges Datum ein.',
  passwordTooShort: `Das Passwort muss mindestens ${minimumPasswordLength} Zeichen lang sein.`,
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  nameIncomplete:
    'Bitte füllen Sie entweder Vor- und Nachname aus, oder lassen Sie beide Felder leer.',
  companyNameRequired: 'Firmenname ist ein Pflichtfeld.',
  industryRequired: 'Branche ist ein Pflichtfeld.',
  applied_onRequired: 'Bitte geben Sie das Bewerbungsdatum ein.',
  interview_onRequired: 'Bitte geben Sie das Interview-Datum ein.',
  offer_onRequired: 'Bitte geben Sie das Angebotsdatum ein.',
  rejected_onRequired: 'Bitte geben Sie das Ablehnungsdatum ein.',
};
