import type { StatusDateField } from '../contract/dates';
import type { BoardStatus } from '../domain/status';

/** The board (spec section 2). */
export const boardTexts = {
  heading: 'Meine Bewerbungen',
  columns: {
    DRAFT: 'Entwürfe',
    APPLIED: 'Beworben',
    INTERVIEW: 'Interview',
    OFFER: 'Angebote',
    REJECTED: 'Abgelehnt',
  } satisfies Record<BoardStatus, string>,
  countUnit: (count: number) => (count === 1 ? 'Bewerbung' : 'Bewerbungen'),
  emptyColumn: 'Keine Bewerbungen',
  dates: {
    applied_on: 'Beworben am',
    interview_on: 'Interview am',
    offer_on: 'Angebot vom',
    rejected_on: 'Abgelehnt am',
    created_at: 'Erstellt am',
  } satisfies Record<StatusDateField | 'created_at', string>,
  followUp: (date: string) => `Nachhaken: ${date}`,
  due: 'fällig',
  dueCount: (count: number) => `${count} Wiedervorlage fällig!`,
  details: 'Details / Bearbeiten',
  loadFailed: 'Error loading applications.',
  empty: {
    text: 'Noch keine Bewerbungen erfasst.',
    lead: 'In zwei Schritten zu Ihrem Überblick:',
    companyStep: 'Legen Sie zuerst die Firma an, bei der Sie sich bewerben möchten.',
    applicationStep: 'Erfassen Sie dann Ihre Bewerbung bei dieser Firma.',
  },
} as const;
