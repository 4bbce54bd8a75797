import type { ApplicationListItem } from '../contract/schemas';
import { applicationStatuses } from '../contract/status';
import type { SortKey, SortOrder } from './boardView';
import { isApplicationStatus } from './status';
import { statusDate } from './statusDate';

const german = new Intl.Collator('de', { sensitivity: 'base', numeric: true });

type Compare = (a: ApplicationListItem, b: ApplicationListItem) => number;

/** Creation as a number; a list is sorted over and over, and parsing is slow. */
const created = new WeakMap<ApplicationListItem, number>();

function createdAt(application: ApplicationListItem): number {
  let time = created.get(application);
  if (time === undefined) {
    time = Date.parse(application.created_at);
    created.set(application, time);
  }
  return time;
}

/** 1 for ascending, -1 for descending. */
type Sign = 1 | -1;

type CompareInDirection = (a: ApplicationListItem, b: ApplicationListItem, sign: Sign) => number;

const byCreation: CompareInDirection = (a, b, sign) =>
  sign * (createdAt(a) - createdAt(b) || a.id - b.id);

/** What is equal otherwise stands newest first, in either direction. */
const newestFirst: Compare = (a, b) => byCreation(a, b, -1);

function compareDays(a: string, b: string): number {
  const [dayA, dayB] = [a.slice(0, 10), b.slice(0, 10)];
  return dayA === dayB ? 0 : dayA < dayB ? -1 : 1;
}

/** Those without a follow-up come last, in either direction. */
const byFollowUp: CompareInDirection = (a, b, sign) => {
  const [dayA, dayB] = [a.follow_up_on, b.follow_up_on];
  if (dayA && dayB) return sign * compareDays(dayA, dayB);
  return Number(!dayA) - Number(!dayB);
};

/** The place of a status in a search; what only the provider knows comes after all others. */
function placeOf(status: string): number {
  return isApplicationStatus(status)
    ? applicationStatuses.indexOf(status)
    : applicationStatuses.length;
}

const comparisons: Record<SortKey, CompareInDirection> = {
  title: (a, b, sign) => sign * german.compare(a.job_title, b.job_title),
  company: (a, b, sign) => sign * german.compare(a.company.name, b.company.name),
  status: (a, b, sign) =>
    sign *
    (placeOf(a.status) - placeOf(b.status) || german.compare(a.status_display, b.status_display)),
  statusDate: (a, b, sign) => sign * compareDays(statusDate(a).value, statusDate(b).value),
  followUp: byFollowUp,
  created: byCreation,
};

/** The comparison for the order of a view. */
export function orderOf({ sort, direction }: SortOrder): Compare {
  const compare = comparisons[sort];
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => compare(a, b, sign) || newestFirst(a, b);
}
