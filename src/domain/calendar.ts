import { DateTime } from 'luxon';
import type { IsoDate } from '../contract/dates';

/** The calendar day of a moment in the zone that the moment carries. */
export function dayOf(moment: DateTime): IsoDate {
  return moment.toFormat('yyyy-MM-dd');
}

/** How long it takes from `moment` until its next day begins, in milliseconds. */
export function untilNextDay(moment: DateTime): number {
  return moment.plus({ days: 1 }).startOf('day').toMillis() - moment.toMillis();
}

/**
 * Spec section 9: a follow-up is due when its date is on or before today.
 * Both are whole days, so that they compare as text whatever the time zone.
 */
export function isDue(followUpOn: IsoDate | null, today: IsoDate): boolean {
  return followUpOn !== null && followUpOn !== '' && followUpOn.slice(0, 10) <= today;
}

function format(value: string, pattern: string): string {
  const date = DateTime.fromISO(value);
  return date.isValid ? date.toFormat(pattern) : value;
}

/** A day or a moment as `dd.MM.yy`, as on the cards; a moment is shown as the day it is here. */
export function formatShortDate(value: string): string {
  return format(value, 'dd.MM.yy');
}

/** A day or a moment as `dd.MM.yyyy`, as for follow-ups. */
export function formatLongDate(value: string): string {
  return format(value, 'dd.MM.yyyy');
}
