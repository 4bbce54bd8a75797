import { act, screen, waitFor, within } from '@testing-library/react';
import { createApiClient, logIn } from '../../support/apiClient';
import { openAccount, section, withAccounts } from '../../support/accountPage';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { button, expectFocus, expectProblem, findBoard, findToast } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';
import { testApiUrl } from '../../support/testServerUrl';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const mainNavigation = () => screen.getByRole('navigation', { name: 'Hauptnavigation' });
const link = (name: string) => within(mainNavigation()).queryByRole('link', { name });

type Opened = Awaited<ReturnType<typeof openAccount>>;

const otherSession = async ({ email, password }: Opened) =>
  (await logIn(testApiUrl(), { email, password })).token;

const isLoggedIn = async (token: string) =>
  createApiClient(testApiUrl(), token)
    .listCompanies()
    .then(
      () => true,
      () => false,
    );

describe('the way there', () => {
  test('is a link of the navigation, where the server announces it', async () => {
    const { token } = await registerUser();
    const { user, history } = renderApp('/applications', { token, announcement: withAccounts });
    await findBoard();
    await user.click(link('Konto') ?? document.body);
    expect(await heading('Konto')).toHaveFocus();
    expect(history.location.pathname).toBe('/account');
    expect(link('Konto')).toHaveAttribute('aria-current', 'page');
  });

  test('is not there in front of another provider, nor is the page', async () => {
    const { token } = await registerUser();
    const { history } = renderApp('/account', { token });
    await findBoard();
    expect(link('Konto')).toBeNull();
    expect(history.location.pathname).toBe('/applications');
    expect(network.calls).toEqual(['GET /applications/']);
  });

  test('needs a session', async () => {
    const { history } = renderApp('/account', { announcement: withAccounts });
    expect(await heading('Anmelden')).toBeVisible();
    expect(history.location.pathname).toBe('/login');
  });

  test('that fails can be tried again', async () => {
    network.answer('GET /account/', 500, {}, { nth: 1 });
    const { token } = await registerUser();
    const { user } = renderApp('/account', { token, announcement: withAccounts });
    expect(await screen.findByText('Ihr Konto konnte nicht geladen werden.')).toBeVisible();
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByText(/^Angemeldet als/)).toBeVisible();
  });
});

