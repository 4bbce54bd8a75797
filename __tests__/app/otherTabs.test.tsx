import { act, screen, within } from '@testing-library/react';
import { browserTokenStorage, tokenKey } from '../../src/api/tokenStorage';
import { followOtherTabs } from '../../src/store/otherTabs';
import { registerUser } from '../support/apiUser';
import { findBoard, findToast, textBox } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

const ended =
  'Ihre Sitzung wurde in einem anderen Tab beendet. Ungespeicherte Eingaben wurden verworfen.';

let stopFollowing = () => {};
afterEach(() => stopFollowing());

/** A form with unsaved input, while another tab changes the session. */
async function typeCompany() {
  const { token } = await registerUser();
  const app = renderApp('/companies/new', { token });
  stopFollowing = followOtherTabs(app.store, browserTokenStorage(localStorage), window);
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
