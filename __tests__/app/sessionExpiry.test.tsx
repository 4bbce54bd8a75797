import { screen } from '@testing-library/react';
import { registerUser } from '../support/apiUser';
import { network } from '../support/faults';
import { button, findBoard, findToast, textBox } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

const expired = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.';

test('a token that the server does not know ends the session', async () => {
  const { history } = renderApp('/applications', { token: 'unbekannt' });

  await findToast('Abgemeldet', expired);
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(history.location.pathname).toBe('/login');
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('one that expires during a save leads to the login, without another message', async () => {
  const { token, email, password } = await registerUser();
  const { user } = renderApp('/companies/new', { token });
  await screen.findByRole('form', { name: 'Neue Firma' });
  await user.type(textBox('Firmenname'), 'Elbwerk');
  await user.type(textBox('Branche'), 'Schiffbau');
  network.answer('POST /companies/', 401, { detail: 'Bitte melden Sie sich an.' });
  await user.click(button('Speichern'));

  await findToast('Abgemeldet', expired);
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' });
  expect(screen.queryByText('The company could not be created.')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.type(textBox('E-Mail'), email);
  await user.type(screen.getByLabelText('Passwort'), `${password}{Enter}`);
  await findBoard();
});
