import { screen, waitFor } from '@testing-library/react';
import { registerUser } from '../support/apiUser';
import { network } from '../support/faults';
import { findBoard, findToast } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('without a session', () => {
  test.each([
    ['/login', 'Anmelden'],
    ['/register', 'Registrieren'],
    ['/imprint', 'Impressum'],
    ['/legal-notice', /Datenschutz/],
  ])('%s is open to everybody', async (path, name) => {
    const { history } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(history.location.pathname).toBe(path);
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).not.toBeInTheDocument();
    expect(network.calls).toEqual([]);
  });

  test.each([
    '/applications',
    '/applications/new',
    '/applications/edit/1',
    '/applications/edit',
    '/companies/new',
    '/logout',
    '/',
    '',
    '/no/such/page',
    '/companies',
  ])('"%s" leads to the login', async (path) => {
    const { history } = renderApp(path);
    expect(await heading('Anmelden')).toBeVisible();
    expect(history.location.pathname).toBe('/login');
    expect(network.calls).toEqual([]);
  });
});

describe('with a session', () => {
  test.each([
    ['/applications', 'Meine Bewerbungen'],
    ['/applications/new', 'Neue Bewerbung'],
    ['/companies/new', 'Neue Firma'],
    ['/imprint', 'Impressum'],
    ['/legal-notice', /Datenschutz/],
  ])('%s opens', async (path, name) => {
    const { token } = await registerUser();
    const { history } = renderApp(path, { token });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(history.location.pathname).toBe(path);
    expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  });

  test.each(['/login', '/register', '/', '', '/no/such/page'])(
    '"%s" leads to the board',
    async (path) => {
      const { token } = await registerUser();
      const { history } = renderApp(path, { token });
      await findBoard();
      expect(history.location.pathname).toBe('/applications');
    },
  );
});

describe('the address of an application', () => {
  test('without an id says so and leads to the board', async () => {
    const { token } = await registerUser();
    const { history } = renderApp('/applications/edit', { token });

    await findToast('Error', 'Cannot save changes, application ID is missing.');
    await findBoard();
    expect(history.location.pathname).toBe('/applications');
    expect(network.calls).toEqual(['GET /applications/']);
  });

  test.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999'])(
    'with the id %s, which is none, says so without asking the server',
    async (id) => {
      const { token } = await registerUser();
      const { history } = renderApp(`/applications/edit/${id}`, { token });

      await findToast('Loading Error', 'The application details could not be loaded.');
      await findBoard();
      expect(history.location.pathname).toBe('/applications');
      expect(network.calls).toEqual(['GET /applications/']);
    },
  );

  test("with somebody else's id tells no more than with an unknown one", async () => {
    const stranger = await registerUser();
    const company = await stranger.api.createCompany();
    const { id } = await stranger.api.createApplication({ company_id: company.id });
    const { token } = await registerUser();
    const { history } = renderApp(`/applications/edit/${id}`, { token });

    await findToast('Loading Error', 'The application details could not be loaded.');
    await findBoard();
    expect(history.location.pathname).toBe('/applications');
  });
});

test('a screen that one left for good is not the one that Back leads to', async () => {
  const { token } = await registerUser();
  const { history } = renderApp('/login', { token });
  await findBoard();
  expect(history.index).toBe(0);
});

test('each screen has its own title in the tab', async () => {
  const { token } = await registerUser();
  renderApp('/applications', { token });
  await waitFor(() => expect(document.title).toBe('Meine Bewerbungen – Bewerbungen'));
});
