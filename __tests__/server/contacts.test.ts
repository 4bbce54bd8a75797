/** @jest-environment node */
import type { Contact } from '../../src/contract/schemas';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  user = await server.user();
});
afterAll(() => server.close());

it('creates a contact; what is left out is empty', async () => {
  const company = await user.company();
  const response = await user.call('POST', '/api/contacts/', {
    first_name: ' Jörg ',
    last_name: 'Groß',
    company_id: company.id,
    email: ' joerg@example.com',
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    id: expect.any(Number) as number,
    first_name: 'Jörg',
    last_name: 'Groß',
    email: 'joerg@example.com',
    position: '',
    phone: '',
    company_id: company.id,
  });
});

it('lists the contacts of one company, or of all', async () => {
  const one = await user.company();
  const other = await user.company();
  const here = await user.contact({ company_id: one.id });
  const there = await user.contact({ company_id: other.id });
  const list = async (query: string) =>
    (await user.call('GET', `/api/contacts/${query}`)).json<Contact[]>();
  expect(await list(`?company_id=${one.id}`)).toEqual([here]);
  expect(await list(`?company_id=${other.id}&unknown=1`)).toEqual([there]);
  expect(await list('')).toEqual([here, there]);
});

it('lists the contacts by their names, as one would in German', async () => {
  const { id: company_id } = await user.company();
  for (const name of ['Bo Zander', 'Cem Özil', 'Ada Özil', 'Eva Otto']) {
    const [first_name, last_name] = name.split(' ');
    await user.call('POST', '/api/contacts/', { first_name, last_name, company_id });
  }
  const contacts = (await user.call('GET', '/api/contacts/')).json<Contact[]>();
  expect(contacts.map(({ first_name }) => first_name)).toEqual(['Eva', 'Ada', 'Cem', 'Bo']);
});

it.each(['abc', '', '0', '-1', '1.5', '1e3', '9'.repeat(30), '1&company_id=2'])(
  'refuses company_id=%s in the query',
  async (value) => {
    const response = await user.call('GET', `/api/contacts/?company_id=${value}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ company_id: ['Dieser Wert ist ungültig.'] });
  },
);

it('changes what is given, empties what is given empty, and leaves the rest', async () => {
  const { id: companyId } = await user.company();
  const contact = await user.contact({ company_id: companyId });
  const url = `/api/contacts/${contact.id}/`;
  const filled = await user.call('PATCH', url, {
    email: 'a@example.com',
    phone: '1',
    position: 'x',
  });
  expect(filled.statusCode).toBe(200);
  expect(filled.json()).toEqual({ ...contact, email: 'a@example.com', phone: '1', position: 'x' });
  const emptied = await user.call('PATCH', url, { email: '', phone: '' });
  expect(emptied.json()).toEqual({ ...contact, position: 'x' });
  expect((await user.call('PATCH', url, {})).json()).toEqual(emptied.json());
});

it('does not move a contact to another company', async () => {
  const { id: companyId } = await user.company();
  const other = await user.company();
  const contact = await user.contact({ company_id: companyId });
  const response = await user.call('PATCH', `/api/contacts/${contact.id}/`, {
    company_id: other.id,
  });
  expect(response.json()).toEqual(contact);
});

it('deletes a contact and takes it out of its applications', async () => {
  const { id: companyId } = await user.company();
  const contact = await user.contact({ company_id: companyId });
  const application = await user.application({ company_id: companyId, contact_id: contact.id });
  expect(application.contact).toEqual(contact);
  const response = await user.call('DELETE', `/api/contacts/${contact.id}/`);
  expect(response.statusCode).toBe(204);
  expect(response.body).toBe('');
  expect(await user.applicationOf(application.id)).toEqual({ ...application, contact: null });
  expect((await user.call('DELETE', `/api/contacts/${contact.id}/`)).statusCode).toBe(404);
});

const required = 'Bitte füllen Sie dieses Feld aus.';

it.each([
  [
    'no names',
    { first_name: undefined, last_name: ' ' },
    { first_name: [required], last_name: [required] },
  ],
  [
    'a wrong address',
    { email: 'a@b' },
    { email: ['Bitte geben Sie eine gültige E-Mail-Adresse ein.'] },
  ],
  ['a long phone number', { phone: '1'.repeat(51) }, { phone: ['Diese Eingabe ist zu lang.'] }],
  ['an id as text', { company_id: '1' }, { company_id: ['Dieser Wert ist ungültig.'] }],
  ['no company', { company_id: undefined }, { company_id: [required] }],
  ['a huge id', { company_id: 1e300 }, { company_id: ['Dieser Wert ist ungültig.'] }],
])('refuses %s', async (_case, change, errors) => {
  const company = await user.company();
  const payload = { first_name: 'A', last_name: 'B', company_id: company.id, ...change };
  const response = await user.call('POST', '/api/contacts/', payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual(errors);
});
