import fc from 'fast-check';
import { applicationDateFields } from '../../src/contract/dates';
import type { ApplicationEditValues } from '../../src/domain/applicationForm';
import { mergeVersions, type Choices, type Difference } from '../../src/domain/versions';
import { editValues, maraLindner } from '../support/builders';

/* Few values each, so that versions often agree and often don't. */
const text = fc.constantFrom('eins', 'zwei', 'drei');
const date = fc.constantFrom('', '2026-11-01', '2026-11-02');

const contact = fc.record({
  first_name: text,
  last_name: text,
  email: fc.constantFrom('', 'a@b.example'),
  position: fc.constantFrom('', 'Recruiterin'),
  phone: fc.constantFrom('', '040'),
});

/** A note that exists has an id and never comes without its text. */
const savedNotes = fc
  .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
  .chain((ids) => fc.tuple(...ids.sort().map((id) => fc.record({ id: fc.constant(id), text }))));

const person = fc.oneof(
  fc.record({ contact_id: fc.constantFrom<number | null>(5, 6), contact }),
  fc.constant({ contact_id: null, contact: editValues().contact }),
);

const saved: fc.Arbitrary<ApplicationEditValues> = fc
  .tuple(
    fc.record({
      job_title: text,
      salary_expectation: fc.constantFrom('', '50.000 €'),
      company_id: fc.constant(3),
      status: fc.constantFrom('DRAFT', 'APPLIED', 'OFFER'),
      applied_on: date,
      interview_on: date,
      offer_on: date,
      rejected_on: date,
      follow_up_on: date,
      company: fc.record({ name: text, industry: text, website: fc.constantFrom('', 'https://a.example') }),
      notes: savedNotes,
    }),
    person,
  )
  .map(([values, somebody]) => ({ ...values, ...somebody }));

/** What was typed over a version: some fields of another, and new notes. */
const typedOver = (base: ApplicationEditValues) =>
  fc.tuple(saved, fc.array(text, { maxLength: 2 })).map(([other, added]) => ({
    ...other,
    notes: [
      ...base.notes
        .filter(({ id }) => other.notes.some((note) => note.id === id))
        .map((note) => ({ ...note, text: other.notes.find(({ id }) => id === note.id)?.text ?? '' })),
      ...added.map((words) => ({ id: null, text: `neu: ${words}` })),
    ],
  }));

const three = saved.chain((base) =>
  fc.record({ base: fc.constant(base), mine: typedOver(base), theirs: saved }),
);

const known = (values: ApplicationEditValues) => ({ values, contactIds: [5, 6] });

const choose = (differences: readonly Difference[], side: 'mine' | 'theirs'): Choices =>
  Object.fromEntries(differences.map(({ key }) => [key, side]));

test('where nobody else has changed a thing, all stays as it was typed', () => {
  fc.assert(
    fc.property(saved.chain((base) => fc.tuple(fc.constant(base), typedOver(base))), ([base, mine]) => {
      expect(mergeVersions(base, mine, known(base))).toEqual({ values: mine, differences: [] });
    }),
  );
});

test('where only the other has changed something, it is taken over and told', () => {
  fc.assert(
    fc.property(saved, saved, (base, theirs) => {
      const { values, differences } = mergeVersions(base, base, known(theirs));
      expect(values).toEqual(theirs);
      expect(differences.filter(({ isConflict }) => isConflict)).toEqual([]);
      const isSame = JSON.stringify(base) === JSON.stringify(theirs);
      expect(differences.length > 0).toBe(!isSame);
    }),
  );
});

test('where both have typed the same, nobody is asked', () => {
  fc.assert(
    fc.property(saved, saved, (base, both) => {
      expect(mergeVersions(base, both, known(both))).toEqual({ values: both, differences: [] });
    }),
  );
});

const plain = ['job_title', 'salary_expectation', 'status', ...applicationDateFields] as const;

test('no change of the other is lost unless it was shown and not chosen', () => {
  fc.assert(
    fc.property(three, fc.constantFrom('mine', 'theirs'), ({ base, mine, theirs }, side) => {
      const { differences } = mergeVersions(base, mine, known(theirs));
      const { values } = mergeVersions(base, mine, known(theirs), choose(differences, side));
      for (const field of plain) {
        const difference = differences.find(({ key }) => key === field);
        if (theirs[field] === base[field] || theirs[field] === mine[field]) {
          expect(values[field]).toBe(mine[field]);
          expect(difference).toBeUndefined();
        } else if (mine[field] === base[field]) {
          expect(values[field]).toBe(theirs[field]);
          expect(difference).toMatchObject({ isConflict: false, theirs: theirs[field] });
        } else {
          expect(values[field]).toBe((side === 'mine' ? mine : theirs)[field]);
          expect(difference).toMatchObject({ isConflict: true, mine: mine[field], theirs: theirs[field] });
        }
      }
    }),
  );
});

