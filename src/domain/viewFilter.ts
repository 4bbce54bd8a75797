import type { IsoDate } from '../contract/dates';
import type { ApplicationListItem } from '../contract/schemas';
import type { BoardView } from './boardView';
import { daysLater, isDue, localDay } from './calendar';
import { contactName } from './contactName';
import { isFoundIn, searchKey, searchSpellings } from './search';
import { statusDate } from './statusDate';

/** The keys by application: made at the first search, kept while the application is the same. */
const keys = new WeakMap<ApplicationListItem, string>();

function keyOf(application: ApplicationListItem): string {
  let key = keys.get(application);
  if (key === undefined) {
    const { job_title, company, contact } = application;
    key = searchKey(job_title, company.name, contact ? contactName(contact) : '');
    keys.set(application, key);
  }
  return key;
}

/** Makes ready for the first search, in a moment when nothing else is to do. */
export function prepareSearch(applications: readonly ApplicationListItem[]): void {
  for (const application of applications) keyOf(application);
}

function isBetween(value: string, first: IsoDate, last: IsoDate): boolean {
  const day = localDay(value);
  return day !== null && day >= first && day <= last;
}

/** Whether an application is in the view: found by title, company or contact, and let through. */
export function createViewFilter(
  { search, companyId, dueOnly, span }: BoardView,
  today: IsoDate,
): (application: ApplicationListItem) => boolean {
  const spellings = searchSpellings(search);
  const since = span && daysLater(today, -span);
  return (application) =>
    (spellings.length === 0 ||
      spellings.some((words) => isFoundIn(keyOf(application), words))) &&
    (companyId === null || application.company.id === companyId) &&
    (!dueOnly || isDue(application.follow_up_on, today)) &&
    (since === null || isBetween(statusDate(application).value, since, today));
}
