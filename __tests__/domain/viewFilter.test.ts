import fc from 'fast-check';
import { wholeBoard, type BoardView } from '../../src/domain/boardView';
import { createViewFilter, prepareSearch } from '../../src/domain/viewFilter';
import { aContact, aListItem } from '../support/builders';

const today = '2026-11-21';

const passes = (view: Partial<BoardView>, values: Parameters<typeof aListItem>[0] = {}) =>
  createViewFilter({ ...wholeBoard, ...view }, today)(aListItem(values));

test('the whole board lets everything through', () => {
  expect(passes({})).toBe(true);
  expect(passes({ search: '  ' }, { status: 'ON_HOLD' })).toBe(true);
});

test.each([
  ['title', 'entwick'],
  ['company', 'nordlicht'],
  ['first name of the contact', 'mara'],
  ['last name of the contact', 'lindner'],
  ['full name of the contact', 'Mara Lindner'],
  ['title and contact', 'lindner entwicklerin'],
])('an application is found by its %s', (_what, search) => {
  expect(passes({ search }, { contact: aContact() })).toBe(true);
});

test.each(['mara@nordlicht.example', 'Entwurf', 'Recruiterin', '2026'])(
  'it is not found by other things, as by „%s“',
  (search) => {
    expect(passes({ search }, { contact: aContact() })).toBe(false);
  },
);

test('the company filter goes by the id', () => {
  expect(passes({ companyId: 3 })).toBe(true);
  expect(passes({ companyId: 4 })).toBe(false);
});

test.each([
  ['2026-11-20', true],
  [today, true],
  ['2026-11-22', false],
  [null, false],
  ['', false],
])('of those with a follow-up on %s only the due ones pass: %s', (follow_up_on, expected) => {
  expect(passes({ dueOnly: true }, { follow_up_on })).toBe(expected);
});

test.each([
  ['APPLIED', { applied_on: '2026-11-14' }, true],
  ['APPLIED', { applied_on: '2026-11-13' }, false],
  ['APPLIED', { applied_on: '2026-11-13', created_at: '2026-11-20T00:00:00Z' }, false],
  ['DRAFT', { created_at: '2026-11-14T00:00:00Z' }, true],
  ['DRAFT', { created_at: '2026-11-13T23:00:00Z' }, false],
  // Nothing has happened there yet.
  ['INTERVIEW', { interview_on: '2026-12-24' }, false],
])('within seven days, %s with %p passes: %s', (status, dates, expected) => {
  expect(passes({ span: 7 }, { status, ...dates })).toBe(expected);
});

test('all conditions have to hold together', () => {
  const view = { search: 'entw', companyId: 3, dueOnly: true, span: 30 } as const;
  const fitting = { follow_up_on: today, created_at: '2026-11-20T00:00:00Z' };
  expect(passes(view, fitting)).toBe(true);
  expect(passes(view, { ...fitting, job_title: 'Tischlerin' })).toBe(false);
  expect(passes(view, { ...fitting, company: { id: 4, name: 'Elbwerk' } })).toBe(false);
  expect(passes(view, { ...fitting, follow_up_on: null })).toBe(false);
  expect(passes(view, { ...fitting, created_at: '2026-01-01T00:00:00Z' })).toBe(false);
});

test('to be prepared changes nothing in what is found', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (job_title, search) => {
      const [prepared, unprepared] = [aListItem({ job_title }), aListItem({ job_title })];
      prepareSearch([prepared]);
      const filter = createViewFilter({ ...wholeBoard, search }, today);
      expect(filter(prepared)).toBe(filter(unprepared));
    }),
  );
});