test('no note is lost: each is there, or was removed by somebody who could see it', () => {
  fc.assert(
    fc.property(three, fc.constantFrom('mine', 'theirs'), ({ base, mine, theirs }, side) => {
      const { differences } = mergeVersions(base, mine, known(theirs));
      const { values } = mergeVersions(base, mine, known(theirs), choose(differences, side));
      const texts = values.notes.map((note) => note.text);
      for (const note of mine.notes.filter(({ id }) => id === null)) expect(texts).toContain(note.text);
      for (const note of theirs.notes) {
        const before = base.notes.find(({ id }) => id === note.id);
        const typed = mine.notes.find(({ id }) => id === note.id);
        if (!before) expect(values.notes).toContainEqual(note);
        else if (note.text !== before.text && typed?.text !== note.text) {
          expect(differences.map(({ key }) => key)).toContain(`note ${note.id}`);
          if (side === 'theirs') expect(values.notes).toContainEqual(note);
        }
      }
      // What is sent names only notes that the server has.
      for (const { id } of values.notes) {
        if (id !== null) expect(theirs.notes.map((note) => note.id)).toContain(id);
      }
    }),
  );
});

test('the differences stand in the order of the form', () => {
  const base = editValues({ notes: [{ id: 3, text: 'eins' }, { id: 4, text: 'zwei' }] });
  const theirs = editValues({
    applied_on: '2026-11-01',
    follow_up_on: '2026-11-02',
    status: 'APPLIED',
    company: { ...base.company, industry: 'Handel' },
    notes: [{ id: 4, text: 'zwei, anders' }, { id: 7, text: 'neu' }],
  });
  const { values, differences } = mergeVersions(base, base, known(theirs));
  expect(differences.map(({ key }) => key)).toEqual([
    'status',
    'follow_up_on',
    'applied_on',
    'company.industry',
    'note 3',
    'note 4',
    'note 7',
  ]);
  expect(values.notes).toEqual(theirs.notes);
});

test('the keys tell the differences apart', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const keys = mergeVersions(base, mine, known(theirs)).differences.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

describe('a contact person', () => {
  const base = editValues({ contact_id: 5, contact: maraLindner });
  const nobody = editValues({ contact_id: null });

  test('that both have changed in different fields keeps both changes', () => {
    const mine = { ...base, contact: { ...maraLindner, phone: '1' } };
    const theirs = { ...base, contact: { ...maraLindner, email: 'neu@b.example' } };
    const { values, differences } = mergeVersions(base, mine, known(theirs));
    expect(values.contact).toEqual({ ...maraLindner, phone: '1', email: 'neu@b.example' });
    expect(differences).toMatchObject([{ kind: 'contact', field: 'email', isConflict: false }]);
  });

  test('that was exchanged is chosen as a whole', () => {
    const otto = { ...maraLindner, first_name: 'Otto' };
    const mine = { ...base, contact: { ...maraLindner, phone: '1' } };
    const theirs = { ...base, contact_id: 6, contact: otto };
    const { values, differences } = mergeVersions(base, mine, known(theirs), { contact: 'theirs' });
    expect(values).toMatchObject({ contact_id: 6, contact: otto });
    expect(differences).toMatchObject([
      {
        kind: 'application',
        field: 'contact_id',
        mine: 'Mara Lindner, Recruiterin, mara@nordlicht.example, 1',
        theirs: 'Otto Lindner, Recruiterin, mara@nordlicht.example, 040 123456',
        isConflict: true,
      },
    ]);
  });

  test('that both have removed is no difference', () => {
    const mine = { ...base, contact: nobody.contact };
    const { values, differences } = mergeVersions(base, mine, { values: nobody, contactIds: [5] });
    expect(differences).toEqual([]);
    // Its fields were emptied, and what that means is up to the save.
    expect(values.contact_id).toBe(5);
  });

  test('that is wanted but gone is created anew', () => {
    const mine = { ...base, contact: { ...maraLindner, phone: '1' } };
    const { values } = mergeVersions(base, mine, { values: nobody, contactIds: [] });
    expect(values).toMatchObject({ contact_id: null, contact: { phone: '1' } });
  });
});

test('a company that another provider’s client has exchanged is one thing to choose', () => {
  const base = editValues();
  const mine = { ...base, company: { ...base.company, industry: 'Handel' } };
  const theirs = editValues({
    company_id: 4,
    company: { name: 'Elbwerk', industry: 'Schiffbau', website: '' },
  });
  const { values, differences } = mergeVersions(base, mine, known(theirs), { company: 'theirs' });
  expect(values).toMatchObject({ company_id: 4, company: theirs.company });
  expect(differences).toMatchObject([
    { field: 'company_id', mine: 'Nordlicht GmbH', theirs: 'Elbwerk', isConflict: true },
  ]);
});

test('a new note whose saving nobody heard of is not saved twice', () => {
  const base = editValues();
  const mine = editValues({ notes: [{ id: null, text: 'Angerufen ' }, { id: null, text: 'Rückruf' }] });
  const theirs = editValues({ notes: [{ id: 9, text: 'Angerufen' }] });
  expect(mergeVersions(base, mine, known(theirs))).toMatchObject({
    values: { notes: [{ id: 9, text: 'Angerufen' }, { id: null, text: 'Rückruf' }] },
    differences: [],
  });
});

test('the same in other words is no difference', () => {
  const base = editValues();
  const mine = editValues({ job_title: ' Architektin', company: { ...base.company, website: 'a.example' } });
  const theirs = editValues({ job_title: 'Architektin', company: { ...base.company, website: 'https://a.example' } });
  expect(mergeVersions(base, mine, known(theirs)).differences).toEqual([]);
});
