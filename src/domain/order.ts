import type { ApplicationListItem } from '../contract/schemas';
import { applicationStatuses } from '../contract/status';
import type { SortDirection, SortKey, SortOrder } from './boardView';
import { isApplicationStatus } from './status';
import { statusDate } from './statusDate';

const german = new Intl.Collator('de', { sensitivity: 'base', numeric: true });

/** 1 for ascending, -1 for descending. */
type Sign = 1 | -1;

type Compare = (a: ApplicationListItem, b: ApplicationListItem, sign: Sign) => number;

const timeOf = ({ created_at }: ApplicationListItem) => Date.parse(created_at);

/** The order that all others start from (spec section 2), whatever order they come in. */
export function newestFirst(applications: readonly ApplicationListItem[]): ApplicationListItem[] {
  return applications
    .map((application) => ({ application, time: timeOf(application) }))
    .sort((a, b) => b.time - a.time || b.application.id - a.application.id)
    .map(({ application }) => application);
}

function compareDays(a: string, b: string): number {
  const [dayA, dayB] = [a.slice(0, 10), b.slice(0, 10)];
  return dayA === dayB ? 0 : dayA < dayB ? -1 : 1;
}

/** Those without a follow-up come last, in either direction. */
const byFollowUp: Compare = (a, b, sign) => {
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

const byCreation: Compare = (a, b, sign) => sign * (timeOf(a) - timeOf(b) || a.id - b.id);

const comparisons: Record<SortKey, Compare> = {
  title: (a, b, sign) => sign * german.compare(a.job_title, b.job_title),
  company: (a, b, sign) => sign * german.compare(a.company.name, b.company.name),
  status: (a, b, sign) =>
    sign *
    (placeOf(a.status) - placeOf(b.status) || german.compare(a.status_display, b.status_display)),
  statusDate: (a, b, sign) => sign * compareDays(statusDate(a).value, statusDate(b).value),
  followUp: byFollowUp,
  created: byCreation,
};

const signOf = (direction: SortDirection): Sign => (direction === 'ascending' ? 1 : -1);

/**
 * Applications in the order of a view; what is equal in it stands newest first,
 * in either direction.
 *
 * @param applications newest first
 */
export function inOrder(
  applications: readonly ApplicationListItem[],
  { sort, direction }: SortOrder,
): readonly ApplicationListItem[] {
  if (sort === 'created') return direction === 'descending' ? applications : [...applications].reverse();
  const [compare, sign] = [comparisons[sort], signOf(direction)];
  return [...applications].sort((a, b) => compare(a, b, sign));
}

/** What a change on the board can alter, and so the place of an application in these orders. */
const changeable: ReadonlySet<SortKey> = new Set<SortKey>(['status', 'statusDate', 'followUp']);

/** Puts a few that have changed into their places, among many that stand in theirs already. */
export function restoreOrder(applications: ApplicationListItem[], { sort, direction }: SortOrder): void {
  if (!changeable.has(sort)) return;
  const [compare, sign] = [comparisons[sort], signOf(direction)];
  applications.sort((a, b) => compare(a, b, sign) || byCreation(a, b, -1));
}
