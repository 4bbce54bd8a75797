import type { CompanyValues } from '../domain/companyForm';
import type { ContactValues } from '../domain/contactForm';

/** Companies and contact persons (spec section 2, design section 3). */
export const companyTexts = {
  heading: 'Neue Firma',
  sections: { company: 'Firma', contact: 'Kontaktperson (optional)' },
  fields: {
    name: 'Firmenname',
    industry: 'Branche',
    website: 'Website',
  } satisfies Record<keyof CompanyValues, string>,
  hints: {
    industry: 'Zum Beispiel „Software“ oder „Pflege“',
    website: 'Beginnt mit https://',
  },
  openWebsite: 'Website öffnen (neuer Tab)',
  save: 'Speichern',
  cancel: 'Abbrechen',
} as const;

export const contactTexts = {
  fields: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    position: 'Position',
    phone: 'Telefon',
  } satisfies Record<keyof ContactValues, string>,
  hint: 'Eine Kontaktperson wird gespeichert, sobald Vor- und Nachname ausgefüllt sind.',
  notSaved: 'Ohne Vor- und Nachnamen werden diese Angaben nicht gespeichert.',
  willBeDeleted: 'Beim Speichern wird diese Kontaktperson gelöscht.',
} as const;
