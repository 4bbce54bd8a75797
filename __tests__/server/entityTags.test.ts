/** @jest-environment node */
import type { Application, Company, Contact } from '../../src/contract/schemas';
import { statusLabels } from '../../src/texts/statusTexts';
import { itOnServer } from '../support/databases';
import { startServer, type Method, type TestServer, type TestUser } from '../support/serverApp';
import { statementsOf } from '../support/statementsOf';

let server: TestServer;
let user: TestUser;
let company: Company;
let contact: Contact;
let application: Application;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  user = await server.user();
  company = await user.company();
  contact = await user.contact({ company_id: company.id });
  application = await user.application({ company_id: company.id, contact_id: contact.id });
});
afterAll(() => server.close());

const list = '/api/applications/';
const detail = () => `/api/applications/${application.id}/`;

const payload = (changes: object = {}) => ({
  job_title: 'Entwicklerin',
  status: 'DRAFT',
  company_id: company.id,
  contact_id: contact.id,
  ...changes,
});

const put = (changes: object, headers: Record<string, string> = {}) =>
  user.call('PUT', detail(), payload(changes), headers);

async function tagOf(url: string, reader = user): Promise<string> {
  const { headers } = await reader.call('GET', url);
  return String(headers.etag);
}

describe('the tag of an application', () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['the application', () => put({ job_title: 'Architektin' })],
    ['its notes', () => put({ notes: [{ id: null, text: 'Angerufen' }] })],
    [
      'the name of the company',
      () => user.call('PATCH', `/api/companies/${company.id}/`, { name: 'Elbwerk' }),
    ],
    [
      'the rest of the company, which the form shows too',
      () => user.call('PATCH', `/api/companies/${company.id}/`, { industry: 'Schiffbau' }),
    ],
    [
      'the contact person',
      () => user.call('PATCH', `/api/contacts/${contact.id}/`, { phone: '040' }),
    ],
    ['the loss of the contact person', () => user.call('DELETE', `/api/contacts/${contact.id}/`)],
  ];

  it.each(changes)('is another one after a change of %s', async (_case, change) => {
    const before = await tagOf(detail());
    await change();
    expect(await tagOf(detail())).not.toBe(before);
  });

  it('is strong, and stays what it is as long as nothing changes', async () => {
    const tag = await tagOf(detail());
    expect(tag).toMatch(/^"[\w-]+"$/);
    const other = await user.application({ company_id: company.id });
    await user.call('PUT', `/api/applications/${other.id}/`, payload({ job_title: 'Anders' }));
    expect(await tagOf(detail())).toBe(tag);
  });

  it('comes with what was created and with what was saved', async () => {
    const created = await user.call('POST', list, payload());
    const { id } = created.json<Application>();
    expect(created.headers.etag).toBe(await tagOf(`/api/applications/${id}/`));
    const saved = await put({ job_title: 'Architektin', notes: [{ id: null, text: 'Neu' }] });
    expect(saved.headers.etag).toBe(await tagOf(detail()));
  });
});

