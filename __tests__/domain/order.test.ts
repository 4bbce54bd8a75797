import fc from 'fast-check';
import type { ApplicationListItem } from '../../src/contract/schemas';
import { sortDirections, sortKeys, type SortOrder } from '../../src/domain/boardView';
import { inOrder, newestFirst, restoreOrder } from '../../src/domain/order';
import { aListItem } from '../support/builders';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;

const items = [
  aListItem({
    id: 1,
    job_title: 'Zimmerin',
    company: { id: 1, name: 'Ökowerk' },
    status: 'WITHDRAWN',
    created_at: `${day(1)}T10:00:00Z`,
  }),
  aListItem({
    id: 2,
    job_title: 'änderungsschneiderin',
    company: { id: 2, name: 'Werk 10' },
    status: 'APPLIED',
    applied_on: day(20),
    follow_up_on: day(25),
    created_at: `${day(2)}T10:00:00Z`,
  }),
  aListItem({
    id: 3,
    job_title: 'Bäckerin',
    company: { id: 3, name: 'Werk 9' },
    status: 'ON_HOLD',
    follow_up_on: day(5),
    created_at: `${day(3)}T10:00:00Z`,
  }),
  aListItem({
    id: 4,
    job_title: 'Baeckerin',
    company: { id: 4, name: 'olivenhain' },
    status: 'DRAFT',
    created_at: `${day(4)}T10:00:00Z`,
  }),
];

const sorted = (applications: readonly ApplicationListItem[], order: SortOrder) =>
  inOrder(newestFirst(applications), order);

const idsOf = (applications: readonly ApplicationListItem[]) => applications.map(({ id }) => id);

test.each<[SortOrder['sort'], number[], number[]]>([
  ['created', [1, 2, 3, 4], [4, 3, 2, 1]],
  // A draft and what the board doesn't know have the day of their creation.
  ['statusDate', [1, 3, 4, 2], [2, 4, 3, 1]],
  // Those without a follow-up are last in either direction, the newest first.
  ['followUp', [3, 2, 4, 1], [2, 3, 4, 1]],
  // Umlauts stand where German has them, numbers by their size, capitals don't count.
  ['company', [1, 4, 3, 2], [2, 3, 4, 1]],
  ['title', [2, 3, 4, 1], [1, 4, 3, 2]],
  ['status', [4, 2, 1, 3], [3, 1, 2, 4]],
])('by %s', (sort, ascending, descending) => {
  expect(idsOf(sorted(items, { sort, direction: 'ascending' }))).toEqual(ascending);
  expect(idsOf(sorted(items, { sort, direction: 'descending' }))).toEqual(descending);
});

test('what is equal stands newest first, in either direction', () => {
  const equal = [2, 1, 3].map((number) =>
    aListItem({ id: number, created_at: `${day(number)}T10:00:00Z` }),
  );
  for (const sort of sortKeys.filter((key) => !['created', 'statusDate'].includes(key))) {
    for (const direction of sortDirections) {
      expect(idsOf(sorted(equal, { sort, direction }))).toEqual([3, 2, 1]);
    }
  }
});

const anyDay = fc.constantFrom(null, '', day(1), day(2), day(3));
const anyList = fc
  .array(
    fc.record({
      job_title: fc.constantFrom('A', 'ä', 'B', 'b'),
      company: fc.constantFrom({ id: 1, name: 'X' }, { id: 2, name: 'x' }, { id: 3, name: 'Y' }),
      status: fc.constantFrom('DRAFT', 'APPLIED', 'WITHDRAWN', 'ON_HOLD', 'toString'),
      applied_on: anyDay,
      follow_up_on: anyDay,
      created_at: fc.constantFrom(`${day(1)}T00:00:00Z`, `${day(1)}T01:00:00+01:00`, day(9)),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map((values, index) => aListItem({ ...values, id: index + 1 })));
const anyOrder = fc.record({
  sort: fc.constantFrom(...sortKeys),
  direction: fc.constantFrom(...sortDirections),
});

test('each order is one and the same, however the list came', () => {
  fc.assert(
    fc.property(
      anyOrder,
      anyList.chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
        ),
      ),
      (order, [list, shuffled]) => {
        expect(sorted(shuffled, order)).toEqual(sorted(list, order));
      },
    ),
  );
});

test('what has changed finds its place among those that stand in theirs', () => {
  const anyChange = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    changes: fc.record({
      status: fc.constantFrom('DRAFT', 'APPLIED', 'ON_HOLD'),
      applied_on: anyDay,
      follow_up_on: anyDay,
    }),
  });
  fc.assert(
    fc.property(anyOrder, anyList, fc.array(anyChange, { maxLength: 3 }), (order, list, changed) => {
      const shown = (application: ApplicationListItem) => ({
        ...application,
        ...changed.find(({ id }) => id === application.id)?.changes,
      });
      const applications = sorted(list, order).map(shown);
      restoreOrder(applications, order);
      expect(applications).toEqual(sorted(list.map(shown), order));
    }),
  );
});
