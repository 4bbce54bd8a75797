import type { ApplicationFields } from '../domain/applicationForm';

/** The application form (spec section 2, design section 3). */
export const applicationTexts = {
  createHeading: 'Neue Bewerbung',
  editHeading: 'Bewerbung bearbeiten',
  sections: {
    application: 'Bewerbung',
    progress: 'Status und Termine',
    company: 'Firma',
    contact: 'Kontaktperson',
    notes: 'Notizen',
  },
  fields: {
    job_title: 'Jobtitel',
    salary_expectation: 'Gehaltsvorstellung',
    company_id: 'Firma',
    contact_id: 'Kontaktperson',
    status: 'Status',
    applied_on: 'Bewerbungsdatum',
    interview_on: 'Interview-Datum',
    offer_on: 'Angebotsdatum',
    rejected_on: 'Ablehnungsdatum',
    follow_up_on: 'Wiedervorlage',
  } satisfies Record<keyof ApplicationFields, string>,
  hints: {
    salary_expectation: 'Zum Beispiel „55.000 € im Jahr“ oder „VB“',
    follow_up_on: 'An diesem Tag erinnert Sie das Board ans Nachhaken.',
    company_id: 'Die Firma einer Bewerbung lässt sich nicht mehr ändern.',
    companyShared: 'Änderungen gelten für alle Bewerbungen bei dieser Firma.',
  },
  chooseCompany: 'Firma wählen oder suchen',
  noCompanyMatches: 'Keine Firma gefunden',
  noCompanies: 'Sie haben noch keine Firma angelegt.',
  newCompany: 'Neue Firma',
  noContact: 'Keine Kontaktperson',
  companiesLoadFailed: 'Die Firmen konnten nicht geladen werden.',
  contactsLoadFailed: 'Die Kontaktpersonen konnten nicht geladen werden.',
  note: 'Notiz',
  addNote: 'Notiz hinzufügen',
  removeNote: (position: number) => `Notiz ${position} entfernen`,
  noNotes: 'Noch keine Notizen.',
  missing:
    'Nicht gespeichert: Die Bewerbung oder etwas, das zu ihr gehört, wurde inzwischen gelöscht.',
  save: 'Speichern',
  cancel: 'Abbrechen',
} as const;
