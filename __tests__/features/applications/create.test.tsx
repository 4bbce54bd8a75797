import { screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import {
  button,
  choice,
  choose,
  dateInput,
  findBoard,
  findToast,
  textBox,
  titlesIn,
} from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

async function openForm({ companies = ['Elbwerk', 'Nordlicht', 'Südwind'] } = {}) {
  const account = await registerUser();
  const ids = new Map<string, number>();
  for (const name of companies) ids.set(name, (await account.api.createCompany({ name })).id);
  const companyId = (name: string) => ids.get(name) ?? 0;
  const open = async () => {
    const app = renderApp('/applications/new', { token: account.token });
    await screen.findByRole('form', { name: 'Neue Bewerbung' });
    return app;
  };
  return { ...account, companyId, open };
}

test('sends exactly what was filled in and leads to the board, where the card already is', async () => {
  const { api, companyId, open } = await openForm();
  const contact = await api.createContact({ company_id: companyId('Nordlicht') });
  const { user, history } = await open();

  await choose(user, 'Firma', 'Nordlicht');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kontaktperson' }), 'Mara Lindner');
  await user.type(textBox('Jobtitel'), ' Tischlerin ');
  await user.type(textBox('Gehaltsvorstellung'), '55.000 €');
  await user.selectOptions(choice('Status'), 'Interview');
  await user.type(dateInput('Bewerbungsdatum'), '2024-02-01');
  await user.type(dateInput('Interview-Datum'), '2024-03-02');
  await user.type(dateInput('Wiedervorlage'), '2031-03-09');
  await user.click(button('Speichern'));

  await findToast('Everything saved!', 'All changes have been saved successfully.');
  await findBoard();
  expect(history.location.pathname).toBe('/applications');
  expect(titlesIn('Interview')).toEqual(['Tischlerin']);
  expect(network.bodiesOf('POST /applications/')).toEqual([
    {
      job_title: 'Tischlerin',
      salary_expectation: '55.000 €',
      company_id: companyId('Nordlicht'),
      contact_id: contact.id,
      status: 'INTERVIEW',
      applied_on: '2024-02-01',
      interview_on: '2024-03-02',
      offer_on: null,
      rejected_on: null,
      follow_up_on: '2031-03-09',
    },
  ]);
  expect(network.calls).toEqual([
    'GET /companies/',
    `GET /contacts/?company_id=${companyId('Nordlicht')}`,
    'POST /applications/',
    'GET /applications/',
  ]);
});

test('what is left empty is sent as null, and a draft is the beginning', async () => {
  const { companyId, open } = await openForm();
  const { user } = await open();
  expect(choice('Status')).toHaveDisplayValue('Entwurf');

  await choose(user, 'Firma', 'Elbwerk');
  await user.type(textBox('Jobtitel'), 'Tischlerin{Enter}');

  await findBoard();
  expect(network.bodiesOf('POST /applications/')).toEqual([
    {
      job_title: 'Tischlerin',
      salary_expectation: null,
      company_id: companyId('Elbwerk'),
      contact_id: null,
      status: 'DRAFT',
      applied_on: null,
      interview_on: null,
      offer_on: null,
      rejected_on: null,
      follow_up_on: null,
    },
  ]);
});

test('offers the six statuses in the words of the form', async () => {
  const { open } = await openForm();
  await open();
  const labels = [...choice('Status').querySelectorAll('option')].map((option) => option.text);
  expect(labels).toEqual([
    'Entwurf',
    'Beworben',
    'Interview',
    'Angebot erhalten',
    'Abgelehnt',
    'Zurückgezogen',
  ]);
});

test('shows nothing of what only the edit form has', async () => {
  const { open } = await openForm();
  await open();
  for (const label of ['Firmenname', 'Vorname', 'Notiz']) {
    expect(screen.queryByRole('textbox', { name: label })).not.toBeInTheDocument();
  }
});

describe('the company', () => {
  test('can be searched by its name', async () => {
    const { open } = await openForm();
    const { user } = await open();
    await user.type(choice('Firma'), 'nord');
    const found = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual(['Nordlicht']);

    await user.keyboard('{Enter}');
    expect(choice('Firma')).toHaveValue('Nordlicht');
    expect(network.bodiesOf('POST /applications/')).toEqual([]);
  });

  test('that no name matches is said', async () => {
    const { open } = await openForm();
    const { user } = await open();
    await user.type(choice('Firma'), 'xyz');
    expect(screen.getByText('Keine Firma gefunden')).toBeVisible();
  });

  test('where there is none, the form offers to create one', async () => {
    const { open } = await openForm({ companies: [] });
    const { user, history } = await open();
    expect(screen.getByText('Sie haben noch keine Firma angelegt.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Firma' })).not.toBeInTheDocument();

    await user.click(screen.getAllByRole('link', { name: 'Neue Firma' }).at(-1) as HTMLElement);
    await waitFor(() => expect(history.location.pathname).toBe('/companies/new'));
  });

  test('one that was created meanwhile can be chosen at once', async () => {
    const { api, open } = await openForm({ companies: [] });
    const { user } = await open();
    await api.createCompany({ name: 'Elbwerk' });
    await user.click(screen.getByRole('link', { name: 'Meine Bewerbungen' }));
    await findBoard();
    await user.click(screen.getAllByRole('link', { name: 'Neue Bewerbung' })[0] as HTMLElement);
    await screen.findByRole('form', { name: 'Neue Bewerbung' });
    await choose(user, 'Firma', 'Elbwerk');
    expect(choice('Firma')).toHaveValue('Elbwerk');
  });
});

