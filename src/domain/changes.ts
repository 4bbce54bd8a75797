import type { IsoDate } from '../contract/dates';
import type {
  Application,
  ApplicationListItem,
  ApplicationUpdatePayload,
} from '../contract/schemas';
import { requiredDate } from './status';

/** What a move, a follow-up or their undoing changes of an application. */
export type ApplicationChanges = Partial<
  Pick<
    ApplicationListItem,
    'status' | 'applied_on' | 'interview_on' | 'offer_on' | 'rejected_on' | 'follow_up_on'
  >
>;

/**
 * The changes of a move: the status, and today for the date that it needs where
 * the application has none yet.
 */
export function changesOfMove(
  application: ApplicationListItem,
  status: string,
  today: IsoDate,
): ApplicationChanges {
  const field = requiredDate(status);
  return field && !application[field] ? { status, [field]: today } : { status };
}

/** What takes the changes back again. */
export function changesBack(
  application: ApplicationListItem,
  changes: ApplicationChanges,
): ApplicationChanges {
  const { status, applied_on, interview_on, offer_on, rejected_on, follow_up_on } = application;
  const former = { status, applied_on, interview_on, offer_on, rejected_on, follow_up_on };
  return Object.fromEntries(
    Object.entries(former).filter(([field]) => Object.hasOwn(changes, field)),
  );
}

/** The full payload of a PUT that keeps everything but the changes (design section 4). */
export function payloadWithChanges(
  detail: Application,
  changes: ApplicationChanges,
): ApplicationUpdatePayload {
  return {
    job_title: detail.job_title,
    salary_expectation: detail.salary_expectation,
    company_id: detail.company.id,
    contact_id: detail.contact?.id ?? null,
    status: detail.status,
    applied_on: detail.applied_on,
    interview_on: detail.interview_on,
    offer_on: detail.offer_on,
    rejected_on: detail.rejected_on,
    follow_up_on: detail.follow_up_on,
    notes: detail.notes.map(({ id, text }) => ({ id, text })),
    ...changes,
  };
}
