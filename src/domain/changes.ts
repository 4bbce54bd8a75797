import type { IsoDate } from '../contract/dates';
import type {
  Application,
  ApplicationListItem,
  ApplicationUpdatePayload,
} from '../contract/schemas';
import { requiredDate } from './status';

const changeableFields = [
  'status',
  'applied_on',
  'interview_on',
  'offer_on',
  'rejected_on',
  'follow_up_on',
] as const;

type Changeable = Pick<ApplicationListItem, (typeof changeableFields)[number]>;

/** What a move, a follow-up or their undoing changes of an application. */
export type ApplicationChanges = Partial<Changeable>;

function pick(
  fields: ApplicationChanges,
  isWanted: (field: keyof Changeable) => boolean,
): ApplicationChanges {
  return Object.fromEntries(
    changeableFields
      .filter((field) => Object.hasOwn(fields, field) && isWanted(field))
      .map((field) => [field, fields[field]]),
  );
}

/** A change as it is meant; a proposal only counts where the application has nothing yet. */
export interface IntendedChange {
  changes: ApplicationChanges;
  proposals?: ApplicationChanges;
}

/** A move: the status, and today as a proposal for the date that it needs. */
export function move(status: string, today: IsoDate): IntendedChange {
  const field = requiredDate(status);
  return { changes: { status }, ...(field && { proposals: { [field]: today } }) };
}

/** What an intended change means for an application as it is. */
export function changesFor(
  application: Changeable,
  { changes, proposals = {} }: IntendedChange,
): ApplicationChanges {
  return { ...pick(proposals, (field) => !application[field]), ...changes };
}

/** What takes the changes back again. */
export function changesBack(
  application: Changeable,
  changes: ApplicationChanges,
): ApplicationChanges {
  return pick(application, (field) => Object.hasOwn(changes, field));
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
