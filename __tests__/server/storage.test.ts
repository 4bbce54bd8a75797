/** @jest-environment node */
import fc from 'fast-check';
import { findStored } from '../../server/repositories/revisions';
import type { Application, Company, Contact, NotePayload } from '../../src/contract/schemas';
import { itOnServer } from '../support/databases';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

/* How much one user may store: counted by the database, compared at each write. */

jest.setTimeout(60_000);

const capacity = 10_000;
const full = {
  non_field_errors: [
    'Ihr Speicherplatz ist voll. Bitte kürzen Sie Notizen oder löschen Sie Bewerbungen, ' +
      'die Sie nicht mehr brauchen, und speichern Sie dann erneut.',
  ],
};

let server: TestServer;
let user: TestUser;
let userId: number;
let company: Company;
let contact: Contact;
let application: Application;
beforeAll(async () => {
  server = await startServer({ limits: { storage: capacity } });
});
beforeEach(async () => {
  user = await server.user();
  const row = await server.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  userId = row.id;
  company = await user.company();
  contact = await user.contact({ company_id: company.id });
  application = await user.application({ company_id: company.id, contact_id: contact.id });
});
afterAll(() => server.close());

const stored = async () => (await findStored(server.database, userId)).bytes;
const note = (length: number): NotePayload => ({ id: null, text: 'ß'.repeat(length / 2) });

const save = (changes: object = {}) =>
  user.call('PUT', `/api/applications/${application.id}/`, {
    job_title: application.job_title,
    status: 'DRAFT',
    company_id: company.id,
    contact_id: contact.id,
    ...changes,
  });

/** Everything of the user, as the API tells it. */
async function everything() {
  const answers = await Promise.all(
    ['companies', 'contacts', 'applications'].map((name) => user.call('GET', `/api/${name}/`)),
  );
  return answers.map((answer) => answer.json<unknown>());
}

/** The notes fill all that there is room for but `room` bytes. */
async function fillBut(room: number) {
  // What a note has beside its text, with quotation marks and brackets.
  const besides = 104;
  const length = capacity - room - (await stored()) - besides;
  expect((await save({ notes: [note(length - (length % 2))] })).statusCode).toBe(200);
  expect(capacity - room - (await stored())).toBeLessThan(8);
}

describe('what is stored', () => {
  /** Added up afresh, in other words than those of the database. */
  async function computed(): Promise<number> {
    const rowsOf = (table: 'companies' | 'contacts' | 'applications' | 'notes') =>
      server.database.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
    const weights = {
      companies: { row: 100, texts: ['name', 'industry', 'website'] },
      contacts: { row: 100, texts: ['first_name', 'last_name', 'email', 'position', 'phone'] },
      applications: { row: 1_000, texts: ['job_title', 'salary_expectation'] },
      notes: { row: 100, texts: ['text'] },
    } as const;
    // PostgreSQL has a space after each comma of a list.
    const space = databaseEngine === 'PostgreSQL' ? 1 : 0;
    let sum = 0;
    for (const [table, { row, texts }] of Object.entries(weights)) {
      for (const values of await rowsOf(table as keyof typeof weights)) {
        const list = texts.map((text) => Object.entries(values).find(([name]) => name === text)?.[1]);
        sum += row + Buffer.byteLength(JSON.stringify(list)) + (texts.length - 1) * space;
      }
    }
    return sum;
  }

  const text = fc
    .string({ unit: fc.constantFrom('a', 'ß', '€', '😀', '"', '\\', '\n', '\u0001', ' '), maxLength: 60 })
    .map((middle) => `x${middle}x`);
  const notes = fc.array(fc.record({ text, isNew: fc.boolean() }), { maxLength: 5 });
  const write = fc.oneof(
    fc.record({ kind: fc.constant('save' as const), text, notes, withContact: fc.boolean() }),
    fc.record({ kind: fc.constantFrom('company', 'rename', 'contact', 'phone', 'application'), text }),
    fc.record({ kind: fc.constantFrom('delete', 'deleteContact') }),
  );

  async function perform(step: ReturnType<typeof write.generate>['value']) {
    const applications = (await user.call('GET', '/api/applications/')).json<Application[]>();
    const contacts = (await user.call('GET', '/api/contacts/')).json<Contact[]>();
    const [first] = applications;
    const [someone] = contacts;
    switch (step.kind) {
      case 'save': {
        if (!first || !('notes' in step)) return;
        const ids = first.notes.map(({ id }) => id);
        application = first;
        await save({
          job_title: step.text,
          salary_expectation: step.withContact ? step.text : 7,
          contact_id: step.withContact ? (someone?.id ?? null) : null,
          notes: step.notes.map(({ text, isNew }) => ({ id: isNew ? null : (ids.pop() ?? null), text })),
        });
        return;
      }
      case 'company':
        return user.call('POST', '/api/companies/', { name: step.text, industry: 'x' });
      case 'rename':
        return user.call('PATCH', `/api/companies/${company.id}/`, { name: step.text, website: '' });
      case 'contact':
        return user.contact({ company_id: company.id, first_name: step.text }).catch(() => undefined);
      case 'phone':
        return user.call('PATCH', `/api/contacts/${someone?.id}/`, { phone: step.text.slice(0, 50) });
      case 'application':
        return user.application({ company_id: company.id }).catch(() => undefined);
      case 'delete':
        return user.call('DELETE', `/api/applications/${first?.id}/`);
      default:
        return user.call('DELETE', `/api/contacts/${someone?.id}/`);
    }
  }

  it('is what the kept sum says, whatever is written, refused and deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 5, maxLength: 15 }), async (steps) => {
        for (const step of steps) await perform(step);
        expect(await stored()).toBe(await computed());
        expect(await stored()).toBeLessThanOrEqual(capacity);
      }),
      { numRuns: 20 },
    );
    // Cascades count as well.
    await server.database.deleteFrom('companies').where('user_id', '=', userId).execute();
    expect(await stored()).toBe(0);
  });

  it('is nothing for a user without anything, and one’s own alone', async () => {
    const before = await stored();
    const other = await server.user();
    await other.company();
    expect(await stored()).toBe(before);
    expect((await findStored(server.database, userId + 1_000_000)).bytes).toBe(0);
  });
});

