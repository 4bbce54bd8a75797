import { act, screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { isoDay } from '../../support/days';
import { choice, column, findBoard, titlesIn } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

/** Seventeen applications: fifteen drafts at two companies, one applied for, one an offer. */
async function userWithSeventeen() {
  const account = await registerUser();
  const { api } = account;
  const elbwerk = await api.createCompany({ name: 'Elbwerk AG' });
  const mueller = await api.createCompany({ name: 'Müller und Söhne' });
  const contact = await api.createContact({ company_id: mueller.id, first_name: 'Zoë', last_name: 'Weiß' });
  for (let number = 1; number <= 12; number += 1) {
    await api.createApplication({ company_id: elbwerk.id, job_title: `Stelle ${number}` });
  }
  for (const job_title of ['Bäckerin', 'Tischlerin', 'Änderungsschneiderin']) {
    await api.createApplication({ company_id: mueller.id, job_title });
  }
  await api.createApplication({
    company_id: elbwerk.id,
    job_title: 'Straßenplanerin',
    status: 'APPLIED',
    applied_on: isoDay(-60),
    follow_up_on: isoDay(),
    contact_id: null,
  });
  await api.createApplication({
    company_id: mueller.id,
    job_title: 'Zimmerin',
    status: 'OFFER',
    offer_on: isoDay(-3),
    follow_up_on: isoDay(9),
    contact_id: contact.id,
  });
  return { ...account, elbwerk, mueller };
}

async function renderBoard(query = '') {
  const account = await userWithSeventeen();
  const app = renderApp(`/applications${query}`, { token: account.token });
  await findBoard();
  return { ...account, ...app };
}

const searchField = () => screen.getByRole('searchbox', { name: 'Suchen' });
const reset = () =>
  screen.getAllByRole('button', { name: 'Suche und Filter zurücksetzen' })[0] ?? document.body;
const nothingFound = 'Keine Bewerbung passt zu Suche und Filtern.';
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('the search', () => {
  test('leaves the cards that match, and each column says how many of how many', async () => {
    const { user } = await renderBoard();
    expect(column('Entwürfe').getByText('15')).toBeVisible();

    await user.type(searchField(), 'muller');
    await waitFor(() => expect(titlesIn('Entwürfe')).toHaveLength(3));
    expect(column('Entwürfe').getByText('3 von 15')).toBeVisible();
    expect(column('Beworben').getByText('0 von 1')).toBeVisible();
    expect(column('Beworben').getByText('Keine Treffer')).toBeVisible();
    // All of a column's cards are no news.
    expect(column('Angebote').getByText('1')).toBeVisible();
    expect(marks()).toEqual(['Müller', 'Müller', 'Müller', 'Müller']);
  });

  test.each([
    ['MUELLER', ['Änderungsschneiderin', 'Tischlerin', 'Bäckerin']],
    ['backer', ['Bäckerin']],
    ['sohne tisch', ['Tischlerin']],
    ['Stelle 12', ['Stelle 12']],
  ])('„%s“ finds what it should', async (query, titles) => {
    await renderBoard(`?q=${encodeURIComponent(query)}`);
    expect(searchField()).toHaveValue(query);
    expect(titlesIn('Entwürfe')).toEqual(titles);
  });

  test('finds by the contact, and „ss“ for „ß“', async () => {
    const { user } = await renderBoard('?q=zoe+weiss');
    expect(titlesIn('Angebote')).toEqual(['Zimmerin']);
    expect(titlesIn('Entwürfe')).toEqual([]);
    expect(marks()).toEqual(['Zoë', 'Weiß']);

    await user.clear(searchField());
    await user.type(searchField(), 'STRASSEN');
    await waitFor(() => expect(titlesIn('Beworben')).toEqual(['Straßenplanerin']));
    expect(marks()).toEqual(['Straßen']);
  });

  test('that finds nothing says so and leads back to everything', async () => {
    const { user, history } = await renderBoard();
    await user.type(searchField(), 'gibtesnicht');
    expect(await screen.findByText(nothingFound)).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);

    await user.click(reset());
    expect(screen.queryByText(nothingFound)).not.toBeInTheDocument();
    expect(searchField()).toHaveValue('');
    expect(searchField()).toHaveFocus();
    expect(column('Entwürfe').getByText('15')).toBeVisible();
    await waitFor(() => expect(history.location.search).toBe(''));
  });
});

