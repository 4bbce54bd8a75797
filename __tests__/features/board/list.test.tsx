import { act, screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { isoDay, longDay } from '../../support/days';
import { network } from '../../support/faults';
import { findToast } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';
import { cellsOf, findTable, row, rowTitles } from '../../support/table';

const heading = 'Bewerbungen als Liste';

async function userWithApplications() {
  const account = await registerUser();
  const { api } = account;
  const elbwerk = await api.createCompany({ name: 'Elbwerk AG' });
  const nordlicht = await api.createCompany({ name: 'Nordlicht GmbH' });
  await api.createApplication({
    company_id: nordlicht.id,
    job_title: 'Tischlerin',
    status: 'APPLIED',
    applied_on: '2024-02-01',
  });
  await api.createApplication({
    company_id: elbwerk.id,
    job_title: 'Zimmerin',
    status: 'WITHDRAWN',
    follow_up_on: '2031-07-09',
  });
  await api.createApplication({
    company_id: nordlicht.id,
    job_title: 'Änderungsschneiderin',
    follow_up_on: isoDay(),
  });
  return account;
}

async function renderList(query = '') {
  const account = await userWithApplications();
  const app = renderApp(`/applications/list${query}`, { token: account.token });
  await findTable(heading);
  return { ...account, ...app };
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const details = (title: string) =>
  within(row(title)).getByRole('link', { name: 'Details / Bearbeiten' });

test('all applications are there, those of the archive too, the newest first', async () => {
  await renderList();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(rowTitles()).toEqual(['Änderungsschneiderin', 'Zimmerin', 'Tischlerin']);
  expect(screen.getByText('3 Bewerbungen')).toBeVisible();
  expect(network.calls).toEqual(['GET /applications/']);
});

test('a row says what there is to say, under the heads of its columns', async () => {
  await renderList();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Jobtitel',
    'Firma',
    'Status',
    'Statusdatum',
    'Wiedervorlage',
    'Erstellt',
    'Aktionen',
  ]);
  const texts = cellsOf('Tischlerin');
  expect(texts[1]).toBe('Nordlicht GmbH');
  expect(texts[2]).toBe('Beworben');
  expect(texts[3]).toContain('01.02.24');
  expect(texts[4]).toBe('');
  expect(cellsOf('Zimmerin')[4]).toContain('09.07.2031');
});

test('the table tells its size and the place of each row', async () => {
  await renderList();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '4');
  const places = screen.getAllByRole('row').map((element) => element.getAttribute('aria-rowindex'));
  expect(places).toEqual(['1', '2', '3', '4']);
});

test('a due row says so in words', async () => {
  await renderList();
  expect(row('Änderungsschneiderin')).toHaveAttribute('data-due', 'true');
  expect(within(row('Änderungsschneiderin')).getByText('fällig')).toBeVisible();
  expect(within(row('Änderungsschneiderin')).getByText(longDay())).toBeVisible();
  expect(within(row('Zimmerin')).queryByText('fällig')).not.toBeInTheDocument();
});

test.each([
  ['Jobtitel', 'ascending', ['Änderungsschneiderin', 'Tischlerin', 'Zimmerin']],
  ['Firma', 'ascending', ['Zimmerin', 'Änderungsschneiderin', 'Tischlerin']],
  ['Status', 'ascending', ['Änderungsschneiderin', 'Tischlerin', 'Zimmerin']],
  ['Statusdatum', 'descending', ['Änderungsschneiderin', 'Zimmerin', 'Tischlerin']],
  ['Wiedervorlage', 'ascending', ['Änderungsschneiderin', 'Zimmerin', 'Tischlerin']],
] as const)('a click on %s sorts, %s first; a second one the other way round', async (name, direction, titles) => {
  const { user } = await renderList();
  expect(head('Erstellt')).toHaveAttribute('aria-sort', 'descending');

  await user.click(within(head(name)).getByRole('button'));
  expect(head(name)).toHaveAttribute('aria-sort', direction);
  expect(head('Erstellt')).not.toHaveAttribute('aria-sort');
  expect(rowTitles()).toEqual(titles);

  await user.click(within(head(name)).getByRole('button'));
  const other = direction === 'ascending' ? 'descending' : 'ascending';
  expect(head(name)).toHaveAttribute('aria-sort', other);
});

test('the order stands in the address, and Back takes it back', async () => {
  const { user, history } = await renderList();
  await user.click(within(head('Jobtitel')).getByRole('button'));
  expect(history.location.search).toBe('?sort=title');
  await user.click(within(head('Jobtitel')).getByRole('button'));
  expect(history.location.search).toBe('?sort=title&direction=descending');
  expect(rowTitles()).toEqual(['Zimmerin', 'Tischlerin', 'Änderungsschneiderin']);

  history.back();
  await waitFor(() => expect(head('Jobtitel')).toHaveAttribute('aria-sort', 'ascending'));
  history.back();
  await waitFor(() => expect(head('Erstellt')).toHaveAttribute('aria-sort', 'descending'));
  expect(rowTitles()).toEqual(['Änderungsschneiderin', 'Zimmerin', 'Tischlerin']);
});

