import { api } from '../../src/api/apiSlice';
import { tokenKey } from '../../src/api/tokenStorage';
import { selectLoggedIn } from '../../src/store/sessionSlice';
import type { AppStore } from '../../src/store/store';
import { registerUser } from '../support/apiUser';
import { protectedCalls, publicCalls } from '../support/everyCall';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';
import { toastsOf } from '../support/toastsOf';

const expired = [
  'warning',
  'Abgemeldet',
  'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
];

const isLoggedIn = (store: AppStore) => selectLoggedIn(store.getState());

test.each([
  ['a token is stored', { token: 'abc' }, true],
  ['none is stored', {}, false],
])('a session begins with the store where %s', (_case, setting, loggedIn) => {
  expect(isLoggedIn(createTestStore('/', setting).store)).toBe(loggedIn);
});

describe('a 401', () => {
  test.each(protectedCalls)('on $call ends the session', async ({ call, send }) => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.answer(call, 401);

    await send(store.dispatch);

    expect(isLoggedIn(store)).toBe(false);
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(store.getState().api).toMatchObject({ queries: {}, mutations: {}, subscriptions: {} });
    expect(toastsOf(store)).toEqual([expired]);
  });

  test.each(publicCalls)('on $call does not', async ({ call, send }) => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.answer(call, 401);

    await send(store.dispatch);

    expect(isLoggedIn(store)).toBe(true);
    expect(localStorage.getItem(tokenKey)).toBe('abc');
    expect(toastsOf(store)).toEqual([]);
  });

  test('comes from our server for a token it does not know', async () => {
    const { store } = createTestStore('/', { token: 'unknown' });

    await store.dispatch(api.endpoints.getApplications.initiate());

    expect(isLoggedIn(store)).toBe(false);
    expect(toastsOf(store)).toEqual([expired]);
  });

  test('on several calls at once ends it once, with one word', async () => {
    const { store } = createTestStore('/', { token: 'unknown' });

    await Promise.all(protectedCalls.map(({ send }) => send(store.dispatch)));

    expect(isLoggedIn(store)).toBe(false);
    expect(toastsOf(store)).toEqual([expired]);
  });

  test('empties the cache of what was loaded before', async () => {
    const { token, api: client } = await registerUser();
    const company = await client.createCompany({ name: 'Elbwerk' });
    await client.createApplication({ company_id: company.id });
    const { store } = createTestStore('/', { token });
    await store.dispatch(api.endpoints.getApplications.initiate());
    expect(JSON.stringify(store.getState())).toContain('Elbwerk');
    network.answer('GET /companies/', 401);

    await store.dispatch(api.endpoints.getCompanies.initiate());

    expect(JSON.stringify(store.getState())).not.toContain('Elbwerk');
  });

  test('without a session changes nothing', async () => {
    const { store } = createTestStore('/');

    await store.dispatch(api.endpoints.getCompanies.initiate());

    expect(isLoggedIn(store)).toBe(false);
    expect(toastsOf(store)).toEqual([]);
  });
});

test.each([400, 403, 404, 409, 429, 500, 503])('a %s ends no session', async (status) => {
  const { store } = createTestStore('/', { token: 'abc' });
  network.answer('GET /companies/', status);

  await store.dispatch(api.endpoints.getCompanies.initiate());

  expect(isLoggedIn(store)).toBe(true);
  expect(localStorage.getItem(tokenKey)).toBe('abc');
});

test('nor does a server that can’t be reached', async () => {
  const { store } = createTestStore('/', { token: 'abc' });
  network.disconnect('GET /companies/');

  await store.dispatch(api.endpoints.getCompanies.initiate());

  expect(isLoggedIn(store)).toBe(true);
});

describe('a load that fails says so', () => {
  const { getApplications, getApplication, getContacts, getCompanies } = api.endpoints;
  const loads = [
    ['GET /applications/', getApplications.initiate(), 'Applications could not be loaded from the server.'],
    ['GET /applications/:id/', getApplication.initiate(1), 'The application details could not be loaded.'],
    ['GET /contacts/', getContacts.initiate(3), 'Could not load contacts for this company.'],
  ] as const;

  test.each(loads)('%s', async (call, load, text) => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.answer(call, 500);

    await store.dispatch(load as ReturnType<typeof getContacts.initiate>);

    expect(toastsOf(store)).toEqual([['error', 'Loading Error', text]]);
  });

  test.each(loads)('%s, but not where the session has ended', async (call, load) => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.answer(call, 401);

    await store.dispatch(load as ReturnType<typeof getContacts.initiate>);

    expect(toastsOf(store)).toEqual([expired]);
  });

  test('companies do it at their place in the form, without a toast', async () => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.answer('GET /companies/', 500);

    await store.dispatch(getCompanies.initiate());

    expect(toastsOf(store)).toEqual([]);
  });
});
