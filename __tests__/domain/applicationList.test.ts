import fc from 'fast-check';
import type { ApplicationListItem } from '../../src/contract/schemas';
import { arrangeArchive, arrangeList } from '../../src/domain/applicationList';
import { arrangeBoard } from '../../src/domain/board';
import { sortKeys, wholeBoard, type BoardView } from '../../src/domain/boardView';
import { aListItem } from '../support/builders';

const today = '2026-11-21';
const asItIs = (application: ApplicationListItem) => application;

/** Newest first, as all have been created at the same moment. */
const items = ['DRAFT', 'WITHDRAWN', 'OFFER', 'ON_HOLD', ''].map((status, index) =>
  aListItem({ id: index + 1, status, job_title: index % 2 ? 'Tischlerin' : 'Entwicklerin' }),
).reverse();

const idsOf = ({ rows }: { rows: ApplicationListItem[] }) => rows.map(({ id }) => id);

test('the list has all applications', () => {
  const list = arrangeList(items, wholeBoard, today, asItIs);
  expect(idsOf(list)).toEqual([5, 4, 3, 2, 1]);
  expect(list.total).toBe(5);
});

test('the archive has those that have no column', () => {
  const archive = arrangeArchive(items, wholeBoard, today, asItIs);
  expect(idsOf(archive)).toEqual([5, 4, 2]);
  expect(archive.total).toBe(3);
});

test('search and filters hold for both, and leave the totals as they are', () => {
  const view: BoardView = { ...wholeBoard, search: 'tisch' };
  const list = arrangeList(items, view, today, asItIs);
  expect(idsOf(list)).toEqual([4, 2]);
  expect(list.total).toBe(5);
  const archive = arrangeArchive(items, { ...view, search: 'entw' }, today, asItIs);
  expect(idsOf(archive)).toEqual([5]);
  expect(archive.total).toBe(3);
});

test('changes under way count as if they were saved', () => {
  const withdrawn = (application: ApplicationListItem) => ({ ...application, status: 'WITHDRAWN' });
  expect(arrangeArchive(items, wholeBoard, today, withdrawn).total).toBe(5);
  const backOnBoard = (application: ApplicationListItem) => ({ ...application, status: 'DRAFT' });
  expect(arrangeArchive(items, wholeBoard, today, backOnBoard)).toEqual({ rows: [], total: 0 });
  expect(arrangeList(items, wholeBoard, today, () => null)).toEqual({ rows: [], total: 0 });
});

test('every application is either on the board or in the archive, and in the list', () => {
  const anyItems = fc
    .array(fc.oneof(fc.constantFrom('DRAFT', 'APPLIED', 'OFFER', 'WITHDRAWN'), fc.string()))
    .map((statuses) => statuses.map((status, index) => aListItem({ id: index + 1, status })));
  fc.assert(
    fc.property(anyItems, fc.constantFrom(...sortKeys), (applications, sort) => {
      const view = { ...wholeBoard, sort };
      const { columns } = arrangeBoard(applications, view, today, asItIs);
      const archive = arrangeArchive(applications, view, today, asItIs);
      const reachable = [...Object.values(columns).flat(), ...archive.rows].map(({ id }) => id);
      const all = applications.map(({ id }) => id);
      expect(reachable.toSorted((a, b) => a - b)).toEqual(all);
      expect(idsOf(arrangeList(applications, view, today, asItIs)).sort((a, b) => a - b)).toEqual(all);
    }),
  );
});
