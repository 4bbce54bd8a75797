import type { ApplicationStatus } from '../contract/status';

/** What a form calls a status, and what our own server calls it (`status_display`). */
export const statusLabels: Record<ApplicationStatus, string> = {
  DRAFT: 'Entwurf',
  APPLIED: 'Beworben',
  INTERVIEW: 'Interview',
  OFFER: 'Angebot erhalten',
  REJECTED: 'Abgelehnt',
  WITHDRAWN: 'Zurückgezogen',
};
