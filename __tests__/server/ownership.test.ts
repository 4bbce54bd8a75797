/** @jest-environment node */
import type { Application, Company, Contact, Note } from '../../src/contract/schemas';
import { startServer, type Method, type TestServer, type TestUser } from '../support/serverApp';

/** What Alma owns, and what Boris, who wants to get at it, owns himself. */
interface Belongings {
  company: Company;
  contact: Contact;
  application: Application;
  note: Note;
}

let server: TestServer;
let alma: TestUser;
let boris: TestUser;
let hers: Belongings;
let his: Belongings;

beforeEach(async () => {
  server = await startServer();
  alma = await server.user();
  boris = await server.user();
  hers = await belongingsOf(alma);
  his = await belongingsOf(boris);
});
afterEach(() => server.close());

async function belongingsOf(user: TestUser): Promise<Belongings> {
  const company = await user.company();
  const contact = await user.contact({ company_id: company.id });
  const { id } = await user.application({ company_id: company.id, contact_id: contact.id });
  const application = (
    await user.call('PUT', `/api/applications/${id}/`, {
      ...payload(company.id, contact.id),
      notes: [{ id: null, text: 'Notiz' }],
    })
  ).json<Application>();
  const [note] = application.notes;
  if (!note) throw new Error('The note was not created.');
  return { company, contact, application, note };
}

function payload(companyId: number, contactId: number | null, notes?: object[]) {
  const values = { job_title: 'X', status: 'DRAFT', company_id: companyId, contact_id: contactId };
  return notes ? { ...values, notes } : values;
}

async function everythingOf(user: TestUser) {
  const urls = ['/api/companies/', '/api/contacts/', '/api/applications/'];
  const answers: unknown[] = [];
  for (const url of urls) answers.push((await user.call('GET', url)).json());
  return answers;
}

type Call = [Method, string, object?];

const intrusions: [string, () => Call][] = [
  ['renames the company', () => ['PATCH', `/api/companies/${hers.company.id}/`, { name: 'X' }]],
  ['names nothing', () => ['PATCH', `/api/companies/${hers.company.id}/`, {}]],
  ['reads the contacts', () => ['GET', `/api/contacts/?company_id=${hers.company.id}`]],
  ['changes the contact', () => ['PATCH', `/api/contacts/${hers.contact.id}/`, { phone: '1' }]],
  ['changes nothing of it', () => ['PATCH', `/api/contacts/${hers.contact.id}/`, {}]],
  ['deletes the contact', () => ['DELETE', `/api/contacts/${hers.contact.id}/`]],
  [
    'adds a contact to the company',
    () => [
      'POST',
      '/api/contacts/',
      { first_name: 'X', last_name: 'Y', company_id: hers.company.id },
    ],
  ],
  ['deletes the application', () => ['DELETE', `/api/applications/${hers.application.id}/`]],
  ['reads the application', () => ['GET', `/api/applications/${hers.application.id}/`]],
  [
    'overwrites the application',
    () => [
      'PUT',
      `/api/applications/${hers.application.id}/`,
      payload(his.company.id, his.contact.id, []),
    ],
  ],
  [
    'overwrites the application with her own company',
    () => [
      'PUT',
      `/api/applications/${hers.application.id}/`,
      payload(hers.company.id, hers.contact.id, [hers.note]),
    ],
  ],
  [
    'applies with her company',
    () => ['POST', '/api/applications/', payload(hers.company.id, null)],
  ],
  [
    'applies with her contact',
    () => ['POST', '/api/applications/', payload(his.company.id, hers.contact.id)],
  ],
  [
    'moves his application to her company',
    () => ['PUT', `/api/applications/${his.application.id}/`, payload(hers.company.id, null)],
  ],
  [
    'takes her contact into his application',
    () => [
      'PUT',
      `/api/applications/${his.application.id}/`,
      payload(his.company.id, hers.contact.id),
    ],
  ],
  [
    'takes her note into his application',
    () => [
      'PUT',
      `/api/applications/${his.application.id}/`,
      payload(his.company.id, his.contact.id, [hers.note]),
    ],
  ],
];

it.each(intrusions)('a stranger who %s gets 404 and changes nothing', async (_case, call) => {
  const before = [await everythingOf(alma), await everythingOf(boris)];
  const response = await boris.call(...call());
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ detail: expect.any(String) as string });
  expect([await everythingOf(alma), await everythingOf(boris)]).toEqual(before);
});

it('does not tell a stranger that there is something', async () => {
  const foreign = await boris.call('GET', `/api/applications/${hers.application.id}/`);
  const missing = await boris.call('GET', '/api/applications/987654/');
  expect(foreign.body).toBe(missing.body);
});

it('lists only what is one’s own', async () => {
  const carla = await server.user();
  expect(await everythingOf(carla)).toEqual([[], [], []]);
  expect(await everythingOf(boris)).toEqual([[his.company], [his.contact], [his.application]]);
});