describe('the contact person', () => {
  test('can be chosen only where the company has one', async () => {
    const { api, companyId, open } = await openForm();
    await api.createContact({ company_id: companyId('Nordlicht') });
    const { user } = await open();
    expect(screen.queryByRole('combobox', { name: 'Kontaktperson' })).not.toBeInTheDocument();

    await choose(user, 'Firma', 'Elbwerk');
    await waitFor(() =>
      expect(network.calls).toContain(`GET /contacts/?company_id=${companyId('Elbwerk')}`),
    );
    expect(screen.queryByRole('combobox', { name: 'Kontaktperson' })).not.toBeInTheDocument();

    await choose(user, 'Firma', 'Nordlicht');
    const select = await screen.findByRole('combobox', { name: 'Kontaktperson' });
    expect(select).toHaveDisplayValue('Keine Kontaktperson');
    expect([...select.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Keine Kontaktperson',
      'Mara Lindner',
    ]);
  });

  test('is taken back by another choice of company', async () => {
    const { api, companyId, open } = await openForm();
    await api.createContact({ company_id: companyId('Nordlicht') });
    await api.createContact({ company_id: companyId('Südwind'), first_name: 'Jo', last_name: 'Wind' });
    const { user } = await open();
    const contacts = () => screen.findByRole('combobox', { name: 'Kontaktperson' });

    await choose(user, 'Firma', 'Nordlicht');
    await user.selectOptions(await contacts(), 'Mara Lindner');
    await choose(user, 'Firma', 'Südwind');
    await screen.findByRole('option', { name: 'Jo Wind' });
    expect(await contacts()).toHaveDisplayValue('Keine Kontaktperson');
    expect(screen.queryByRole('option', { name: 'Mara Lindner' })).not.toBeInTheDocument();

    await choose(user, 'Firma', 'Nordlicht');
    expect(await contacts()).toHaveDisplayValue('Keine Kontaktperson');
    await user.type(textBox('Jobtitel'), 'Tischlerin{Enter}');
    await findBoard();
    expect(network.bodiesOf('POST /applications/')).toEqual([
      expect.objectContaining({ company_id: companyId('Nordlicht'), contact_id: null }),
    ]);
  });

  test('that the contacts could not be loaded is said, with a way to try again', async () => {
    const { api, companyId, open } = await openForm();
    await api.createContact({ company_id: companyId('Nordlicht') });
    network.answer('GET /contacts/', 500);
    const { user } = await open();
    await choose(user, 'Firma', 'Nordlicht');

    await findToast('Loading Error', 'Could not load contacts for this company.');
    network.heal();
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByRole('combobox', { name: 'Kontaktperson' })).toBeVisible();
  });
});
