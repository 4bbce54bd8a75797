import { act, screen, within } from '@testing-library/react';
import { browserTokenStorage, tokenKey } from '../../src/api/tokenStorage';
import { navigationOf } from '../../src/app/navigationOf';
import { followOtherTabs } from '../../src/store/otherTabs';
import { registerUser } from '../support/apiUser';
import { network } from '../support/faults';
import { findBoard, findToast, textBox } from '../support/onScreen';
import { renderApp } from '../support/renderApp';
import { savedApplication } from '../support/savedApplication';
import { toastsOf } from '../support/toastsOf';

const ended = 'Ihre Sitzung wurde in einem anderen Tab beendet.';

let stopFollowing = () => {};
afterEach(() => stopFollowing());

function follow({ store, history }: ReturnType<typeof renderApp>) {
  const tokens = browserTokenStorage(localStorage);
  stopFollowing = followOtherTabs(store, { tokens, navigation: navigationOf(history) }, window);
}

/** A form with unsaved input, while another tab changes the session. */
async function typeCompany() {
  const { token } = await registerUser();
  const app = renderApp('/companies/new', { token });
  follow(app);
  await screen.findByRole('form', { name: 'Neue Firma' });
  await app.user.type(textBox('Firmenname'), 'Halb getippt');
  return app;
}

function inAnotherTab(token: string | null) {
  if (token === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, token);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: token }));
  });
}

test('a session that ends in another tab takes an open form along, and says so', async () => {
  const { history } = await typeCompany();

  inAnotherTab(null);

  expect(await findToast('Abgemeldet', ended)).toHaveAttribute('role', 'alert');
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toHaveFocus();
  expect(history.location.pathname).toBe('/login');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByDisplayValue('Halb getippt')).not.toBeInTheDocument();
});

test('another user finds no form that the former one has filled in', async () => {
  const { user } = await typeCompany();
  const otto = await registerUser();

  inAnotherTab(otto.token);

  await findBoard();
  expect(screen.queryByDisplayValue('Halb getippt')).not.toBeInTheDocument();
  const navigation = screen.getByRole('navigation', { name: 'Hauptnavigation' });
  await user.click(within(navigation).getByRole('link', { name: 'Neue Firma' }));
  await screen.findByRole('form', { name: 'Neue Firma' });
  expect(textBox('Firmenname')).toHaveValue('');
});

function leaveAndComeBack(token: string) {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  localStorage.setItem(tokenKey, token);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

test.each([
  ['straight away', inAnotherTab],
  [
    'after a logout',
    (token: string) => {
      inAnotherTab(null);
      inAnotherTab(token);
    },
  ],
  ['while the browser kept the page for Back', leaveAndComeBack],
])('another user who logs in %s begins at the board, not at the form of the former one', async (_case, logIn) => {
  const alma = await savedApplication();
  const otto = await savedApplication({ application: { job_title: 'Ottos Stelle' } });
  const app = await alma.open();
  follow(app);
  await app.user.type(textBox('Jobtitel'), ' in Teilzeit');
  network.forget();

  logIn(otto.token);

  await screen.findByRole('heading', { level: 3, name: 'Ottos Stelle' });
  expect(app.history.location.pathname).toBe('/applications');
  expect(network.calls).toEqual(['GET /applications/']);
  expect(network.requests[0]?.headers.authorization).toBe(`Token ${otto.token}`);
  expect(toastsOf(app.store)).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
