/** @jest-environment node */
import fc from 'fast-check';
import type { Application, Company, Contact } from '../../src/contract/schemas';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';
import { statementsOf } from '../support/statementsOf';

let now = new Date('2026-11-21T08:00:00.000Z');
let server: TestServer;
let user: TestUser;
let company: Company;
let contact: Contact;
beforeAll(async () => {
  server = await startServer({ now: () => now });
});
beforeEach(async () => {
  user = await server.user();
  company = await user.company();
  contact = await user.contact({ company_id: company.id });
});
afterAll(() => server.close());

const full = () => ({
  job_title: ' Entwicklerin ',
  salary_expectation: '60.000 €',
  company_id: company.id,
  contact_id: contact.id,
  status: 'INTERVIEW',
  applied_on: '2026-11-01',
  interview_on: '2026-11-20',
  offer_on: null,
  rejected_on: null,
  follow_up_on: '2028-02-29',
});

const put = (id: number, payload: object) => user.call('PUT', `/api/applications/${id}/`, payload);

it('creates an application and answers with all of it', async () => {
  const response = await user.call('POST', '/api/applications/', full());
  expect(response.statusCode).toBe(201);
  const application = response.json<Application>();
  expect(application).toEqual({
    id: expect.any(Number) as number,
    job_title: 'Entwicklerin',
    salary_expectation: '60.000 €',
    company: { id: company.id, name: company.name },
    contact,
    status: 'INTERVIEW',
    status_display: 'Interview',
    applied_on: '2026-11-01',
    interview_on: '2026-11-20',
    offer_on: null,
    rejected_on: null,
    follow_up_on: '2028-02-29',
    created_at: '2026-11-21T08:00:00.000Z',
    notes: [],
  });
  expect(await user.applicationOf(application.id)).toEqual(application);
  expect((await user.call('GET', '/api/applications/')).json()).toEqual([application]);
});

it.each([
  ['DRAFT', 'Entwurf', {}],
  ['APPLIED', 'Beworben', { applied_on: '2026-11-01' }],
  ['INTERVIEW', 'Interview', { interview_on: '2026-11-01' }],
  ['OFFER', 'Angebot erhalten', { offer_on: '2026-11-01' }],
  ['REJECTED', 'Abgelehnt', { rejected_on: '2026-11-01' }],
  ['WITHDRAWN', 'Zurückgezogen', {}],
])('calls %s „%s“', async (status, display, dates) => {
  const application = await user.application({ company_id: company.id, status, ...dates });
  expect(application).toMatchObject({ status, status_display: display });
});

it('lists the newest first, then the one with the higher id', async () => {
  const at = async (time: string) => {
    now = new Date(time);
    return (await user.application({ company_id: company.id })).id;
  };
  const middle = await at('2026-03-01T10:00:00.000Z');
  const oldest = await at('2025-12-31T23:59:59.999Z');
  const newest = await at('2026-03-01T10:00:00.001Z');
  const middleToo = await at('2026-03-01T10:00:00.000Z');
  const list = (await user.call('GET', '/api/applications/')).json<Application[]>();
  expect(list.map(({ id }) => id)).toEqual([newest, middleToo, middle, oldest]);
});

it('gives back each text as it was written, alone and in the list', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom('"', '\\', 'a\tb\nc\u0001\u001f', '\u2028\u2029', '😀 „Groß & Söhne“', "'; --", '{}'),
  );
  const { id } = await user.application({ company_id: company.id });
  await fc.assert(
    fc.asyncProperty(text, async (written) => {
      const job_title = `x${written}x`;
      await put(id, { ...full(), job_title, notes: [{ id: null, text: job_title }] });
      const application = await user.applicationOf(id);
      expect(application).toMatchObject({ job_title, notes: [{ text: job_title }] });
      expect((await user.call('GET', '/api/applications/')).json()).toEqual([application]);
    }),
    { numRuns: 60 },
  );
});

