import { screen, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { isoDay } from '../../support/days';
import { network } from '../../support/faults';
import { column, findBoard, titlesIn } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const columns = ['Entwürfe', 'Beworben', 'Interview', 'Angebote', 'Abgelehnt'];

const dates = {
  applied_on: '2024-02-01',
  interview_on: '2024-03-02',
  offer_on: '2024-04-03',
  rejected_on: '2024-05-04',
};

async function userWithCompany() {
  const account = await registerUser();
  const company = await account.api.createCompany({ name: 'Elbwerk AG' });
  return { ...account, companyId: company.id };
}

const card = (title: string) => within(screen.getByRole('article', { name: title }));

test('a new user finds five empty columns and the first steps', async () => {
  const { token } = await registerUser();

  renderApp('/applications', { token });

  expect(await screen.findByText('Noch keine Bewerbungen erfasst.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Meine Bewerbungen' })).toBeVisible();
  for (const name of columns) {
    expect(column(name).getByText('Keine Bewerbungen')).toBeVisible();
    expect(column(name).getByText('0')).toBeVisible();
  }
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Neue Firma' })).toHaveAttribute('href', '/companies/new');
  expect(main.getByRole('link', { name: 'Neue Bewerbung' })).toHaveAttribute(
    'href',
    '/applications/new',
  );
});

test('the columns stand in the order of a search', async () => {
  const { token } = await registerUser();
  renderApp('/applications', { token });
  await findBoard();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(columns);
});

test('each application stands in the column of its status, which counts its cards', async () => {
  const { token, api, companyId } = await userWithCompany();
  const create = (job_title: string, status: string) =>
    api.createApplication({ company_id: companyId, job_title, status, ...dates });
  await create('Entwurf A', 'DRAFT');
  await create('Beworben A', 'APPLIED');
  await create('Beworben B', 'APPLIED');
  await create('Interview A', 'INTERVIEW');
  await create('Angebot A', 'OFFER');
  await create('Absage A', 'REJECTED');

  renderApp('/applications', { token });
  await findBoard();

  expect(Object.fromEntries(columns.map((name) => [name, titlesIn(name)]))).toEqual({
    Entwürfe: ['Entwurf A'],
    Beworben: ['Beworben B', 'Beworben A'],
    Interview: ['Interview A'],
    Angebote: ['Angebot A'],
    Abgelehnt: ['Absage A'],
  });
  expect(column('Entwürfe').getByText('1')).toBeVisible();
  expect(column('Beworben').getByText('2')).toBeVisible();
  expect(screen.queryByText('Noch keine Bewerbungen erfasst.')).not.toBeInTheDocument();
  expect(screen.queryByText('Keine Bewerbungen')).not.toBeInTheDocument();
});

test('what was withdrawn is not on the board, nor is a status that only the provider knows', async () => {
  const { token, api, companyId } = await userWithCompany();
  await api.createApplication({ company_id: companyId, job_title: 'Zurück', status: 'WITHDRAWN' });
  await api.createApplication({ company_id: companyId, job_title: 'Fremd' });
  await api.createApplication({ company_id: companyId, job_title: 'Sichtbar' });
  const list = await api.listApplications();
  network.answer(
    'GET /applications/',
    200,
    list.map((item) => (item.job_title === 'Fremd' ? { ...item, status: 'ON_HOLD' } : item)),
  );

  renderApp('/applications', { token });
  await findBoard();

  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(titlesIn('Entwürfe')).toEqual(['Sichtbar']);
});

test('somebody who has withdrawn everything is not told that nothing was recorded', async () => {
  const { token, api, companyId } = await userWithCompany();
  await api.createApplication({ company_id: companyId, status: 'WITHDRAWN' });
  renderApp('/applications', { token });
  await findBoard();
  expect(screen.getAllByText('Keine Bewerbungen')).toHaveLength(5);
  expect(screen.queryByText('Noch keine Bewerbungen erfasst.')).not.toBeInTheDocument();
});