describe('PUT with If-Match', () => {
  it('saves over the version that it names', async () => {
    const first = await put({ job_title: 'eins' }, { 'if-match': await tagOf(detail()) });
    const second = await put({ job_title: 'zwei' }, { 'if-match': String(first.headers.etag) });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(await user.applicationOf(application.id)).toMatchObject({ job_title: 'zwei' });
  });

  it('refuses another version and writes nothing', async () => {
    const tag = await tagOf(detail());
    await put({ notes: [{ id: null, text: 'im anderen Tab' }] });
    const before = await user.applicationOf(application.id);

    const response = await put({ job_title: 'veraltet', notes: [] }, { 'if-match': tag });

    expect(response.statusCode).toBe(412);
    expect(response.json()).toEqual({
      detail:
        'Diese Bewerbung wurde inzwischen geändert. Bitte laden Sie sie neu, bevor Sie sie speichern.',
    });
    expect(await user.applicationOf(application.id)).toEqual(before);
  });

  it('refuses it also where the contact person is gone that it names', async () => {
    const tag = await tagOf(detail());
    await user.call('DELETE', `/api/contacts/${contact.id}/`);
    expect((await put({}, { 'if-match': tag })).statusCode).toBe(412);
  });

  it.each<[string, (tag: string) => string, number]>([
    ['any version', () => '*', 200],
    ['it among others', (tag) => `"eins", ${tag}, "zwei"`, 200],
    ['it after a comma in another', (tag) => `"a,b",${tag}`, 200],
    ['it as a weak one, which proves nothing', (tag) => `W/${tag}`, 412],
    ['it both as a weak one and as it is', (tag) => `W/${tag}, ${tag}`, 200],
    ['none', () => '', 412],
    ['others', () => '"eins", W/"zwei"', 412],
    ['it without quotes', (tag) => tag.replaceAll('"', ''), 412],
    ['any version in quotes', () => '"*"', 412],
  ])('that names %s', async (_case, condition, status) => {
    const response = await put({}, { 'if-match': condition(await tagOf(detail())) });
    expect(response.statusCode).toBe(status);
  });

  it.each(['*', '"eins"'])('of %s finds no application where there is none', async (condition) => {
    await user.call('DELETE', detail());
    const response = await put({}, { 'if-match': condition });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Diese Bewerbung gibt es nicht.' });
  });

  it('tells a stranger nothing', async () => {
    const stranger = await server.user();
    const own = await stranger.company();
    const headers = { 'if-match': await tagOf(detail()) };
    const change = payload({ company_id: own.id, contact_id: null });
    expect((await stranger.call('PUT', detail(), change, headers)).statusCode).toBe(404);
  });

  it('is asked for by nobody', async () => {
    await put({ job_title: 'eins' });
    expect((await put({ job_title: 'zwei' })).statusCode).toBe(200);
  });

  it('lets one of many through who save at the same time', async () => {
    const headers = { 'if-match': await tagOf(detail()) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) => put({ job_title: `Nr. ${number}` }, headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 412, 412, 412, 412, 412, 412, 412,
    ]);
    const saved = answers.find(({ statusCode }) => statusCode === 200);
    expect(await user.applicationOf(application.id)).toEqual(saved?.json());
  });

  itOnServer('keeps whoever checked a version from being overtaken', async () => {
    for (let round = 0; round < 30; round += 1) {
      const headers = { 'if-match': await tagOf(detail()) };
      const answers = await Promise.all([
        put({ job_title: `A${round}`, notes: [{ id: null, text: 'A' }] }, headers),
        put({ job_title: `B${round}`, notes: [] }, headers),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    }
  });
});

describe('GET with If-None-Match', () => {
  it.each<[string, () => string]>([
    ['an application', detail],
    ['the list', () => list],
  ])('of %s is answered with 304 and nothing else', async (_case, url) => {
    const tag = await tagOf(url());
    for (const condition of [tag, tag.replace('W/', ''), `W/"x", ${tag}`, '*']) {
      const response = await user.call('GET', url(), undefined, { 'if-none-match': condition });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
      expect(response.headers.etag).toBe(tag);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    const other = await user.call('GET', url(), undefined, { 'if-none-match': '"x"' });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).toBe(tag);
  });

  it('of the list reads no application', async () => {
    const headers = { 'if-none-match': await tagOf(list) };
    const statements = await statementsOf(server.database, () =>
      user.call('GET', list, undefined, headers),
    );
    expect(statements.filter((text) => text.includes('revisions'))).toHaveLength(1);
    expect(statements.filter((text) => text.includes('applications'))).toEqual([]);
  });
});

describe('the tag of the list', () => {
  const nothing = () => undefined;
  const writes: [Method, () => string, () => object | undefined][] = [
    ['POST', () => '/api/companies/', () => ({ name: 'Neu', industry: 'Neu' })],
    ['PATCH', () => `/api/companies/${company.id}/`, () => ({ name: 'Elbwerk' })],
    [
      'POST',
      () => '/api/contacts/',
      () => ({ first_name: 'A', last_name: 'B', company_id: company.id }),
    ],
    ['PATCH', () => `/api/contacts/${contact.id}/`, () => ({ phone: '040' })],
    ['DELETE', () => `/api/contacts/${contact.id}/`, nothing],
    ['POST', () => list, payload],
    ['PUT', detail, () => payload({ notes: [{ id: null, text: 'Neu' }] })],
    ['DELETE', detail, nothing],
  ];

  it.each(writes)('is another one after a %s', async (method, url, body) => {
    const stranger = await server.user();
    const tags = [await tagOf(list), await tagOf(list, stranger)];
    const { statusCode } = await user.call(method, url(), body());
    expect(statusCode).toBeLessThan(300);
    expect(await tagOf(list)).not.toBe(tags[0]);
    expect(await tagOf(list, stranger)).toBe(tags[1]);
  });

  it('is another one where an update of the server has changed the shape', async () => {
    const before = await tagOf(list);
    const label = jest.replaceProperty(statusLabels, 'DRAFT', 'Skizze');
    const updated = await startServer({ database: server.database });
    label.restore();
    const { headers } = await updated.app.inject({
      url: list,
      headers: { authorization: `Token ${user.token}` },
    });
    expect(headers.etag).toMatch(/^W\/"/);
    expect(headers.etag).not.toBe(before);
    await updated.app.close();
  });

  it('is another one for each user, also for those who have nothing', async () => {
    const users = [await server.user(), await server.user()];
    const tags = await Promise.all(users.map((each) => tagOf(list, each)));
    expect(new Set(tags).size).toBe(2);
  });

  it('outlives reading and what was refused', async () => {
    const tag = await tagOf(list);
    await put({ job_title: '' });
    await put({}, { 'if-match': '"x"' });
    await put({ notes: [{ id: 999_999, text: 'fremd' }] });
    for (const url of [detail(), list, '/api/companies/', '/api/contacts/']) {
      await user.call('GET', url);
    }
    expect(await tagOf(list)).toBe(tag);
  });
});