it('gives back a salary as it was given', async () => {
  const salary = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.integer(),
    fc.constantFrom('65000', ' 65.000 ', '"', '1e3', 'null', '\0', '\u2028'),
  );
  await fc.assert(
    fc.asyncProperty(salary, async (salary_expectation) => {
      const { id } = await user.application({ company_id: company.id, salary_expectation });
      expect((await user.applicationOf(id)).salary_expectation).toBe(salary_expectation);
    }),
    { numRuns: 60 },
  );
});

it('answers in UTF-8, whatever half of a character comes in', async () => {
  const half = 'x\ud83d';
  const contactHalves = { first_name: half, last_name: half, position: half, phone: half };
  const halves = await user.company({ name: half, industry: half, website: `example.com/${half}` });
  const { id: contact_id } = await user.contact({ company_id: halves.id, ...contactHalves });
  const values = { job_title: half, salary_expectation: half, company_id: halves.id, contact_id };
  const { id } = await user.application(values);
  const saved = await put(id, { ...full(), ...values, notes: [{ id: null, text: half }] });
  const answers = [
    saved,
    await user.call('GET', `/api/applications/${id}/`),
    await user.call('GET', '/api/applications/'),
    await user.call('GET', '/api/companies/'),
    await user.call('GET', '/api/contacts/'),
  ];
  for (const { rawPayload } of answers) {
    expect(new TextDecoder('utf-8', { fatal: true }).decode(rawPayload)).toContain('x\ufffd');
  }
  expect(saved.json()).toMatchObject({
    job_title: 'x\ufffd',
    salary_expectation: 'x\ufffd',
    contact: { phone: 'x\ufffd' },
    notes: [{ text: 'x\ufffd' }],
  });
});

it.each([[''], [null], [undefined]])('takes salary %j for none', async (salary_expectation) => {
  const application = await user.application({ company_id: company.id, salary_expectation });
  expect(application.salary_expectation).toBeNull();
});

describe('PUT', () => {
  it('replaces everything but the moment of creation', async () => {
    const { id, created_at } = await user.application(full());
    const other = await user.company({ name: 'Andere' });
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    const response = await put(id, {
      job_title: 'Neu',
      salary_expectation: 5,
      company_id: other.id,
      contact_id: null,
      status: 'WITHDRAWN',
      applied_on: null,
      interview_on: null,
      offer_on: null,
      rejected_on: null,
      follow_up_on: null,
      notes: [],
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id,
      job_title: 'Neu',
      salary_expectation: 5,
      company: { id: other.id, name: 'Andere' },
      contact: null,
      status: 'WITHDRAWN',
      status_display: 'Zurückgezogen',
      applied_on: null,
      interview_on: null,
      offer_on: null,
      rejected_on: null,
      follow_up_on: null,
      created_at,
      notes: [],
    });
    expect(await user.applicationOf(id)).toEqual(response.json());
  });

  it('refuses to give one note two texts', async () => {
    const { id } = await user.application({ company_id: company.id });
    const saved = await put(id, { ...full(), notes: [{ id: null, text: 'eins' }] });
    const [note] = saved.json<Application>().notes;
    const twice = ['zwei', 'drei'].map((text) => ({ id: note?.id, text }));
    const response = await put(id, { ...full(), notes: twice });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ notes: ['Eine der Notizen kommt zweimal vor.'] });
    expect((await user.applicationOf(id)).notes).toEqual([note]);
  });

  it('changes, adds and removes notes and keeps their order', async () => {
    const { id } = await user.application(full());
    const first = (
      await put(id, {
        ...full(),
        notes: ['eins', 'zwei', 'drei'].map((text) => ({ id: null, text })),
      })
    ).json<Application>();
    expect(first.notes.map(({ text }) => text)).toEqual(['eins', 'zwei', 'drei']);
    const [one, , three] = first.notes;

    const second = await put(id, {
      ...full(),
      notes: [
        { id: three?.id, text: 'drei' },
        { id: null, text: 'neu' },
        { id: one?.id, text: 'eins!' },
      ],
    });
    expect(second.json<Application>().notes).toEqual([
      { id: three?.id, text: 'drei' },
      { id: expect.any(Number) as number, text: 'neu' },
      { id: one?.id, text: 'eins!' },
    ]);
    const list = (await user.call('GET', '/api/applications/')).json<Application[]>();
    expect(list[0]).toEqual(second.json());
  });

  it('leaves the notes alone where none are sent', async () => {
    const { id } = await user.application(full());
    const { notes } = (
      await put(id, { ...full(), notes: [{ id: null, text: 'bleibt' }] })
    ).json<Application>();
    expect((await put(id, full())).json<Application>().notes).toEqual(notes);
  });

  it('writes nothing at all where one note is unknown', async () => {
    const { id } = await user.application(full());
    const other = await user.application(full());
    const withNote = await put(other.id, { ...full(), notes: [{ id: null, text: 'dort' }] });
    const foreignNote = withNote.json<Application>().notes[0];
    const before = (
      await put(id, { ...full(), notes: [{ id: null, text: 'alt' }] })
    ).json<object>();

    const response = await put(id, {
      ...full(),
      job_title: 'Anders',
      notes: [{ id: null, text: 'neu' }, foreignNote],
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Diese Notiz gibt es nicht.' });
    expect(await user.applicationOf(id)).toEqual(before);
    expect(await user.applicationOf(other.id)).toEqual(withNote.json());
  });
});