test.each([['as sent', false], ['the other way round', true]])(
  'the newest is on top, with the list %s',
  async (_name, reversed) => {
    const { token, api, companyId } = await userWithCompany();
    for (const job_title of ['Erste', 'Zweite', 'Dritte']) {
      await api.createApplication({ company_id: companyId, job_title });
    }
    const list = await api.listApplications();
    const dated = list.map((item) => {
      const day = { Erste: '01', Zweite: '02', Dritte: '03' }[item.job_title] ?? '';
      return { ...item, created_at: `2024-01-${day}T10:00:00Z` };
    });
    network.answer('GET /applications/', 200, reversed ? dated.reverse() : dated);

    renderApp('/applications', { token });
    await findBoard();
    expect(titlesIn('Entwürfe')).toEqual(['Dritte', 'Zweite', 'Erste']);
  },
);

describe('a card', () => {
  test.each([
    ['APPLIED', 'Beworben', '01.02.24'],
    ['INTERVIEW', 'Interview', '02.03.24'],
    ['OFFER', 'Angebot erhalten', '03.04.24'],
    ['REJECTED', 'Abgelehnt', '04.05.24'],
  ])('in status %s shows title, company, badge and the date %s', async (status, badge, date) => {
    const { token, api, companyId } = await userWithCompany();
    await api.createApplication({ company_id: companyId, job_title: 'Tischlerin', status, ...dates });
    renderApp('/applications', { token });
    await findBoard();

    expect(card('Tischlerin').getByText('Elbwerk AG')).toBeVisible();
    expect(card('Tischlerin').getByText(badge)).toBeVisible();
    expect(card('Tischlerin').getByText(date)).toBeVisible();
    expect(card('Tischlerin').getAllByText(/^\d\d\.\d\d\.\d\d$/)).toHaveLength(1);
    expect(card('Tischlerin').queryByText(/Nachhaken/)).not.toBeInTheDocument();
  });

  test('of a draft shows the day of its creation', async () => {
    const { token, api, companyId } = await userWithCompany();
    await api.createApplication({ company_id: companyId, job_title: 'Tischlerin', ...dates });
    const list = await api.listApplications();
    network.answer(
      'GET /applications/',
      200,
      list.map((item) => ({ ...item, created_at: '2023-12-24T12:00:00Z' })),
    );
    renderApp('/applications', { token });
    await findBoard();
    expect(card('Tischlerin').getByText('24.12.23')).toBeVisible();
  });

  test("shows the provider's own words for the status", async () => {
    const { token, api, companyId } = await userWithCompany();
    await api.createApplication({ company_id: companyId, job_title: 'Tischlerin' });
    const list = await api.listApplications();
    network.answer(
      'GET /applications/',
      200,
      list.map((item) => ({ ...item, status_display: 'In Vorbereitung' })),
    );
    renderApp('/applications', { token });
    await findBoard();
    expect(card('Tischlerin').getByText('In Vorbereitung')).toBeVisible();
  });

  test('says when to follow up, with the full year', async () => {
    const { token, api, companyId } = await userWithCompany();
    await api.createApplication({
      company_id: companyId,
      job_title: 'Tischlerin',
      follow_up_on: '2031-07-09',
    });
    renderApp('/applications', { token });
    await findBoard();
    expect(card('Tischlerin').getByText('Nachhaken: 09.07.2031')).toBeVisible();
  });

  test('leads to its form', async () => {
    const { token, api, companyId } = await userWithCompany();
    const { id } = await api.createApplication({
      company_id: companyId,
      job_title: 'Tischlerin',
      follow_up_on: isoDay(),
    });
    const { user, history } = renderApp('/applications', { token });
    await findBoard();
    const link = card('Tischlerin').getByRole('link', { name: 'Details / Bearbeiten' });
    expect(link).toHaveAccessibleDescription('Tischlerin');

    await user.click(link);
    expect(await screen.findByRole('textbox', { name: 'Jobtitel' })).toHaveValue('Tischlerin');
    expect(history.location.pathname).toBe(`/applications/edit/${id}`);
  });
});
