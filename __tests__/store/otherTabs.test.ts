import { api } from '../../src/api/apiSlice';
import { browserTokenStorage, tokenKey } from '../../src/api/tokenStorage';
import { navigationOf } from '../../src/app/navigationOf';
import { followOtherTabs } from '../../src/store/otherTabs';
import { toastClosed } from '../../src/store/toastsSlice';
import { registerUser, type ApiUser } from '../support/apiUser';
import { createTestStore } from '../support/renderApp';
import { toastsOf } from '../support/toastsOf';

const { getApplications } = api.endpoints;

const ended = ['warning', 'Abgemeldet', 'Ihre Sitzung wurde in einem anderen Tab beendet.'];

let stopFollowing = () => {};
afterEach(() => stopFollowing());

function openTab(setting: { token?: string }) {
  const { store, history } = createTestStore('/applications', setting);
  const tokens = browserTokenStorage(localStorage);
  stopFollowing = followOtherTabs(store, { tokens, navigation: navigationOf(history) }, window);
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
  expect(toastsOf(store)).toEqual([ended]);
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
  expect(toastsOf(store)).toEqual([]);
  await store.dispatch(getApplications.initiate());
  expect(getApplications.select()(store.getState()).data).toEqual([
    expect.objectContaining({ job_title: 'Ottos Stelle' }),
  ]);
});

describe('in the background', () => {
  let visibility: jest.SpyInstance;
  beforeEach(() => {
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  });
  afterEach(() => visibility.mockRestore());

  const see = () => {
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('a logout is told when the tab is seen again, once', async () => {
    const store = openTab(await registerUser());
    inAnotherTab({ token: null });
    expect(store.getState().session.loggedIn).toBe(false);
    expect(toastsOf(store)).toEqual([]);

    see();
    expect(toastsOf(store)).toEqual([ended]);
    const [toast] = store.getState().toasts;
    store.dispatch(toastClosed(toast?.id ?? ''));
    see();
    expect(toastsOf(store)).toEqual([]);
  });

  test('one that is not followed any more is not told of', async () => {
    const store = openTab(await registerUser());
    inAnotherTab({ token: null });
    stopFollowing();
    see();
    expect(toastsOf(store)).toEqual([]);
  });

  test('one that a login has followed is not told of any more', async () => {
    const { token } = await registerUser();
    const store = openTab({ token });
    inAnotherTab({ token: null });
    inAnotherTab({ token });
    see();
    expect(store.getState().session.loggedIn).toBe(true);
    expect(toastsOf(store)).toEqual([]);
  });
});

describe('a page that Back brings back as it was left', () => {
  async function leave() {
    const alma = await userWith('Almas Stelle');
    const store = openTab(alma);
    await store.dispatch(getApplications.initiate());
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return store;
  }
  const comeBack = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test('ends its session where another tab has ended it', async () => {
    const store = await leave();
    localStorage.removeItem(tokenKey);
    comeBack();
    expect(store.getState().session.loggedIn).toBe(false);
    expect(JSON.stringify(store.getState())).not.toContain('Almas Stelle');
    expect(toastsOf(store)).toEqual([ended]);
  });

  test('shows nothing of the former user to the one who has logged in', async () => {
    const otto = await userWith('Ottos Stelle');
    const store = await leave();
    localStorage.setItem(tokenKey, otto.token);
    comeBack();
    expect(JSON.stringify(store.getState())).not.toContain('Almas Stelle');
    expect(store.getState().session.loggedIn).toBe(true);
    expect(toastsOf(store)).toEqual([]);
  });

  test('stays as it is where nothing has happened', async () => {
    const store = await leave();
    const before = store.getState();
    comeBack();
    expect(store.getState()).toBe(before);
  });
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
  const before = store.getState();
  stopFollowing();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  inAnotherTab({ token: null });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState()).toBe(before);
});