describe('the change of the password', () => {
  const fields = () => ({
    old: screen.getByLabelText('Bisheriges Passwort'),
    fresh: screen.getByLabelText('Neues Passwort'),
    repeated: screen.getByLabelText('Neues Passwort wiederholen'),
  });

  async function fillIn({ user, password }: Opened, fresh = 'ganz-neues-wort') {
    const { old, fresh: field, repeated } = fields();
    await user.type(old, password);
    await user.type(field, fresh);
    await user.type(repeated, fresh);
  }

  const submit = ({ user }: Opened) => user.click(button('Passwort ändern'));

  test('ends the other sessions, says so and empties the form', async () => {
    const page = await openAccount();
    const phone = await otherSession(page);
    await fillIn(page);
    await submit(page);

    await findToast(
      'Passwort geändert',
      'Ab jetzt gilt Ihr neues Passwort. Alle anderen Sitzungen sind beendet.',
    );
    expect(await isLoggedIn(phone)).toBe(false);
    expect(await isLoggedIn(page.token)).toBe(true);
    for (const field of Object.values(fields())) {
      expect(field).toHaveValue('');
      expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    await expectFocus(button('Passwort ändern'));
    await page.user.tab();
    expect(screen.queryByText('Bitte füllen Sie dieses Feld aus.')).toBeNull();
    await logIn(testApiUrl(), { email: page.email, password: 'ganz-neues-wort' });
    await page.user.click(link('Meine Bewerbungen') ?? document.body);
    await findBoard();
  });

  test('with a wrong old one is refused at its field', async () => {
    const page = await openAccount();
    await fillIn(page);
    await page.user.type(fields().old, 'x');
    await submit(page);
    await expectProblem(fields().old, 'Das Passwort ist nicht richtig.');
    await expectFocus(fields().old);
  });

  test('to one that many have is refused at its field', async () => {
    const page = await openAccount();
    await fillIn(page, 'Passwort1');
    await submit(page);
    await expectProblem(
      fields().fresh,
      'Dieses Passwort gehört zu den häufigsten und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    );
  });

  test('is checked before it is sent', async () => {
    const page = await openAccount();
    await page.user.type(fields().old, page.password);
    await page.user.type(fields().fresh, 'kurz');
    await page.user.type(fields().repeated, 'anders');
    await submit(page);
    await expectProblem(fields().fresh, 'Das Passwort muss mindestens 6 Zeichen lang sein.');
    await expectProblem(fields().repeated, 'Die Passwörter stimmen nicht überein.');
    await findToast('Invalid Input', 'Please fill out all required fields correctly.');
    expect(network.calls).not.toContain('PUT /account/password/');
  });

  test.each([
    ['tried too often', 429, { detail: 'Zu viele Versuche.' }, 'Zu viele Versuche.'],
    ['forbidden', 403, { detail: 'Das Demo-Konto teilen sich alle.' }, 'Das Demo-Konto teilen sich alle.'],
    [
      'broken',
      500,
      {},
      'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es später erneut.',
    ],
  ])('that is %s says so in the form', async (_case, status, body, message) => {
    const page = await openAccount();
    network.answer('PUT /account/password/', status, body);
    await fillIn(page);
    await submit(page);
    expect(await screen.findByText(message)).toBeVisible();
    expect(fields().fresh).toHaveValue('ganz-neues-wort');
  });

  test('that is only half typed is not lost without a question', async () => {
    const { user } = await openAccount();
    await user.type(fields().old, 'x');
    await user.click(link('Neue Firma') ?? document.body);
    await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben verwerfen?' });
    await user.click(button('Verwerfen'));
    await heading('Neue Firma');
  });
});

describe('the sessions', () => {
  const items = async () => (await section('Sitzungen').findAllByRole('listitem')).map((item) => item.textContent);

  test('are listed, and this one is marked', async () => {
    const page = await openAccount();
    expect(await items()).toEqual([expect.stringContaining('Diese Sitzung')]);
    expect(page.queryByRole('button', { name: /Abmelden$/ })).toBeNull();
  });

  test('end one by one', async () => {
    const page = await openAccount();
    const phone = await otherSession(page);
    page.unmount();
    const { user } = renderApp('/account', { token: page.token, announcement: withAccounts });
    await user.click(await screen.findByRole('button', { name: /Abmelden$/ }));

    await findToast('Abgemeldet', 'Die Sitzung ist beendet.');
    await waitFor(async () => expect(await items()).toHaveLength(1));
    await expectFocus(section('Sitzungen').getByRole('list'));
    expect(await isLoggedIn(phone)).toBe(false);
    expect(await isLoggedIn(page.token)).toBe(true);
  });

  test('one that did not end keeps the focus at its button', async () => {
    const page = await openAccount();
    await otherSession(page);
    page.unmount();
    const { user } = renderApp('/account', { token: page.token, announcement: withAccounts });
    const end = await screen.findByRole('button', { name: /Abmelden$/ });
    network.answer('DELETE /account/sessions/:id/', 500);
    await user.click(end);

    await findToast('Nicht abgemeldet', 'Das hat nicht geklappt. Bitte versuchen Sie es später erneut.');
    await expectFocus(end);
    expect(await items()).toHaveLength(2);
  });

  test('end everywhere, here too', async () => {
    const page = await openAccount();
    const phone = await otherSession(page);
    await page.user.click(button('Überall abmelden'));

    expect(await heading('Anmelden')).toBeVisible();
    await findToast('Abgemeldet', 'Sie sind jetzt überall abgemeldet.');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(await isLoggedIn(phone)).toBe(false);
    expect(await isLoggedIn(page.token)).toBe(false);
  });

  test('that the server did not end are not said to be', async () => {
    const page = await openAccount();
    network.disconnect('DELETE /account/sessions/');
    await page.user.click(button('Überall abmelden'));
    await findToast('Nicht abgemeldet', 'Das hat nicht geklappt. Bitte versuchen Sie es später erneut.');
    expect(await heading('Konto')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBe(page.token);
  });
});

describe('the download', () => {
  const today = /^bewerbungen-\d{4}-\d{2}-\d{2}\.json$/;

  test('saves everything in a file, however much it is', async () => {
    const page = await openAccount();
    const { id } = await page.api.createCompany({ name: 'Elbwerk' });
    const notes = Array.from({ length: 40 }, () => ({ id: null, text: 'ä'.repeat(9000) }));
    for (const job_title of ['Erste', 'Zweite', 'Dritte']) {
      const application = await page.api.createApplication({ company_id: id, job_title });
      await page.api.updateApplication(application.id, { notes });
    }

    await page.user.click(button('Meine Daten herunterladen'));

    await screen.findByText(/^Alles über Sie steht in der Datei/);
    expect(page.savedFiles).toEqual([
      { name: expect.stringMatching(today) as string, text: expect.any(String) as string },
    ]);
    expect(JSON.stringify(page.store.getState())).not.toContain('Elbwerk');
    const text = page.savedFiles[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(text.split('\n').slice(0, 2)).toEqual(['{', expect.stringMatching(/^ {2}"/)]);
    expect(JSON.parse(text)).toMatchObject({
      user: { email: page.email },
      companies: [{ name: 'Elbwerk' }],
      applications: [{ notes: { length: 40 } }, { notes: { length: 40 } }, { job_title: 'Erste' }],
    });
  });

  test('that fails says so and saves nothing', async () => {
    const page = await openAccount();
    network.answer('GET /account/export/', 500);
    await page.user.click(button('Meine Daten herunterladen'));
    await findToast(
      'Nicht heruntergeladen',
      'Ihre Daten konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
    );
    expect(page.savedFiles).toEqual([]);
  });
});

describe('the deletion of the account', () => {
  async function ask(page: Opened) {
    await page.user.click(button('Konto löschen …'));
    const dialog = await screen.findByRole('dialog', { name: 'Konto endgültig löschen?' });
    const field = within(dialog).getByLabelText('Passwort');
    expect(field).toHaveFocus();
    return field;
  }

  test('ends the session and says so, and nothing is left', async () => {
    const page = await openAccount();
    const field = await ask(page);
    await page.user.type(field, `${page.password}{Enter}`);

    expect(await heading('Anmelden')).toBeVisible();
    await findToast('Konto gelöscht', 'Ihr Konto und alles, was dazugehörte, ist gelöscht.');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(JSON.stringify(page.store.getState())).not.toContain(page.email);
    expect(await isLoggedIn(page.token)).toBe(false);
    await expect(logIn(testApiUrl(), page)).rejects.toThrow('401');
  });

  test('with a wrong password is refused at the field', async () => {
    const page = await openAccount();
    const field = await ask(page);
    await page.user.type(field, 'falsch{Enter}');
    await expectProblem(field, 'Das Passwort ist nicht richtig.');
    await expectFocus(field);
    expect(await isLoggedIn(page.token)).toBe(true);
  });

  test('makes way for the question about unsaved input, and keeps what was typed', async () => {
    const { token } = await registerUser();
    const { user, history } = renderApp('/applications', { token, announcement: withAccounts });
    await findBoard();
    await user.click(link('Konto') ?? document.body);
    await user.type(await screen.findByLabelText('Bisheriges Passwort'), 'x');
    await user.click(button('Konto löschen …'));
    const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Passwort'), 'gut-');

    act(() => history.back());
    await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben verwerfen?' });
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    expect(button('Weiter bearbeiten')).toHaveFocus();
    await user.click(button('Weiter bearbeiten'));

    const question = await screen.findByRole('dialog', { name: 'Konto endgültig löschen?' });
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    const field = within(question).getByLabelText('Passwort');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('gut-');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    await expectFocus(button('Konto löschen …'));
  });

  test('can be thought over', async () => {
    const page = await openAccount();
    await ask(page);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(button('Konto löschen …'));
    await ask(page);
    await page.user.click(button('Abbrechen'));
    expect(network.calls).not.toContain('DELETE /account/');
  });
});

test('of the demo account, only what harms nobody is offered', async () => {
  const { token, email, password } = await registerUser();
  renderApp('/account', { token, announcement: { ...withAccounts, demo: { email, password } } });
  expect(await screen.findByText(/^Das Demo-Konto teilen sich alle Besucher/)).toBeVisible();
  expect(await section('Sitzungen').findByText('Diese Sitzung')).toBeVisible();
  expect(button('Meine Daten herunterladen')).toBeVisible();
  for (const name of ['Passwort ändern', 'Überall abmelden', 'Konto löschen …']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
