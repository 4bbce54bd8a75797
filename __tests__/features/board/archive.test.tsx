import { screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { findBoard, titlesIn } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';
import { cellsOf, findTable, row, rowTitles } from '../../support/table';

async function userWithArchive() {
  const account = await registerUser();
  const { id: company_id } = await account.api.createCompany({ name: 'Elbwerk AG' });
  for (const job_title of ['Zimmerin', 'Tischlerin']) {
    await account.api.createApplication({ company_id, job_title, status: 'WITHDRAWN' });
  }
  await account.api.createApplication({ company_id, job_title: 'Auf dem Board' });
  return { ...account, company_id };
}

async function renderArchive(query = '') {
  const account = await userWithArchive();
  const app = renderApp(`/applications/archive${query}`, { token: account.token });
  await findTable('Archiv');
  return { ...account, ...app };
}

const backToBoard = (title: string) =>
  within(row(title)).getByRole('button', { name: 'Zurück aufs Board …' });

test('lists what was withdrawn, and nothing that is on the board', async () => {
  await renderArchive();
  expect(screen.getByRole('heading', { level: 1, name: 'Archiv' })).toBeVisible();
  expect(rowTitles()).toEqual(['Tischlerin', 'Zimmerin']);
  expect(cellsOf('Zimmerin')[2]).toBe('Zurückgezogen');
  expect(cellsOf('Zimmerin')[3]).toMatch(/Erstellt am \d\d\.\d\d\.\d\d/);
  expect(screen.getByText('2 Bewerbungen')).toBeVisible();
});

test('a status that only the provider knows is here, in its own words', async () => {
  const { token, api } = await userWithArchive();
  const list = await api.listApplications();
  network.answer(
    'GET /applications/',
    200,
    list.map((item) =>
      item.job_title === 'Auf dem Board'
        ? { ...item, status: 'ON_HOLD', status_display: 'Ruht bis auf Weiteres' }
        : item,
    ),
  );
  renderApp('/applications/archive', { token });
  await findTable('Archiv');
  expect(cellsOf('Auf dem Board')[2]).toBe('Ruht bis auf Weiteres');
  expect(backToBoard('Auf dem Board')).toBeVisible();
});

test('the way back onto the board', async () => {
  const { user, api } = await renderArchive();
  expect(backToBoard('Tischlerin')).toHaveAccessibleDescription('Tischlerin');
  await user.click(backToBoard('Tischlerin'));
  await user.click(await screen.findByRole('menuitem', { name: 'Verschieben nach Entwürfe' }));

  await waitFor(() => expect(rowTitles()).toEqual(['Zimmerin']));
  await waitFor(() =>
    expect(
      within(row('Zimmerin')).getByRole('link', { name: 'Details / Bearbeiten' }),
    ).toHaveFocus(),
  );
  await user.click(screen.getByRole('link', { name: 'Board' }));
  await findBoard();
  expect(titlesIn('Entwürfe')).toEqual(['Auf dem Board', 'Tischlerin']);
  await waitFor(async () => {
    const statuses = (await api.listApplications()).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'DRAFT')).toHaveLength(2);
  });
});

test('the last one leaves the empty archive behind, which says so', async () => {
  const { user } = await renderArchive('?q=zimmerin');
  expect(screen.getByText('1 von 2 Bewerbungen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Suche und Filter zurücksetzen' }));
  for (const title of ['Zimmerin', 'Tischlerin']) {
    await user.click(backToBoard(title));
    await user.click(await screen.findByRole('menuitem', { name: 'Verschieben nach Entwürfe' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
  expect(await screen.findByText('Das Archiv ist leer.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Archiv' })).toHaveFocus(),
  );
});

test('a move that fails brings the row back', async () => {
  const { user } = await renderArchive();
  network.answer('PUT /applications/:id/', 500);
  await user.click(backToBoard('Tischlerin'));
  await user.click(await screen.findByRole('menuitem', { name: 'Verschieben nach Entwürfe' }));
  await screen.findByText(/konnte nicht gespeichert werden/);
  expect(rowTitles()).toEqual(['Tischlerin', 'Zimmerin']);
});

test('the details are a click away', async () => {
  const { user } = await renderArchive();
  await user.click(within(row('Zimmerin')).getByRole('link', { name: 'Details / Bearbeiten' }));
  expect(await screen.findByRole('textbox', { name: 'Jobtitel' })).toHaveValue('Zimmerin');
});

test('an empty archive explains itself', async () => {
  const { token, api } = await registerUser();
  const { id: company_id } = await api.createCompany();
  await api.createApplication({ company_id });
  renderApp('/applications/archive', { token });
  expect(await screen.findByText('Das Archiv ist leer.')).toBeVisible();
  expect(screen.getByText(/zurückgezogene Bewerbungen/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('search and filters hold for the archive alone', async () => {
  const { user } = await renderArchive('?q=tisch');
  expect(rowTitles()).toEqual(['Tischlerin']);
  expect(screen.getByText('Tisch', { selector: 'mark' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Nur fällige' }));
  expect(screen.getByText('Keine Bewerbung passt zu Suche und Filtern.')).toBeVisible();
  expect(screen.queryByText('Das Archiv ist leer.')).not.toBeInTheDocument();
});