describe('the filters', () => {
  test('company: those that applications belong to, by name', async () => {
    const { user, mueller, history } = await renderBoard();
    const options = within(choice('Firma filtern')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Alle Firmen',
      'Elbwerk AG',
      'Müller und Söhne',
    ]);
    await user.selectOptions(choice('Firma filtern'), 'Müller und Söhne');
    expect(column('Entwürfe').getByText('3 von 15')).toBeVisible();
    expect(titlesIn('Angebote')).toEqual(['Zimmerin']);
    expect(history.location.search).toBe(`?company=${mueller.id}`);
  });

  test('only the due ones', async () => {
    const { user, history } = await renderBoard();
    await user.click(screen.getByRole('checkbox', { name: 'Nur fällige' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(titlesIn('Beworben')).toEqual(['Straßenplanerin']);
    expect(column('Angebote').getByText('0 von 1')).toBeVisible();
    expect(history.location.search).toBe('?due=1');
  });

  test('a time span, by the date on the card', async () => {
    const { user, history } = await renderBoard();
    await user.selectOptions(choice('Zeitraum'), 'Letzte 30 Tage');
    expect(titlesIn('Beworben')).toEqual([]);
    expect(titlesIn('Angebote')).toEqual(['Zimmerin']);
    expect(history.location.search).toBe('?days=30');
    await user.selectOptions(choice('Zeitraum'), 'Letzte 90 Tage');
    expect(titlesIn('Beworben')).toEqual(['Straßenplanerin']);
  });

  test('hold together with the search, and the reset takes back all but the order', async () => {
    const { user, mueller, history } = await renderBoard();
    await user.selectOptions(choice('Sortierung'), 'Jobtitel: Z bis A');
    await user.selectOptions(choice('Firma filtern'), 'Müller und Söhne');
    await user.type(searchField(), 'erin');
    await waitFor(() =>
      expect(history.location.search).toBe(
        `?q=erin&company=${mueller.id}&sort=title&direction=descending`,
      ),
    );
    expect(titlesIn('Entwürfe')).toEqual(['Tischlerin', 'Bäckerin', 'Änderungsschneiderin']);

    await user.click(reset());
    expect(history.location.search).toBe('?sort=title&direction=descending');
    expect(titlesIn('Entwürfe').slice(0, 2)).toEqual(['Tischlerin', 'Stelle 12']);
  });
});

test.each([
  ['Älteste zuerst', 'Stelle 1', 'Änderungsschneiderin'],
  ['Neueste zuerst', 'Änderungsschneiderin', 'Stelle 1'],
  ['Firma: A bis Z', 'Stelle 12', 'Bäckerin'],
  ['Firma: Z bis A', 'Änderungsschneiderin', 'Stelle 1'],
  ['Jobtitel: A bis Z', 'Änderungsschneiderin', 'Tischlerin'],
])('the order „%s“ holds within the columns', async (order, first, last) => {
  const { user } = await renderBoard('?sort=status');
  await user.selectOptions(choice('Sortierung'), order);
  const titles = titlesIn('Entwürfe');
  expect([titles[0], titles.at(-1)]).toEqual([first, last]);
});

describe('the address', () => {
  test('shows a bookmarked view', async () => {
    await renderBoard('?q=erin&sort=company&direction=descending');
    expect(searchField()).toHaveValue('erin');
    expect(choice('Sortierung')).toHaveDisplayValue('Firma: Z bis A');
    expect(titlesIn('Entwürfe')).toEqual(['Änderungsschneiderin', 'Tischlerin', 'Bäckerin']);
  });

  test('with nonsense shows the whole board', async () => {
    const { store } = await renderBoard('?company=x&days=8&sort=salary&direction=up&due=maybe');
    expect(column('Entwürfe').getByText('15')).toBeVisible();
    expect(store.getState().boardView).toMatchObject({ sort: 'created', companyId: null });
  });

  test('follows the typing when it pauses, with one entry for Back', async () => {
    const { user, history } = await renderBoard();
    await user.type(searchField(), 'tisch');
    await waitFor(() => expect(history.location.search).toBe('?q=tisch'));
    await user.type(searchField(), 'lerin');
    await waitFor(() => expect(history.location.search).toBe('?q=tischlerin'));

    act(() => {
      history.back();
    });
    await waitFor(() => expect(searchField()).toHaveValue(''));
    expect(column('Entwürfe').getByText('15')).toBeVisible();
    act(() => {
      history.forward();
    });
    await waitFor(() => expect(searchField()).toHaveValue('tischlerin'));
    expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  });

  test('keeps each filter as a step of its own', async () => {
    const { user, history, store } = await renderBoard();
    await user.click(screen.getByRole('checkbox', { name: 'Nur fällige' }));
    await user.selectOptions(choice('Zeitraum'), 'Letzte 7 Tage');
    expect(history.location.search).toBe('?due=1&days=7');
    act(() => {
      history.back();
    });
    await waitFor(() => expect(choice('Zeitraum')).toHaveDisplayValue('Jederzeit'));
    expect(screen.getByRole('checkbox', { name: 'Nur fällige' })).toBeChecked();
    act(() => {
      history.back();
    });
    await waitFor(() => expect(store.getState().boardView.dueOnly).toBe(false));
  });

  test('leads back from a form to the view that was left', async () => {
    const { user, history } = await renderBoard('?q=tischlerin');
    await user.click(screen.getByRole('link', { name: 'Details / Bearbeiten' }));
    await screen.findByRole('textbox', { name: 'Jobtitel' });
    act(() => {
      history.back();
    });
    await findBoard();
    expect(searchField()).toHaveValue('tischlerin');
    expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  });
});
