import { applicationStatuses, type ApplicationStatus } from '../contract/status';
import type { StatusDateField } from '../contract/dates';

/** The columns of the board in their order (spec section 2). */
export const boardStatuses = ['DRAFT', 'APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED'] as const;

export type BoardStatus = (typeof boardStatuses)[number];

const dateOfStatus: Record<ApplicationStatus, StatusDateField | null> = {
  DRAFT: null,
  APPLIED: 'applied_on',
  INTERVIEW: 'interview_on',
  OFFER: 'offer_on',
  REJECTED: 'rejected_on',
  WITHDRAWN: null,
};

export function isApplicationStatus(status: string): status is ApplicationStatus {
  return (applicationStatuses as readonly string[]).includes(status);
}

export function isBoardStatus(status: string): status is BoardStatus {
  return (boardStatuses as readonly string[]).includes(status);
}

/** The date that a status can't be without (spec section 5), if it has one. */
export function requiredDate(status: string): StatusDateField | null {
  return isApplicationStatus(status) ? dateOfStatus[status] : null;
}
