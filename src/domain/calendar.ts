import { DateTime, Settings } from 'luxon';
import type { IsoDate } from '../contract/dates';
import { isCalendarDate } from './formats';

// No date here depends on the browser's language, and to ask for it takes long.
Settings.defaultLocale = 'de';

/** The calendar day of a moment in the zone that the moment carries. */
export function dayOf(moment: DateTime): IsoDate {
  return moment.toFormat('yyyy-MM-dd');
}

/** Longer than any day, in milliseconds. */
const twoDays = 48 * 60 * 60 * 1000;

/**
 * How long it takes from `moment` until its next day begins, in milliseconds.
 * Found by halving, since where the clocks change at midnight, so that it comes
 * twice or not at all, calculating with days is out by an hour or a day.
 */
export function untilNextDay(moment: DateTime): number {
  let [sameDay, otherDay] = [0, twoDays];
  while (otherDay - sameDay > 1) {
    const middle = Math.floor((sameDay + otherDay) / 2);
    if (moment.plus({ milliseconds: middle }).day === moment.day) sameDay = middle;
    else otherDay = middle;
  }
  return otherDay;
}

/**
 * Spec section 9: a follow-up is due when its date is on or before today.
 * Both are whole days, so that they compare as text whatever the time zone.
 */
export function isDue(followUpOn: IsoDate | null, today: IsoDate): boolean {
  return followUpOn !== null && followUpOn !== '' && followUpOn.slice(0, 10) <= today;
}

/** The day that a moment is here; a day has no zone and stays what it is. `null` for neither. */
export function localDay(value: string): IsoDate | null {
  if (isCalendarDate(value)) return value;
  const moment = DateTime.fromISO(value);
  return moment.isValid ? dayOf(moment) : null;
}

/** A day or a moment as `dd.MM.yyyy`, as for follow-ups; a moment is shown as the day it is here. */
export function formatLongDate(value: string): string {
  const day = localDay(value);
  return day === null ? value : `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** A day or a moment as `dd.MM.yy`, as on the cards. */
export function formatShortDate(value: string): string {
  const day = localDay(value);
  return day === null ? value : `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(2, 4)}`;
}

/** A moment with its time of day here, as `dd.MM.yyyy, HH:mm`. */
export function formatMoment(value: string): string {
  const moment = DateTime.fromISO(value);
  return moment.isValid ? moment.toFormat('dd.MM.yyyy, HH:mm') : value;
}

/** The day so many days after another. */
export function daysLater(day: IsoDate, days: number): IsoDate {
  return dayOf(DateTime.fromISO(day, { zone: 'utc' }).plus({ days }));
}
