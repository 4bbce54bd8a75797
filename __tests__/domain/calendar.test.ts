import fc from 'fast-check';
import { DateTime, Settings } from 'luxon';
import {
  dayOf,
  formatLongDate,
  formatShortDate,
  isDue,
  untilNextDay,
} from '../../src/domain/calendar';
import { clockChanges, timeZones } from '../support/timeZones';

const hour = 60 * 60 * 1000;

afterEach(() => {
  Settings.defaultZone = 'system';
});

/** A whole day as text, in years that an application can have. */
const anyDay = fc
  .date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

const anyZone = fc.constantFrom(...timeZones);

describe('a follow-up', () => {
  test.each([
    ['2026-11-20', '2026-11-21', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', '2026-11-21', false],
    ['2025-12-31', '2026-01-01', true],
    ['2026-01-01', '2025-12-31', false],
    ['2026-09-30', '2026-10-01', true],
    ['2026-10-01', '2026-09-30', false],
    ['2026-11-21T23:59:59Z', '2026-11-21', true],
    [null, '2026-11-21', false],
    ['', '2026-11-21', false],
  ])('on %s is due on %s: %s', (followUpOn, today, due) => {
    expect(isDue(followUpOn, today)).toBe(due);
  });

  test('is due from the beginning of its day on, in every time zone', () => {
    fc.assert(
      fc.property(anyZone, anyDay, fc.integer({ min: 0, max: 24 * 60 - 1 }), (zone, day, minute) => {
        const [year, month, date] = day.split('-').map(Number) as [number, number, number];
        const noon = DateTime.fromObject({ year, month, day: date, hour: 12 }, { zone });
        fc.pre(dayOf(noon) === day);
        const start = noon.startOf('day');
        const later = start.plus({ minutes: minute });

        expect(isDue(day, dayOf(start))).toBe(true);
        expect(isDue(day, dayOf(later))).toBe(true);
        expect(isDue(day, dayOf(start.minus({ milliseconds: 1 })))).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

test('the day of a moment is the one its zone has', () => {
  const moment = DateTime.fromISO('2026-11-21T22:30:00Z');
  expect(dayOf(moment.setZone('Europe/Berlin'))).toBe('2026-11-21');
  expect(dayOf(moment.setZone('Europe/Helsinki'))).toBe('2026-11-22');
  expect(dayOf(moment.setZone('America/Los_Angeles'))).toBe('2026-11-21');
  expect(dayOf(moment.setZone('Pacific/Kiritimati'))).toBe('2026-11-22');
  expect(dayOf(moment.setZone('Pacific/Pago_Pago'))).toBe('2026-11-21');
});

describe('the next day', () => {
  /** It begins at the first millisecond that another day has, and not before. */
  function expectNextDayToBegin(moment: DateTime) {
    const wait = untilNextDay(moment);
    const next = moment.plus({ milliseconds: wait });
    expect(wait).toBeGreaterThan(0);
    expect([moment.zoneName, moment.toISO(), dayOf(next) > dayOf(moment)]).toEqual([
      moment.zoneName,
      moment.toISO(),
      true,
    ]);
    expect([next.zoneName, dayOf(next.minus({ milliseconds: 1 }))]).toEqual([
      moment.zoneName,
      dayOf(moment),
    ]);
  }

  test.each([
    ['an ordinary day', '2026-11-21T15:00:00', 'Europe/Berlin', 9],
    ['the first moment of a day', '2026-11-21T00:00:00', 'Europe/Berlin', 24],
    ['the day on which summer time begins', '2026-03-29T00:00:00', 'Europe/Berlin', 23],
    ['the day on which summer time ends', '2026-10-25T00:00:00', 'Europe/Berlin', 25],
    ['the day before a day without midnight', '2026-09-05T12:00:00', 'America/Santiago', 12],
    ['a day without midnight', '2026-09-06T01:00:00', 'America/Santiago', 23],
    ['a day with 23 o’clock twice', '2026-04-04T12:00:00', 'America/Santiago', 13],
    ['a day whose successor has midnight twice', '2026-10-24T12:00:00', 'Atlantic/Azores', 12],
    ['a day whose successor has no 23 o’clock', '2026-03-27T23:00:00', 'America/Nuuk', 1],
    ['the eve of a day that Samoa never had', '2011-12-29T20:00:00', 'Pacific/Apia', 4],
    ['a change by half an hour', '2026-10-04T00:00:00', 'Australia/Lord_Howe', 23.5],
  ])('%s', (_case, local, zone, hours) => {
    const moment = DateTime.fromISO(local, { zone });
    expect(untilNextDay(moment)).toBe(hours * hour);
    expectNextDayToBegin(moment);
  });

  test('begins when it begins, around every change of the clocks anywhere', () => {
    const around = [-25, -24, -23, -2, -1, 0, 1, 2, 23].flatMap((hours) => [
      hours * hour - 1,
      hours * hour,
    ]);
    const changes = clockChanges(2026);
    expect(changes.length).toBeGreaterThan(30);
    for (const { zone, at } of changes) {
      for (const distance of around) {
        expectNextDayToBegin(DateTime.fromMillis(at + distance, { zone }));
      }
    }
  });

  test('begins when it begins, whatever the moment and the zone', () => {
    fc.assert(
      fc.property(
        anyZone,
        fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }),
        (zone, time) => expectNextDayToBegin(DateTime.fromMillis(time, { zone })),
      ),
      { numRuns: 200 },
    );
  });
});

describe('on the screen', () => {
  test.each([
    ['2026-11-21', '21.11.26', '21.11.2026'],
    ['2026-01-02', '02.01.26', '02.01.2026'],
    ['2028-02-29', '29.02.28', '29.02.2028'],
    ['1999-12-31', '31.12.99', '31.12.1999'],
  ])('%s is %s on a card and %s as a follow-up', (day, short, long) => {
    expect(formatShortDate(day)).toBe(short);
    expect(formatLongDate(day)).toBe(long);
  });

  test('a day stays the day it is in every zone, also where it has no midnight', () => {
    fc.assert(
      fc.property(anyZone, anyDay, (zone, day) => {
        Settings.defaultZone = zone;
        const [year, month, date] = day.split('-') as [string, string, string];
        expect([zone, formatLongDate(day)]).toEqual([zone, `${date}.${month}.${year}`]);
        expect([zone, formatShortDate(day)]).toEqual([zone, `${date}.${month}.${year.slice(2)}`]);
      }),
      {
        numRuns: 300,
        examples: [
          ['America/Santiago', '2026-09-06'],
          ['Africa/Cairo', '2026-04-24'],
          ['Asia/Beirut', '2026-03-29'],
          ['Pacific/Apia', '2011-12-30'],
        ],
      },
    );
  });

  test.each([
    ['Europe/Berlin', '22.11.26', '22.11.2026'],
    ['Europe/London', '21.11.26', '21.11.2026'],
    ['America/New_York', '21.11.26', '21.11.2026'],
    ['Asia/Tokyo', '22.11.26', '22.11.2026'],
  ])('a moment is the day it was in %s: %s', (zone, short, long) => {
    Settings.defaultZone = zone;
    expect(formatShortDate('2026-11-21T23:15:00.000Z')).toBe(short);
    expect(formatLongDate('2026-11-22T00:15:00+01:00')).toBe(long);
  });

  test('what is no date is shown as it came', () => {
    expect(formatShortDate('demnächst')).toBe('demnächst');
    expect(formatLongDate('')).toBe('');
  });
});
