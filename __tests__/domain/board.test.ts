import fc from 'fast-check';
import { arrangeBoard, cardDate } from '../../src/domain/board';
import { boardStatuses } from '../../src/domain/status';
import { aListItem } from '../support/builders';

const today = '2026-11-21';

const anyItem = fc
  .record({
    status: fc.constantFrom(
      'DRAFT', 'APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED', 'WITHDRAWN', 'ON_HOLD', 'toString',
    ),
    created_at: fc
      .date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    follow_up_on: fc.constantFrom(null, '', '2026-11-20', today, '2026-11-22'),
  })
  .map(aListItem);

const anyList = fc
  .array(anyItem)
  .map((items) => items.map((item, index) => ({ ...item, id: index + 1 })));

describe('the columns', () => {
  test('are there and empty without an application', () => {
    expect(arrangeBoard([], today)).toEqual({
      columns: { DRAFT: [], APPLIED: [], INTERVIEW: [], OFFER: [], REJECTED: [] },
      dueCount: 0,
    });
  });

  test('hold each application of their status once, and nothing else', () => {
    fc.assert(
      fc.property(anyList, (items) => {
        const { columns } = arrangeBoard(items, today);
        expect(Object.keys(columns)).toEqual(boardStatuses);
        for (const status of boardStatuses) {
          const expected = items.filter((item) => item.status === status);
          expect(new Set(columns[status])).toEqual(new Set(expected));
          expect(columns[status]).toHaveLength(expected.length);
        }
      }),
    );
  });

  test('have the newest first, in whatever order the applications come', () => {
    fc.assert(
      fc.property(
        anyList.chain((items) =>
          fc.tuple(
            fc.constant(items),
            fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
          ),
        ),
        ([items, shuffled]) => {
          const { columns } = arrangeBoard(shuffled, today);
          for (const column of Object.values(columns)) {
            const times = column.map(({ created_at }) => Date.parse(created_at));
            expect(times).toEqual([...times].sort((a, b) => b - a));
          }
          expect(columns).toEqual(arrangeBoard(items, today).columns);
        },
      ),
    );
  });

  test('compare moments, not their spelling', () => {
    const items = [
      aListItem({ id: 1, created_at: '2026-11-21T23:30:00Z' }),
      aListItem({ id: 2, created_at: '2026-11-22T00:45:00+01:00' }),
      aListItem({ id: 3, created_at: '2026-11-21T23:40:00.000Z' }),
    ];
    expect(arrangeBoard(items, today).columns.DRAFT.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  test('leave the list that they were made from as it was', () => {
    const items = Object.freeze([
      aListItem({ id: 1, created_at: '2026-01-01T00:00:00Z' }),
      aListItem({ id: 2, created_at: '2026-02-01T00:00:00Z' }),
    ]);
    arrangeBoard(items, today);
    expect(items.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('the number of due follow-ups', () => {
  test.each([
    ['one of yesterday', [{ follow_up_on: '2026-11-20' }], 1],
    ['one of today', [{ follow_up_on: today }], 1],
    ['one of tomorrow', [{ follow_up_on: '2026-11-22' }], 0],
    ['none', [{ follow_up_on: null }], 0],
    ['one that is not on the board', [{ follow_up_on: today, status: 'WITHDRAWN' }], 0],
    [
      'two in different columns',
      [{ follow_up_on: today }, { follow_up_on: today, status: 'REJECTED' }],
      2,
    ],
  ])('with %s', (_case, items, count) => {
    expect(arrangeBoard(items.map(aListItem), today).dueCount).toBe(count);
  });

  test('is the number of cards on the board that are due', () => {
    fc.assert(
      fc.property(anyList, (items) => {
        const { columns, dueCount } = arrangeBoard(items, today);
        const due = Object.values(columns)
          .flat()
          .filter(({ follow_up_on }) => ['2026-11-20', today].includes(follow_up_on ?? ''));
        expect(dueCount).toBe(due.length);
      }),
    );
  });
});

describe('the date on a card', () => {
  const dates = {
    applied_on: '2026-01-01',
    interview_on: '2026-02-02',
    offer_on: '2026-03-03',
    rejected_on: '2026-04-04',
    created_at: '2025-12-24T08:00:00.000Z',
  };

  test.each([
    ['DRAFT', 'created_at'],
    ['APPLIED', 'applied_on'],
    ['INTERVIEW', 'interview_on'],
    ['OFFER', 'offer_on'],
    ['REJECTED', 'rejected_on'],
    ['WITHDRAWN', 'created_at'],
    ['ON_HOLD', 'created_at'],
  ] as const)('of status %s is %s', (status, field) => {
    expect(cardDate(aListItem({ ...dates, status }))).toEqual({ field, value: dates[field] });
  });

  test.each([
    ['APPLIED', 'applied_on'],
    ['INTERVIEW', 'interview_on'],
    ['OFFER', 'offer_on'],
    ['REJECTED', 'rejected_on'],
  ] as const)('of status %s without %s is the one of its creation', (status, field) => {
    const application = aListItem({ ...dates, status, [field]: null });
    expect(cardDate(application)).toEqual({ field: 'created_at', value: dates.created_at });
  });
});
