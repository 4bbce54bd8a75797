import { screen, waitFor } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { button, expectNoProblem, expectProblem, findBoard, textBox } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const failed = 'Login fehlgeschlagen. Überprüfen Sie E-Mail und Passwort.';

async function openLogin(setting?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/login', setting);
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' });
  return app;
}

const password = () => screen.getByLabelText('Passwort');

describe('the form', () => {
  test('has named fields that password managers know, and a way to registration', async () => {
    await openLogin();

    expect(textBox('E-Mail')).toHaveAttribute('type', 'email');
    expect(textBox('E-Mail')).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(textBox('E-Mail')).toBeRequired();
    expect(password()).toBeRequired();
    expect(screen.getByRole('link', { name: 'Registrieren' })).toHaveAttribute('href', '/register');
  });

  test('can be submitted only while e-mail and password are valid', async () => {
    const { user } = await openLogin();
    expect(button('Anmelden')).toBeDisabled();

    await user.type(textBox('E-Mail'), 'alma@example');
    await user.type(password(), 'x');
    expect(button('Anmelden')).toBeDisabled();

    await user.type(textBox('E-Mail'), '.com');
    expect(button('Anmelden')).toBeEnabled();

    await user.clear(password());
    expect(button('Anmelden')).toBeDisabled();
  });

  test('says what is wrong at a field only once that was left', async () => {
    const { user } = await openLogin();

    await user.type(textBox('E-Mail'), 'alma');
    expectNoProblem(textBox('E-Mail'));
    await user.tab();
    await expectProblem(textBox('E-Mail'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein.');

    await user.tab();
    await user.click(textBox('E-Mail'));
    await user.clear(textBox('E-Mail'));
    await user.click(password());
    await user.tab();
    expect(screen.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2);
  });

  test('shows the password on demand', async () => {
    const { user } = await openLogin();
    await user.type(password(), 'gut-geheim');

    await user.click(button('Passwort anzeigen'));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(button('Passwort verbergen'));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('logging in', () => {
  test('sends exactly e-mail and password without a token, and opens the board', async () => {
    const account = await registerUser();
    const { user, history } = await openLogin();

    await user.type(textBox('E-Mail'), ` ${account.email} `);
    await user.type(password(), `${account.password}{Enter}`);

    await findBoard();
    expect(history.location.pathname).toBe('/applications');
    expect(localStorage.getItem('authToken')).toMatch(/.{16}/);
    expect(network.bodiesOf('POST /auth/login/')).toEqual([
      { email: account.email, password: account.password },
    ]);
    expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('later calls carry the token that the login returned', async () => {
    const account = await registerUser();
    const { user } = await openLogin();
    await user.type(textBox('E-Mail'), account.email);
    await user.type(password(), account.password);
    await user.click(button('Anmelden'));
    await findBoard();

    expect(network.calls).toEqual(['POST /auth/login/', 'GET /applications/']);
    expect(network.requests[1]?.headers.authorization).toBe(
      `Token ${localStorage.getItem('authToken')}`,
    );
  });

  test('a wrong password is said inline, and what was typed stays for another try', async () => {
    const account = await registerUser();
    const { user } = await openLogin();
    await user.type(textBox('E-Mail'), account.email);
    await user.type(password(), 'falsch');
    await user.click(button('Anmelden'));

    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(textBox('E-Mail')).toHaveValue(account.email);
    expect(localStorage.getItem('authToken')).toBeNull();

    await user.clear(password());
    await user.type(password(), `${account.password}{Enter}`);
    await findBoard();
  });

  test.each<[string, () => void]>([
    ['an unreachable server', () => network.disconnect('POST /auth/login/')],
    ['a broken server', () => network.answer('POST /auth/login/', 500)],
    ['an answer without a token', () => network.answer('POST /auth/login/', 200, {})],
    ['an answer that is none', () => network.answer('POST /auth/login/', 200, null)],
  ])('%s gets the same message', async (_name, breakIt) => {
    breakIt();
    const { user } = await openLogin();
    await user.type(textBox('E-Mail'), 'alma@example.com');
    await user.type(password(), 'gut-geheim{Enter}');

    expect(await screen.findByText(failed)).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(button('Anmelden')).toBeEnabled();
  });

  test.each([
    ['too many tries', 429, 'Zu viele Versuche. Bitte warten Sie 30 Sekunden.'],
    ['a server without its data', 503, 'Der Server erreicht seine Daten gerade nicht.'],
  ])('after %s one reads that, not that the password is wrong', async (_name, status, detail) => {
    network.answer('POST /auth/login/', status, { detail });
    const { user } = await openLogin();
    await user.type(textBox('E-Mail'), 'alma@example.com');
    await user.type(password(), 'gut-geheim{Enter}');

    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    expect(textBox('E-Mail')).toHaveValue('alma@example.com');
    expect(password()).toHaveValue('gut-geheim');
  });

  test('the button shows that it works, and a second click sends nothing', async () => {
    const account = await registerUser();
    const { release } = network.hold('POST /auth/login/');
    const { user } = await openLogin();
    await user.type(textBox('E-Mail'), account.email);
    await user.type(password(), account.password);
    await user.dblClick(button('Anmelden'));

    expect(button('Anmelden')).toHaveAttribute('aria-busy', 'true');
    release();
    await findBoard();
    expect(network.bodiesOf('POST /auth/login/')).toHaveLength(1);
  });
});

describe('the demo account', () => {
  test('is offered where the server announces it, and fills the form', async () => {
    const demo = await registerUser();
    const { user } = await openLogin({
      announcement: { demo: { email: demo.email, password: demo.password } },
    });

    expect(screen.getByRole('region', { name: /Demo/ })).toHaveTextContent(demo.email);
    await user.click(button('Demo-Zugang einsetzen'));
    expect(textBox('E-Mail')).toHaveValue(demo.email);
    expect(password()).toHaveValue(demo.password);

    await user.click(button('Anmelden'));
    await findBoard();
  });

  test('is not mentioned where none is announced', async () => {
    await openLogin();
    expect(screen.queryByText(/Demo/)).not.toBeInTheDocument();
  });
});

test('nothing is asked of the server before somebody logs in', async () => {
  await openLogin();
  await waitFor(() => expect(document.title).toBe('Anmelden – Bewerbungen'));
  expect(network.calls).toEqual([]);
});
