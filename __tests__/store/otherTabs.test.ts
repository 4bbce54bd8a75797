import { api } from '../../src/api/apiSlice';
import { tokenKey } from '../../src/api/tokenStorage';
import { followOtherTabs } from '../../src/store/otherTabs';
import { registerUser, type ApiUser } from '../support/apiUser';
import { createTestStore } from '../support/renderApp';
import { toastsOf } from '../support/toastsOf';

const { getApplications } = api.endpoints;

let stopFollowing = () => {};
afterEach(() => stopFollowing());

function openTab(setting: { token?: string }) {
  const { store } = createTestStore('/applications', setting);
  stopFollowing = followOtherTabs(store, window);
  return store;
}

/** What the browser does in this tab when another one changes the storage. */
function inAnotherTab(change: { token: string | null } | 'clears everything') {
  const oldValue = localStorage.getItem(tokenKey);
  const event: StorageEventInit = { storageArea: localStorage };
  if (change === 'clears everything') {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', event));
    return;
  }
  const { token } = change;
  if (token === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, token);
  window.dispatchEvent(
    new StorageEvent('storage', { ...event, key: tokenKey, oldValue, newValue: token }),
  );
}

async function userWith(job_title: string): Promise<ApiUser> {
  const user = await registerUser();
  const { id } = await user.api.createCompany();
  await user.api.createApplication({ company_id: id, job_title });
  return user;
}

test('a login in another tab is one in this tab', async () => {
  const alma = await userWith('Almas Stelle');
  const store = openTab({});

  inAnotherTab({ token: alma.token });
  expect(store.getState().session.loggedIn).toBe(true);

  const { data } = await store.dispatch(getApplications.initiate());
  expect(data?.map(({ job_title }) => job_title)).toEqual(['Almas Stelle']);
});

test.each([
  ['a logout', { token: null }],
  ['a clearing of the storage', 'clears everything'],
] as const)('%s in another tab is a logout in this tab', async (_case, change) => {
  const alma = await userWith('Almas Stelle');
  const store = openTab(alma);
  await store.dispatch(getApplications.initiate());

  inAnotherTab(change);

  expect(store.getState().session.loggedIn).toBe(false);
  expect(JSON.stringify(store.getState())).not.toContain('Almas Stelle');
  expect(toastsOf(store)).toEqual([]);
});

test.each([
  ['after a logout', [null]],
  ['straight away', []],
])('another user who logs in in another tab, %s, finds nothing of the former one', async (_case, before) => {
  const alma = await userWith('Almas Stelle');
  const otto = await userWith('Ottos Stelle');
  const store = openTab(alma);
  await store.dispatch(getApplications.initiate());

  for (const token of [...before, otto.token]) inAnotherTab({ token });

  expect(store.getState().session.loggedIn).toBe(true);
  expect(JSON.stringify(store.getState())).not.toContain('Almas Stelle');
  await store.dispatch(getApplications.initiate());
  expect(getApplications.select()(store.getState()).data).toEqual([
    expect.objectContaining({ job_title: 'Ottos Stelle' }),
  ]);
});

test('what another tab stores besides is of no interest', async () => {
  const alma = await userWith('Almas Stelle');
  const store = openTab(alma);
  await store.dispatch(getApplications.initiate());
  const before = store.getState();

  window.dispatchEvent(new StorageEvent('storage', { key: 'colorScheme', newValue: 'dark' }));

  expect(store.getState()).toBe(before);
});

test('a logout in another tab while nobody is logged in changes nothing', () => {
  const store = openTab({});
  const before = store.getState();
  inAnotherTab({ token: null });
  expect(store.getState()).toBe(before);
});

test('a tab that stops following hears nothing more', async () => {
  const alma = await userWith('Almas Stelle');
  const store = openTab(alma);
  stopFollowing();
  inAnotherTab({ token: null });
  expect(store.getState().session.loggedIn).toBe(true);
});
