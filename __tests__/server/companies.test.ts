/** @jest-environment node */
import type { Company } from '../../src/contract/schemas';
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

it('creates a company, trimmed, with a website that has a scheme', async () => {
  const response = await user.call('POST', '/api/companies/', {
    name: ' Öl & Söhne ',
    industry: ' Handel',
    website: ' oel.example.org/jobs ',
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    id: expect.any(Number) as number,
    name: 'Öl & Söhne',
    industry: 'Handel',
    website: 'https://oel.example.org/jobs',
  });
});

it.each([[''], ['  '], [null], [undefined]])('keeps website %j as null', async (website) => {
  expect(await user.company({ website })).toMatchObject({ website: null });
});

it('lists the companies by name, as one would in German', async () => {
  for (const name of ['Zeta', 'Öl 10', 'beta', 'Ärger', 'Öl 9', 'Alpha']) {
    await user.company({ name });
  }
  const list = (await user.call('GET', '/api/companies/')).json<Company[]>();
  expect(list.map(({ name }) => name)).toEqual([
    'Alpha',
    'Ärger',
    'beta',
    'Öl 9',
    'Öl 10',
    'Zeta',
  ]);
});

it('changes what is given and leaves the rest', async () => {
  const company = await user.company({ website: 'https://a.example' });
  const url = `/api/companies/${company.id}/`;
  const renamed = await user.call('PATCH', url, { name: ' Neu ' });
  expect(renamed.statusCode).toBe(200);
  expect(renamed.json()).toEqual({ ...company, name: 'Neu' });
  const cleared = await user.call('PATCH', url, { website: null, industry: 'Bau' });
  expect(cleared.json()).toEqual({ ...company, name: 'Neu', industry: 'Bau', website: null });
  const untouched = await user.call('PATCH', url, {});
  expect(untouched.json()).toEqual(cleared.json());
  expect((await user.call('GET', '/api/companies/')).json()).toEqual([cleared.json()]);
});

it('ignores what nobody may set', async () => {
  const company = await user.company({ id: 77, user_id: 1, created_at: 'x' });
  const response = await user.call('PATCH', `/api/companies/${company.id}/`, {
    id: 99,
    user_id: 12345,
  });
  expect(response.json()).toEqual(company);
});

const invalid: [string, object, object][] = [
  [
    'nothing',
    {},
    { name: ['Firmenname ist ein Pflichtfeld.'], industry: ['Branche ist ein Pflichtfeld.'] },
  ],
  [
    'blanks',
    { name: ' ', industry: '' },
    { name: ['Firmenname ist ein Pflichtfeld.'], industry: ['Branche ist ein Pflichtfeld.'] },
  ],
  ['a number', { name: 5, industry: 'x' }, { name: ['Dieser Wert ist ungültig.'] }],
  ['a list', { name: ['x'], industry: 'x' }, { name: ['Dieser Wert ist ungültig.'] }],
  ['null', { name: null, industry: 'x' }, { name: ['Dieser Wert ist ungültig.'] }],
  [
    'a long name',
    { name: 'x'.repeat(201), industry: 'x' },
    { name: ['Diese Eingabe ist zu lang.'] },
  ],
  ...['ftp://a.example', 'javascript:alert(1)', 'kein wort', 'https://', 'localhorst'].map(
    (website): [string, object, object] => [
      `the website ${website}`,
      { name: 'x', industry: 'x', website },
      {
        website: [
          'Bitte geben Sie eine gültige Adresse ein, die mit https:// oder http:// beginnt.',
        ],
      },
    ],
  ),
];

it.each(invalid)('refuses %s', async (_case, payload, errors) => {
  const response = await user.call('POST', '/api/companies/', payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual(errors);
  expect((await user.call('GET', '/api/companies/')).json()).toEqual([]);
});

it('refuses to empty what has to be there', async () => {
  const company = await user.company();
  const response = await user.call('PATCH', `/api/companies/${company.id}/`, { name: '' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ name: ['Firmenname ist ein Pflichtfeld.'] });
});