describe('a write for which there is no room', () => {
  type Write = [string, () => Promise<{ statusCode: number; json: () => unknown }>];
  const website = `https://example.com/${'x'.repeat(400)}`;
  const writes: Write[] = [
    ['an application', () => save({ job_title: 'x'.repeat(200), notes: [note(capacity)] })],
    ['a longer text alone', () => save({ salary_expectation: 'x'.repeat(200) })],
    [
      'a new application',
      () =>
        user.call('POST', '/api/applications/', {
          ...{ company_id: company.id, status: 'DRAFT', job_title: 'x' },
        }),
    ],
    ['a new company', () => user.call('POST', '/api/companies/', { name: 'x', industry: 'x', website })],
    ['a company', () => user.call('PATCH', `/api/companies/${company.id}/`, { website })],
    [
      'a new contact',
      () => user.call('POST', '/api/contacts/', { company_id: company.id, first_name: 'x', last_name: 'x' }),
    ],
    ['a contact', () => user.call('PATCH', `/api/contacts/${contact.id}/`, { position: 'x'.repeat(200) })],
  ];

  it.each(writes)('is refused with the reason: %s', async (_case, write) => {
    await fillBut(100);
    const before = await everything();
    const { revision } = await findStored(server.database, userId);
    const answer = await write();
    expect([answer.statusCode, answer.json()]).toEqual([400, full]);
    expect(await everything()).toEqual(before);
    expect((await findStored(server.database, userId)).revision).toBe(revision);
  });

  it('is taken as soon as there is room', async () => {
    await fillBut(0);
    expect((await save({ job_title: 'x'.repeat(100) })).statusCode).toBe(400);
    const { notes } = await user.applicationOf(application.id);
    await save({ notes: notes.map(({ id }) => ({ id, text: 'kürzer' })) });
    expect((await save({ job_title: 'x'.repeat(100) })).statusCode).toBe(200);
  });

  it('is taken where it makes the room itself', async () => {
    await fillBut(0);
    const { notes } = await user.applicationOf(application.id);
    const length = Buffer.byteLength(notes[0]?.text ?? '');
    // The new note is there before the old one goes.
    expect((await save({ notes: [note(length)] })).statusCode).toBe(200);
  });

  it('does not count for others', async () => {
    await fillBut(0);
    const other = await server.user();
    await other.application({ company_id: (await other.company()).id });
  });
});

describe('a user who has more than there is room for', () => {
  let noteId: number;
  beforeEach(async () => {
    await save({ notes: [{ id: null, text: 'Anruf' }] });
    noteId = (await user.applicationOf(application.id)).notes[0]?.id ?? 0;
    await server.database
      .updateTable('notes')
      .set({ text: 'x'.repeat(2 * capacity) })
      .where('id', '=', noteId)
      .execute();
    expect(await stored()).toBeGreaterThan(2 * capacity);
  });
  const shortened = (length: number) => ({ notes: [{ id: noteId, text: 'x'.repeat(length) }] });

  it('reads, shortens step by step and deletes', async () => {
    expect((await user.call('GET', '/api/applications/')).statusCode).toBe(200);
    expect((await save(shortened(9_999))).statusCode).toBe(200);
    expect((await save(shortened(9_998))).statusCode).toBe(200);
    expect((await user.call('DELETE', `/api/contacts/${contact.id}/`)).statusCode).toBe(204);
    const url = `/api/applications/${application.id}/`;
    expect((await user.call('DELETE', url)).statusCode).toBe(204);
    expect(await stored()).toBeLessThan(capacity);
  });

  it('changes days and status, which take no room', async () => {
    const dates = { applied_on: '2026-11-21', follow_up_on: '2026-12-01' };
    expect((await save({ status: 'APPLIED', ...dates })).statusCode).toBe(200);
  });

  it('writes nothing that makes it more', async () => {
    const answer = await save({ job_title: `${application.job_title}!` });
    expect([answer.statusCode, answer.json()]).toEqual([400, full]);
  });
});

itOnServer('lets nobody past the limit who writes several times at once', async () => {
  await fillBut(3_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      user.call('POST', '/api/applications/', {
        ...{ company_id: company.id, status: 'DRAFT', job_title: 'x'.repeat(100) },
      }),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, 201, ...Array.from({ length: 8 }, () => 400)]);
  expect(await stored()).toBeLessThanOrEqual(capacity);
});
