import { api } from '../../src/api/apiSlice';
import { logOut } from '../../src/store/flows/logOut';
import { moveApplication } from '../../src/store/flows/moveApplication';
import { tokenKey } from '../../src/api/tokenStorage';
import { sessionStarted } from '../../src/store/sessionSlice';
import { loadList, userWithCompany } from '../support/boardUser';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';

/* The list is asked for by its tag, and an unchanged one is not sent again. */

const { getApplications } = api.endpoints;

async function open() {
  const account = await userWithCompany();
  await account.add('Tischlerin');
  const { store } = createTestStore('/', account);
  const statuses: number[] = [];
  const list = () => getApplications.select()(store.getState()).data;
  const load = async () => {
    network.forget();
    await loadList(store);
    return network.requests.map(({ headers }) => headers['if-none-match']);
  };
  const watched = globalThis.fetch;
  globalThis.fetch = async (...request: Parameters<typeof fetch>) => {
    const response = await watched(...request);
    statuses.push(response.status);
    return response;
  };
  return { ...account, store, list, load, statuses };
}

test('what has not changed stays as it is, to the very object', async () => {
  const { list, load, statuses } = await open();
  expect(await load()).toEqual([undefined]);
  const before = list();
  expect(before).toHaveLength(1);

  expect(await load()).toEqual([expect.stringMatching(/^W\/"/)]);

  expect(statuses).toEqual([200, 304]);
  expect(list()).toBe(before);
});

test('what has changed elsewhere is sent', async () => {
  const { add, list, load, statuses } = await open();
  await load();
  await add('Glaserin');
  await load();
  await load();
  expect(statuses).toEqual([200, 200, 304]);
  expect(list()?.map(({ job_title }) => job_title)).toEqual(['Glaserin', 'Tischlerin']);
});

test('after a change of one’s own the list is what the server has', async () => {
  const { store, api: calls, list, load, statuses } = await open();
  await load();
  const [application] = list() ?? [];
  if (!application) throw new Error('There is no application.');
  await store.dispatch(moveApplication({ application, status: 'OFFER', today: '2026-11-21' }));
  await load();
  expect(statuses.at(-1)).toBe(200);
  expect(list()).toEqual(await calls.listApplications());
});

test('nothing is asked of the list of a former session', async () => {
  const { store, load } = await open();
  await load();
  await store.dispatch(logOut({ revoke: false }));
  const other = await userWithCompany();
  localStorage.setItem(tokenKey, other.token);
  store.dispatch(sessionStarted());
  expect(await load()).toEqual([undefined]);
});

test('a provider without tags is asked as before', async () => {
  network.hideTags();
  const { load, statuses } = await open();
  await load();
  expect(await load()).toEqual([undefined]);
  expect(statuses).toEqual([200, 200]);
});
