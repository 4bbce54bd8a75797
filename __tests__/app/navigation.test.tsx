import { screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../support/apiUser';
import { network } from '../support/faults';
import { button, findBoard, textBox } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

const navigation = () => screen.getByRole('navigation', { name: 'Hauptnavigation' });
const link = (name: string) => within(navigation()).getByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openBoard() {
  const { token } = await registerUser();
  const app = renderApp('/applications', { token });
  await findBoard();
  return app;
}

test('leads to every screen and marks the one that is open', async () => {
  const { user, history } = await openBoard();
  expect(link('Meine Bewerbungen')).toHaveAttribute('aria-current', 'page');

  await user.click(link('Neue Bewerbung'));
  expect(await heading('Neue Bewerbung')).toHaveFocus();
  expect(history.location.pathname).toBe('/applications/new');
  expect(link('Neue Bewerbung')).toHaveAttribute('aria-current', 'page');
  expect(link('Meine Bewerbungen')).not.toHaveAttribute('aria-current');

  await user.click(link('Neue Firma'));
  expect(await heading('Neue Firma')).toHaveFocus();
  expect(history.location.pathname).toBe('/companies/new');

  await user.click(link('Meine Bewerbungen'));
  await findBoard();
  expect(history.location.pathname).toBe('/applications');
});

describe('the menu of narrow screens', () => {
  const closed = () => button('Menü öffnen');

  test('opens and closes with its button', async () => {
    const { user } = await openBoard();
    expect(closed()).toHaveAttribute('aria-expanded', 'false');

    await user.click(closed());
    expect(button('Menü schließen')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('button', { name: 'Menü öffnen' })).not.toBeInTheDocument();

    await user.click(button('Menü schließen'));
    expect(closed()).toHaveAttribute('aria-expanded', 'false');
  });

  test('names what it opens', async () => {
    await openBoard();
    const controlled = document.getElementById(closed().getAttribute('aria-controls') ?? '');
    expect(controlled).toContainElement(link('Neue Firma'));
  });

  test('closes with Escape', async () => {
    const { user } = await openBoard();
    await user.click(closed());
    await user.keyboard('{Escape}');
    expect(closed()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when one goes somewhere, and with the session', async () => {
    const { user } = await openBoard();
    await user.click(closed());
    await user.click(link('Neue Firma'));
    await heading('Neue Firma');
    expect(closed()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('Logout', () => {
  test('removes the token and leads to the login, where no navigation is left', async () => {
    const { user, history } = await openBoard();
    await user.click(link('Logout'));

    expect(await heading('Anmelden')).toBeVisible();
    expect(history.location.pathname).toBe('/login');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).not.toBeInTheDocument();
  });

  test('makes no call in front of a server that announces none for it', async () => {
    const { user } = await openBoard();
    network.forget();
    await user.click(link('Logout'));
    await heading('Anmelden');
    expect(network.calls).toEqual([]);
  });

  test('tells a server that announces it, which revokes the token', async () => {
    const { token, api } = await registerUser();
    const { user } = renderApp('/applications', {
      token,
      announcement: { extensions: ['logout'] },
    });
    await findBoard();
    network.forget();
    const { answered, release } = network.holdAnswer('POST /auth/logout/');
    await user.click(link('Logout'));

    expect(await heading('Anmelden')).toBeVisible();
    await answered;
    expect(network.calls).toEqual(['POST /auth/logout/']);
    await expect(api.listCompanies()).rejects.toThrow('401');
    release();
  });

  test("leaves nothing of the former user's data for the next one", async () => {
    const first = await registerUser();
    const company = await first.api.createCompany();
    await first.api.createApplication({ company_id: company.id, job_title: 'Geheime Stelle' });
    const second = await registerUser();
    const { user, store } = renderApp('/applications', { token: first.token });
    await screen.findByText('Geheime Stelle');

    await user.click(link('Logout'));
    await heading('Anmelden');
    expect(JSON.stringify(store.getState())).not.toContain('Geheime Stelle');

    const { release } = network.hold('GET /applications/');
    await user.type(textBox('E-Mail'), second.email);
    await user.type(screen.getByLabelText('Passwort'), `${second.password}{Enter}`);
    expect(await screen.findByText('Wird geladen …')).toBeVisible();
    expect(screen.queryByText('Geheime Stelle')).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('Noch keine Bewerbungen erfasst.')).toBeVisible();
  });

  test('asks first where a form has unsaved input', async () => {
    const { user, history } = await openBoard();
    await user.click(link('Neue Firma'));
    await heading('Neue Firma');
    await user.type(textBox('Firmenname'), 'Elbwerk');

    await user.click(link('Logout'));
    await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben verwerfen?' });
    await user.click(button('Weiter bearbeiten'));
    await waitFor(() => expect(textBox('Firmenname')).toHaveValue('Elbwerk'));
    expect(localStorage.getItem('authToken')).not.toBeNull();
    expect(history.location.pathname).toBe('/companies/new');

    await user.click(link('Logout'));
    await screen.findByRole('dialog');
    await user.click(button('Verwerfen'));
    expect(await heading('Anmelden')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

test('the first key press offers to skip to the content', async () => {
  const { user } = await openBoard();
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Zum Inhalt springen' });
  expect(skip).toHaveFocus();
  expect(`#${screen.getByRole('main').id}`).toBe(skip.getAttribute('href'));
});
