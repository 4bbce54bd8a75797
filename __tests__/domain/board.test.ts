import fc from 'fast-check';
import type { ApplicationListItem } from '../../src/contract/schemas';
import { arrangeBoard, keepUnchangedColumns } from '../../src/domain/board';
import { inOrder, newestFirst } from '../../src/domain/order';
import { wholeBoard, type BoardView } from '../../src/domain/boardView';
import { boardStatuses } from '../../src/domain/status';
import { aListItem } from '../support/builders';

const today = '2026-11-21';

const asItIs = (application: ApplicationListItem) => application;

/** The board without search, filters and changes under way, where nothing else is said. */
function arrange(applications: readonly ApplicationListItem[], view: Partial<BoardView> = {}) {
  const whole = { ...wholeBoard, ...view };
  return arrangeBoard(inOrder(newestFirst(applications), whole), whole, today, asItIs);
}

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
    expect(arrange([])).toEqual({
      columns: { DRAFT: [], APPLIED: [], INTERVIEW: [], OFFER: [], REJECTED: [] },
      totals: { DRAFT: 0, APPLIED: 0, INTERVIEW: 0, OFFER: 0, REJECTED: 0 },
      dueCount: 0,
    });
  });

  test('hold each application of their status once, and nothing else', () => {
    fc.assert(
      fc.property(anyList, (items) => {
        const { columns } = arrange(items);
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
          const { columns } = arrange(shuffled);
          for (const column of Object.values(columns)) {
            const times = column.map(({ created_at }) => Date.parse(created_at));
            expect(times).toEqual([...times].sort((a, b) => b - a));
          }
          expect(columns).toEqual(arrange(items).columns);
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
    expect(arrange(items).columns.DRAFT.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  test('leave the list that they were made from as it was', () => {
    const items = Object.freeze([
      aListItem({ id: 1, created_at: '2026-01-01T00:00:00Z' }),
      aListItem({ id: 2, created_at: '2026-02-01T00:00:00Z' }),
    ]);
    arrange(items);
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
    expect(arrange(items.map(aListItem)).dueCount).toBe(count);
  });

  test('is the number of cards on the board that are due', () => {
    fc.assert(
      fc.property(anyList, (items) => {
        const { columns, dueCount } = arrange(items);
        const due = Object.values(columns)
          .flat()
          .filter(({ follow_up_on }) => ['2026-11-20', today].includes(follow_up_on ?? ''));
        expect(dueCount).toBe(due.length);
      }),
    );
  });
});

describe('search and filters', () => {
  const items = [
    aListItem({ id: 1, job_title: 'Tischlerin', follow_up_on: today }),
    aListItem({ id: 2, job_title: 'Schreinerin', follow_up_on: today }),
    aListItem({ id: 3, job_title: 'Tischlerin', status: 'OFFER' }),
  ];

  test('leave cards out, and the totals as they are', () => {
    const { columns, totals, dueCount } = arrange(items, { search: 'tischler' });
    expect(columns.DRAFT.map(({ id }) => id)).toEqual([1]);
    expect(columns.OFFER.map(({ id }) => id)).toEqual([3]);
    expect(totals).toEqual({ DRAFT: 2, APPLIED: 0, INTERVIEW: 0, OFFER: 1, REJECTED: 0 });
    expect(dueCount).toBe(1);
  });

  test('the order of the view holds in each column', () => {
    const { columns } = arrange(items, { sort: 'title', direction: 'ascending' });
    expect(columns.DRAFT.map(({ job_title }) => job_title)).toEqual(['Schreinerin', 'Tischlerin']);
  });
});

describe('changes under way', () => {
  test('move a card before the server knows of it', () => {
    const item = aListItem({ id: 1 });
    const { columns, totals } = arrangeBoard([item], wholeBoard, today, (application) => ({
      ...application,
      status: 'OFFER',
    }));
    expect(columns.DRAFT).toEqual([]);
    expect(columns.OFFER.map(({ id }) => id)).toEqual([1]);
    expect(totals.OFFER).toBe(1);
  });

  test('can hide a card, in the totals too', () => {
    const { columns, totals } = arrangeBoard([aListItem()], wholeBoard, today, () => null);
    expect(columns.DRAFT).toEqual([]);
    expect(totals.DRAFT).toBe(0);
  });
});

test('a column that has not changed stays the very same', () => {
  const items = [aListItem({ id: 1 }), aListItem({ id: 2, status: 'OFFER' })];
  const before = arrange(items);
  const moved = items.map((item) => (item.id === 2 ? { ...item, status: 'REJECTED' } : item));
  const after = keepUnchangedColumns(arrange(moved), before);
  expect(after.columns.DRAFT).toBe(before.columns.DRAFT);
  expect(after.columns.APPLIED).toBe(before.columns.APPLIED);
  expect(after.columns.OFFER).toEqual([]);
  expect(after.columns.REJECTED.map(({ id }) => id)).toEqual([2]);
});
