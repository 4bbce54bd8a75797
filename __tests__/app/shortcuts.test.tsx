import { act, screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../support/apiUser';
import { userWithCompany } from '../support/boardUser';
import { network } from '../support/faults';
import { findBoard, textBox, titlesIn } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

async function board(path = '/applications') {
  const { token, api, add } = await userWithCompany();
  const { id } = await add('Tischlerin');
  const app = renderApp(path, { token });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, token, place: () => app.history.location, status: async () => (await api.getApplication(id)).status };
}

const help = () => screen.findByRole('dialog', { name: 'Tastenkürzel' });

test('n leads to a new application, b back to the board, l to the list', async () => {
  const { user, place } = await board();
  await findBoard();
  await user.keyboard('n');
  expect(place().pathname).toBe('/applications/new');
  await waitFor(() => expect(textBox('Jobtitel')).toBeVisible());
  await user.keyboard('b');
  expect(place().pathname).toBe('/applications');
  await findBoard();
  await user.keyboard('l');
  expect(place().pathname).toBe('/applications/list');
});

test('search and filters go along between board and list', async () => {
  const { user, place } = await board('/applications?q=tisch');
  await findBoard();
  await user.keyboard('l');
  expect(place()).toMatchObject({ pathname: '/applications/list', search: '?q=tisch' });
});

test('/ leads into the search field, and is not written there', async () => {
  const { user } = await board();
  await findBoard();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Suchen' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

test('where one types, the keys are letters', async () => {
  const { user, place } = await board();
  await findBoard();
  await user.click(screen.getByRole('searchbox', { name: 'Suchen' }));
  await user.keyboard('nbl?/');
  expect(screen.getByRole('searchbox', { name: 'Suchen' })).toHaveValue('nbl?/');
  await user.click(screen.getByRole('combobox', { name: 'Firma filtern' }));
  await user.keyboard('n');
  expect(place().pathname).toBe('/applications');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['{Control>}n{/Control}', '{Alt>}n{/Alt}', '{Meta>}n{/Meta}', '{Shift>}N{/Shift}'])(
  '%s is no shortcut',
  async (keys) => {
    const { user, place } = await board();
    await findBoard();
    await user.keyboard(keys);
    expect(place().pathname).toBe('/applications');
  },
);

test('while a menu or a dialog is open, the keys are theirs', async () => {
  const { user, place } = await board();
  await findBoard();
  await user.click(screen.getByRole('button', { name: 'Aktionen' }));
  await screen.findByRole('menu');
  await user.keyboard('n');
  await user.keyboard('{Escape}');
  await user.keyboard('?');
  await help();
  await user.keyboard('n');
  expect(place().pathname).toBe('/applications');
});

test('Ctrl+Z belongs to the field where one types', async () => {
  const { user, status } = await board();
  await findBoard();
  await user.click(screen.getByRole('button', { name: 'Aktionen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wiedervorlage heute' }));
  await screen.findByText(/Nachhaken/);
  await user.click(screen.getByRole('searchbox', { name: 'Suchen' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText(/Nachhaken/)).toBeVisible();
  expect(await status()).toBe('DRAFT');
});

test('Ctrl+Z does nothing away from board, list and archive', async () => {
  const { user, history } = await board();
  await findBoard();
  await user.click(screen.getByRole('button', { name: 'Aktionen' }));
  await user.click(
    await screen.findByRole('menuitem', { name: 'Verschieben nach Zurückgezogen (Archiv)' }),
  );
  await waitFor(() => expect(network.calls.at(-1)).toContain('PUT'));
  history.push('/imprint');
  await screen.findByRole('heading', { level: 1, name: 'Impressum' });
  network.forget();
  await user.keyboard('{Control>}z{/Control}');
  expect(network.calls).toEqual([]);
});

test('? and a button in the foot open the list of all shortcuts', async () => {
  const { user } = await board();
  await findBoard();
  await user.keyboard('?');
  const rows = within(await help())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'nNeue Bewerbung erfassen',
    '/Suchen (auf Board, Liste und Archiv)',
    'bZum Board',
    'lZur Liste',
    'Strg + zam Mac: ⌘Letzte Änderung zurücknehmen (auf Board, Liste und Archiv)',
    '?Diese Übersicht öffnen',
  ]);
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const opener = screen.getByRole('button', { name: 'Tastenkürzel' });
  await user.click(opener);
  await help();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('they can be switched off, which the browser remembers; Ctrl+Z keeps working', async () => {
  const { user, place, unmount, token } = await board();
  await findBoard();
  await user.click(screen.getByRole('button', { name: 'Tastenkürzel' }));
  const toggle = within(await help()).getByRole('switch', { name: 'Tastenkürzel einschalten' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('n?');
  expect(place().pathname).toBe('/applications');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  const later = renderApp('/applications', { token });
  await findBoard();
  await later.user.keyboard('n');
  expect(later.history.location.pathname).toBe('/applications');
  await later.user.click(screen.getByRole('button', { name: 'Aktionen' }));
  await later.user.click(
    await screen.findByRole('menuitem', { name: 'Verschieben nach Zurückgezogen (Archiv)' }),
  );
  expect(titlesIn('Entwürfe')).toEqual([]);
  await later.user.keyboard('{Control>}z{/Control}');
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);

  await later.user.click(screen.getByRole('button', { name: 'Tastenkürzel' }));
  await later.user.click(await screen.findByRole('switch', { name: 'Tastenkürzel einschalten' }));
  await later.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await later.user.keyboard('n');
  expect(later.history.location.pathname).toBe('/applications/new');
});

test('a form with unsaved input asks before b leaves it', async () => {
  const { token } = await registerUser();
  const { user, history } = renderApp('/companies/new', { token });
  await waitFor(() => expect(textBox('Firmenname')).toBeVisible());
  await user.type(textBox('Firmenname'), 'Elbwerk');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('b');
  expect(
    await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben verwerfen?' }),
  ).toBeVisible();
  expect(history.location.pathname).toBe('/companies/new');
});

test('guests have none', async () => {
  const { user, history } = renderApp('/imprint');
  await screen.findByRole('heading', { level: 1, name: 'Impressum' });
  expect(screen.queryByRole('button', { name: 'Tastenkürzel' })).not.toBeInTheDocument();
  await user.keyboard('n?');
  expect(history.location.pathname).toBe('/imprint');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the help makes way for the question about unsaved input', async () => {
  const { user, history } = await board();
  await findBoard();
  await user.keyboard('n');
  await waitFor(() => expect(textBox('Jobtitel')).toBeVisible());
  await user.type(textBox('Jobtitel'), 'Halb getippt');
  await user.click(screen.getByRole('button', { name: 'Tastenkürzel' }));
  await help();

  act(() => history.back());
  await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben verwerfen?' });
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(within(await help()).getByRole('button', { name: 'Schließen' })).toHaveFocus();
});