describe('DELETE', () => {
  it('takes the application and its notes, and nothing else', async () => {
    const { id } = await user.application(full());
    const notes = [{ id: null, text: 'geht mit' }];
    await put(id, { ...full(), notes });
    const other = await user.application(full());
    const kept = (await put(other.id, { ...full(), notes })).json<Application>();

    const response = await user.call('DELETE', `/api/applications/${id}/`);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect((await user.call('GET', `/api/applications/${id}/`)).statusCode).toBe(404);
    expect((await user.call('GET', '/api/applications/')).json()).toEqual([kept]);
    expect((await user.call('GET', '/api/companies/')).json()).toEqual([company]);
    expect((await user.call('GET', '/api/contacts/')).json()).toEqual([contact]);
    const stored = await server.database.selectFrom('notes').select('application_id').execute();
    expect(stored.map((note) => note.application_id)).not.toContain(id);
  });

  it('says of a second time that there is no such application', async () => {
    const { id } = await user.application(full());
    await user.call('DELETE', `/api/applications/${id}/`);
    const response = await user.call('DELETE', `/api/applications/${id}/`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Diese Bewerbung gibt es nicht.' });
  });
});

it('reads a list in the same number of queries however long it is', async () => {
  const readList = () => user.call('GET', '/api/applications/');
  const countQueries = async () => (await statementsOf(server.database, readList)).length;
  await user.application(full());
  const forOne = await countQueries();
  for (let count = 0; count < 20; count += 1) {
    const { id } = await user.application(full());
    await put(id, { ...full(), notes: [{ id: null, text: 'x' }] });
  }
  expect(forOne).toBe(3);
  expect(await countQueries()).toBe(forOne);
});

const date = ['Bitte geben Sie ein gültiges Datum ein.'];
const required = ['Bitte füllen Sie dieses Feld aus.'];
const invalid = ['Dieser Wert ist ungültig.'];

const badFields: [string, object, object][] = [
  ['no title', { job_title: undefined }, { job_title: required }],
  ['a blank title', { job_title: ' ' }, { job_title: required }],
  ['a long title', { job_title: 'x'.repeat(201) }, { job_title: ['Diese Eingabe ist zu lang.'] }],
  ['an unknown status', { status: 'HIRED' }, { status: ['Diese Auswahl gibt es nicht.'] }],
  [
    'a status of the prototype',
    { status: 'toString' },
    { status: ['Diese Auswahl gibt es nicht.'] },
  ],
  ['no status', { status: null }, { status: ['Diese Auswahl gibt es nicht.'] }],
  ['no such day', { applied_on: '2026-02-30' }, { applied_on: date }],
  ['no leap year', { follow_up_on: '2027-02-29' }, { follow_up_on: date }],
  ['a moment', { offer_on: '2026-02-01T00:00:00Z' }, { offer_on: date }],
  ['an empty date', { rejected_on: '' }, { rejected_on: date }],
  ['a number as date', { interview_on: 20260201 }, { interview_on: invalid }],
  ['a salary list', { salary_expectation: [1] }, { salary_expectation: invalid }],
  ['a company as text', { company_id: '1' }, { company_id: invalid }],
  ['a company of 0', { company_id: 0 }, { company_id: invalid }],
  ['half a contact', { contact_id: 1.5 }, { contact_id: invalid }],
  [
    'two problems',
    { job_title: '', follow_up_on: 'morgen' },
    { job_title: required, follow_up_on: date },
  ],
];

it.each(badFields)('refuses %s on POST and PUT', async (_case, change, errors) => {
  const application = await user.application(full());
  for (const response of [
    await user.call('POST', '/api/applications/', { ...full(), ...change }),
    await put(application.id, { ...full(), ...change, notes: [] }),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  }
  expect((await user.call('GET', '/api/applications/')).json()).toEqual([application]);
});

it.each([
  ['APPLIED', 'applied_on', 'Bitte geben Sie das Bewerbungsdatum ein.'],
  ['INTERVIEW', 'interview_on', 'Bitte geben Sie das Interview-Datum ein.'],
  ['OFFER', 'offer_on', 'Bitte geben Sie das Angebotsdatum ein.'],
  ['REJECTED', 'rejected_on', 'Bitte geben Sie das Ablehnungsdatum ein.'],
])('requires for %s the date %s, null or left out', async (status, field, message) => {
  const application = await user.application(full());
  for (const value of [null, undefined]) {
    const payload = { ...full(), status, [field]: value };
    for (const response of [
      await user.call('POST', '/api/applications/', payload),
      await put(application.id, payload),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ [field]: [message] });
    }
  }
});

it.each([
  ['an empty text', [{ id: null, text: ' ' }], required],
  ['no text', [{ id: null }], required],
  ['no id', [{ text: 'x' }], required],
  ['an id as text', [{ id: '1', text: 'x' }], invalid],
  ['a long text', [{ id: null, text: 'x'.repeat(10_001) }], ['Diese Eingabe ist zu lang.']],
  ['no list', { id: null, text: 'x' }, invalid],
  ['a list of lists', [[]], invalid],
  [
    'too many',
    Array.from({ length: 501 }, () => ({ id: null, text: 'x' })),
    ['Das sind zu viele Einträge.'],
  ],
])('refuses a note with %s', async (_case, notes, message) => {
  const { id } = await user.application(full());
  const response = await put(id, { ...full(), notes });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ notes: message });
});

it('refuses a contact of another company of one’s own', async () => {
  const { id } = await user.application(full());
  const other = await user.company();
  for (const response of [
    await user.call('POST', '/api/applications/', { ...full(), company_id: other.id }),
    await put(id, { ...full(), company_id: other.id }),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      contact_id: ['Diese Kontaktperson gehört zu einer anderen Firma.'],
    });
  }
});

it.each(['0', '-1', 'abc', '1.5', '1e3', '%00', '99999999999999999999', '9007199254740992'])(
  'has no application %s',
  async (id) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? full() : undefined;
      const response = await user.call(method, `/api/applications/${id}/`, payload);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: expect.any(String) as string });
    }
  },
);
