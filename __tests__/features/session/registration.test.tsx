import { screen } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { button, expectFocus, expectNoProblem, expectProblem, findBoard, findToast, textBox } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const failed = 'Registrierung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.';
const differ = 'Die Passwörter stimmen nicht überein.';

async function openRegistration() {
  const app = renderApp('/register');
  await screen.findByRole('heading', { level: 1, name: 'Registrieren' });
  return app;
}

const password = () => screen.getByLabelText('Passwort');
const repeated = () => screen.getByLabelText('Passwort wiederholen');
const newEmail = () => `berta.${crypto.randomUUID()}@example.com`;

type User = Awaited<ReturnType<typeof openRegistration>>['user'];

async function fillIn(user: User, email: string) {
  await user.type(textBox('Benutzername'), ' Berta ');
  await user.type(textBox('E-Mail'), email);
  await user.type(password(), 'gut-geheim');
  await user.type(repeated(), 'gut-geheim');
}

describe('the form', () => {
  test('has named fields that password managers know, and a way to login', async () => {
    await openRegistration();

    expect(textBox('Benutzername')).toHaveAttribute('autocomplete', 'nickname');
    expect(textBox('E-Mail')).toHaveAttribute('autocomplete', 'email');
    for (const field of [password(), repeated()]) {
      expect(field).toHaveAttribute('type', 'password');
      expect(field).toHaveAttribute('autocomplete', 'new-password');
    }
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login');
  });

  test('an empty one is refused at each field, with a warning and the focus on the first', async () => {
    const { user } = await openRegistration();
    await user.click(button('Registrieren'));

    expect(screen.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(4);
    await findToast('Invalid Input', 'Please fill out all required fields correctly.');
    await expectFocus(textBox('Benutzername'));
    expect(network.calls).toEqual([]);
  });

  test('the password has at least six characters', async () => {
    const { user } = await openRegistration();
    await user.type(password(), 'fünf5');
    await user.tab();
    await expectProblem(password(), 'Das Passwort muss mindestens 6 Zeichen lang sein.');

    await user.type(password(), '6');
    expectNoProblem(password());
  });

  test('different passwords are said only once the repetition was left', async () => {
    const { user } = await openRegistration();
    await user.type(password(), 'gut-geheim');
    await user.type(repeated(), 'geheiz');
    expect(screen.queryByText(differ)).not.toBeInTheDocument();

    await user.tab();
    await expectProblem(repeated(), differ);

    await user.clear(repeated());
    await user.type(repeated(), 'gut-geheim');
    expect(screen.queryByText(differ)).not.toBeInTheDocument();
  });

  test('a later change of the password is noticed too', async () => {
    const { user } = await openRegistration();
    await user.type(password(), 'gut-geheim');
    await user.type(repeated(), 'gut-geheim');
    await user.tab();
    expectNoProblem(repeated());

    await user.type(password(), '2');
    await expectProblem(repeated(), differ);
  });

  test('the e-mail address has to be one', async () => {
    const { user } = await openRegistration();
    await user.type(textBox('E-Mail'), 'berta@');
    await user.tab();
    await expectProblem(textBox('E-Mail'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  });
});

describe('registering', () => {
  test('sends exactly the four fields without a token, logs in and opens the board', async () => {
    const email = newEmail();
    const { user, history } = await openRegistration();
    await fillIn(user, email);
    await user.keyboard('{Enter}');

    await findBoard();
    expect(history.location.pathname).toBe('/applications');
    expect(localStorage.getItem('authToken')).toMatch(/.{16}/);
    expect(network.bodiesOf('POST /auth/registration/')).toEqual([
      { username: 'Berta', email, password: 'gut-geheim', repeated_password: 'gut-geheim' },
    ]);
    expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(network.calls).toEqual(['POST /auth/registration/', 'GET /applications/']);
  });

  test('a taken address is refused, with the words of the server at the field', async () => {
    const { email } = await registerUser();
    const { user } = await openRegistration();
    await fillIn(user, email);
    await user.click(button('Registrieren'));

    expect(await screen.findByText(failed)).toBeVisible();
    await expectProblem(textBox('E-Mail'), 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.');
    await expectFocus(textBox('E-Mail'));
    expect(password()).toHaveValue('gut-geheim');

    await user.clear(textBox('E-Mail'));
    await user.type(textBox('E-Mail'), newEmail());
    expectNoProblem(textBox('E-Mail'));
    await user.click(button('Registrieren'));
    await findBoard();
  });

  test('a password that many have is refused, with the words of the server at the field', async () => {
    const { user } = await openRegistration();
    await fillIn(user, newEmail());
    for (const field of [password(), repeated()]) {
      await user.clear(field);
      await user.type(field, 'Passwort123');
    }
    await user.click(button('Registrieren'));

    expect(await screen.findByText(failed)).toBeVisible();
    await expectProblem(
      password(),
      'Dieses Passwort gehört zu den häufigsten und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    );
    await expectFocus(password());
  });

  test.each<[string, () => void]>([
    ['an unreachable server', () => network.disconnect('POST /auth/registration/', { nth: 1 })],
    ['a broken server', () => network.answer('POST /auth/registration/', 500, {}, { nth: 1 })],
    ['an answer without a token', () => network.answer('POST /auth/registration/', 201, {}, { nth: 1 })],
  ])('%s is said inline, and a second try needs no more typing', async (_name, breakIt) => {
    breakIt();
    const { user } = await openRegistration();
    await fillIn(user, newEmail());
    await user.click(button('Registrieren'));
    expect(await screen.findByText(failed)).toBeVisible();

    await user.click(button('Registrieren'));
    await findBoard();
  });

  test('who tried too often reads how long to wait', async () => {
    const detail = 'Zu viele Versuche. Bitte warten Sie eine Sekunde.';
    network.answer('POST /auth/registration/', 429, { detail });
    const { user } = await openRegistration();
    await fillIn(user, newEmail());
    await user.click(button('Registrieren'));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('a message about no field of the form does not get lost', async () => {
    network.answer('POST /auth/registration/', 400, { username: ['Zu lang.'], captcha: ['Fehlt.'] });
    const { user } = await openRegistration();
    await fillIn(user, newEmail());
    await user.click(button('Registrieren'));
    expect(await screen.findByText(failed)).toBeVisible();
    await expectProblem(textBox('Benutzername'), 'Zu lang.');
  });

  test('a double click registers once', async () => {
    const { user } = await openRegistration();
    await fillIn(user, newEmail());
    await user.dblClick(button('Registrieren'));
    await findBoard();
    expect(network.bodiesOf('POST /auth/registration/')).toHaveLength(1);
  });
});