test('the order of the table is the one of the toolbar', async () => {
  const { user } = await renderList('?sort=company&direction=descending');
  const choice = screen.getByRole('combobox', { name: 'Sortierung' });
  expect(choice).toHaveDisplayValue('Firma: Z bis A');
  await user.selectOptions(choice, 'Jobtitel: A bis Z');
  expect(head('Jobtitel')).toHaveAttribute('aria-sort', 'ascending');
});

test('the search leaves the rows that match, with the matches marked', async () => {
  const { user } = await renderList();
  await user.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'ander');
  await waitFor(() => expect(rowTitles()).toEqual(['Änderungsschneiderin']));
  expect(screen.getByText('1 von 3 Bewerbungen')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  const marks = screen.getAllByText('Änder', { selector: 'mark' });
  expect(marks).toHaveLength(1);
});

test('where nothing matches there is a way back to everything', async () => {
  const { token } = await userWithApplications();
  const { user } = renderApp('/applications/list?q=gibtesnicht', { token });
  expect(await screen.findByText('Keine Bewerbung passt zu Suche und Filtern.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const [reset] = screen.getAllByRole('button', { name: 'Suche und Filter zurücksetzen' });
  if (reset) await user.click(reset);
  expect(rowTitles()).toHaveLength(3);
});

describe('the keyboard', () => {
  test('goes from row to row by the arrow keys, Home and End', async () => {
    const { user } = await renderList();
    act(() => {
      details('Änderungsschneiderin').focus();
    });
    await user.keyboard('{ArrowDown}');
    expect(details('Zimmerin')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(details('Tischlerin')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(details('Zimmerin')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(details('Änderungsschneiderin')).toHaveFocus();
    await user.keyboard('{End}');
    expect(details('Tischlerin')).toHaveFocus();
  });

  test('comes to each link and button by Tab', async () => {
    const { user } = await renderList();
    act(() => {
      details('Zimmerin').focus();
    });
    await user.tab();
    expect(within(row('Zimmerin')).getByRole('button', { name: 'Zurück aufs Board …' })).toHaveFocus();
    await user.tab();
    expect(within(row('Zimmerin')).getByRole('button', { name: 'Aktionen' })).toHaveFocus();
    await user.tab();
    expect(details('Tischlerin')).toHaveFocus();
  });
});

test('the menu of a row moves its application', async () => {
  const { user, api } = await renderList();
  const button = within(row('Änderungsschneiderin')).getByRole('button', { name: 'Aktionen' });
  expect(button).toHaveAccessibleDescription('Änderungsschneiderin');
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Verschieben nach Zurückgezogen (Archiv)' }));

  await waitFor(() => expect(cellsOf('Änderungsschneiderin')[2]).toBe('Zurückgezogen'));
  await findToast('Verschoben', '„Änderungsschneiderin“ steht jetzt unter „Zurückgezogen“.');
  await waitFor(async () => {
    const list = await api.listApplications();
    expect(list.filter(({ status }) => status === 'WITHDRAWN')).toHaveLength(2);
  });
});

test('leads to the form of an application', async () => {
  const { user } = await renderList();
  expect(details('Zimmerin')).toHaveAccessibleDescription('Zimmerin');
  await user.click(details('Zimmerin'));
  expect(await screen.findByRole('textbox', { name: 'Jobtitel' })).toHaveValue('Zimmerin');
});

test('from the board it is one click, and search and order go along', async () => {
  const { token } = await userWithApplications();
  const { user, history } = renderApp('/applications?q=rin&sort=title', { token });
  await screen.findByRole('region', { name: 'Entwürfe' });
  await user.click(screen.getByRole('link', { name: 'Liste' }));
  await findTable(heading);
  expect(history.location).toMatchObject({
    pathname: '/applications/list',
    search: '?q=rin&sort=title',
  });
  expect(rowTitles()).toEqual(['Änderungsschneiderin', 'Tischlerin', 'Zimmerin']);
  expect(screen.getByRole('link', { name: 'Liste' })).toHaveAttribute('aria-current', 'page');
});

test('somebody without applications finds the first steps', async () => {
  const { token } = await registerUser();
  renderApp('/applications/list', { token });
  expect(await screen.findByText('Noch keine Bewerbungen erfasst.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a list that can not be loaded says so', async () => {
  const { token } = await registerUser();
  network.answer('GET /applications/', 500);
  renderApp('/applications/list', { token });
  await findToast('Loading Error', 'Applications could not be loaded from the server.');
  expect(screen.getByText('Error loading applications.')).toBeVisible();
});
