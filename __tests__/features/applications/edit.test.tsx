import { screen, waitFor } from '@testing-library/react';
import { savedApplication } from '../../support/savedApplication';
import { network } from '../../support/faults';
import {
  button,
  choice,
  column,
  dateInput,
  expectFocus,
  expectProblem,
  findBoard,
  findToast,
  textBox,
  titlesIn,
} from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const notFound = 'The application details could not be loaded.';

test('shows all that is saved', async () => {
  const { open } = await savedApplication({
    application: {
      salary_expectation: '55.000 €',
      status: 'OFFER',
      applied_on: '2024-02-01',
      interview_on: '2024-03-02',
      offer_on: '2024-04-03',
      rejected_on: '2024-05-04',
      follow_up_on: '2024-06-05',
    },
    company: { name: 'Elbwerk', industry: 'Schiffbau', website: 'https://elbwerk.example' },
    contact: {
      first_name: 'Mara',
      last_name: 'Lindner',
      email: 'mara@elbwerk.example',
      position: 'Personal',
      phone: '040 1234',
    },
    notes: ['Erste Notiz', 'Zweite Notiz'],
  });
  await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Bewerbung bearbeiten' })).toBeVisible();
  const shown = {
    Jobtitel: 'Tischlerin',
    Gehaltsvorstellung: '55.000 €',
    Firmenname: 'Elbwerk',
    Branche: 'Schiffbau',
    Website: 'https://elbwerk.example',
    Vorname: 'Mara',
    Nachname: 'Lindner',
    'E-Mail': 'mara@elbwerk.example',
    Position: 'Personal',
    Telefon: '040 1234',
  };
  for (const [label, value] of Object.entries(shown)) expect(textBox(label)).toHaveValue(value);
  expect(choice('Status')).toHaveDisplayValue('Angebot erhalten');
  expect(choice('Kontaktperson')).toHaveDisplayValue('Mara Lindner');
  expect(dateInput('Bewerbungsdatum')).toHaveValue('2024-02-01');
  expect(dateInput('Interview-Datum')).toHaveValue('2024-03-02');
  expect(dateInput('Angebotsdatum')).toHaveValue('2024-04-03');
  expect(dateInput('Ablehnungsdatum')).toHaveValue('2024-05-04');
  expect(dateInput('Wiedervorlage')).toHaveValue('2024-06-05');
  const notes = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' });
  expect(notes.map(({ value }) => value)).toEqual(['Erste Notiz', 'Zweite Notiz']);
});

test('asks the server for what it shows and no more', async () => {
  const { id, company, open } = await savedApplication();
  await open();
  expect([...network.calls].sort()).toEqual([
    `GET /applications/${id}/`,
    'GET /companies/',
    `GET /contacts/?company_id=${company.id}`,
  ]);
});

test('the company cannot be changed', async () => {
  const { open } = await savedApplication({ company: { name: 'Elbwerk' } });
  await open();
  expect(textBox('Firma')).toBeDisabled();
  expect(textBox('Firma')).toHaveValue('Elbwerk');
  expect(screen.queryByRole('combobox', { name: 'Firma' })).not.toBeInTheDocument();
});

test('the website can be opened, without telling it where one came from', async () => {
  const { open } = await savedApplication({ company: { website: 'https://elbwerk.example' } });
  await open();
  const link = screen.getByRole('link', { name: 'Website öffnen (neuer Tab)' });
  expect(link).toHaveAttribute('href', 'https://elbwerk.example');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a save sends application, company and contact, and the board shows the new values', async () => {
  const { id, company, contact, application, open } = await savedApplication({
    contact: { email: 'mara@elbwerk.example' },
  });
  const { user, history } = await open();
  await user.clear(textBox('Jobtitel'));
  await user.type(textBox('Jobtitel'), 'Bootsbauerin');
  await user.type(textBox('Gehaltsvorstellung'), 'VB');
  await user.selectOptions(choice('Status'), 'Beworben');
  await user.type(dateInput('Bewerbungsdatum'), '2024-02-01');
  await user.clear(textBox('Firmenname'));
  await user.type(textBox('Firmenname'), 'Elbwerk');
  await user.clear(textBox('Website'));
  await user.type(textBox('Telefon'), '040 1234');
  network.forget();
  await user.click(button('Speichern'));

  await findToast('Everything saved!', 'All changes have been saved successfully.');
  await findBoard();
  expect(history.location.pathname).toBe('/applications');
  await waitFor(() => expect(titlesIn('Beworben')).toEqual(['Bootsbauerin']));
  expect(column('Beworben').getByText('Elbwerk')).toBeVisible();
  expect(column('Beworben').getByText('01.02.24')).toBeVisible();

  expect(network.bodiesOf('PUT /applications/:id/')).toEqual([
    {
      job_title: 'Bootsbauerin',
      salary_expectation: 'VB',
      company_id: company.id,
      contact_id: contact?.id,
      status: 'APPLIED',
      applied_on: '2024-02-01',
      interview_on: null,
      offer_on: null,
      rejected_on: null,
      follow_up_on: null,
      notes: [],
    },
  ]);
  expect(network.bodiesOf('PATCH /companies/:id/')).toEqual([
    { name: 'Elbwerk', industry: 'Software', website: null },
  ]);
  expect(network.bodiesOf('PATCH /contacts/:id/')).toEqual([
    {
      first_name: 'Mara',
      last_name: 'Lindner',
      email: 'mara@elbwerk.example',
      phone: '040 1234',
    },
  ]);
  expect(network.calls).toEqual([
    `PUT /applications/${id}/`,
    `PATCH /companies/${company.id}/`,
    `PATCH /contacts/${contact?.id}/`,
    'GET /applications/',
  ]);
  expect(await application()).toMatchObject({
    job_title: 'Bootsbauerin',
    company: { name: 'Elbwerk' },
    contact: { phone: '040 1234' },
  });
});

test('coming from the board, the new values are there before it has refreshed', async () => {
  const { id, token } = await savedApplication();
  const { user } = renderApp('/applications', { token });
  await findBoard();
  await user.click(screen.getByRole('link', { name: 'Details / Bearbeiten' }));
  await user.type(await screen.findByRole('textbox', { name: 'Jobtitel' }), ' (neu)');
  await user.type(textBox('Firmenname'), ' SE');
  network.hold('GET /applications/');
  await user.click(button('Speichern'));

  await findBoard();
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin (neu)']);
  expect(column('Entwürfe').getByText('Nordlicht GmbH SE')).toBeVisible();
  expect(network.bodiesOf('PUT /applications/:id/')).toHaveLength(1);
  expect(network.calls).toContain(`PUT /applications/${id}/`);
});

test.each(['Entwurf', 'Zurückgezogen', 'Interview'])(
  'any status may follow any other: from Abgelehnt to %s',
  async (status) => {
    const { application, open } = await savedApplication({
      application: { status: 'REJECTED', rejected_on: '2024-05-04', interview_on: '2024-03-02' },
    });
    const { user } = await open();
    await user.selectOptions(choice('Status'), status);
    await user.click(button('Speichern'));
    await findBoard();
    expect(await application()).toMatchObject({ status_display: status, rejected_on: '2024-05-04' });
  },
);

test.each([
  ['Beworben', 'Bewerbungsdatum', 'Bitte geben Sie das Bewerbungsdatum ein.'],
  ['Angebot erhalten', 'Angebotsdatum', 'Bitte geben Sie das Angebotsdatum ein.'],
])('without its date the status %s is refused', async (status, label, message) => {
  const { open } = await savedApplication();
  const { user } = await open();
  await user.selectOptions(choice('Status'), status);
  await user.click(button('Speichern'));
  await findToast('Invalid Input', 'Please fill out all required fields correctly.');
  await expectProblem(dateInput(label), message);
  await expectFocus(dateInput(label));
  expect(network.bodiesOf('PUT /applications/:id/')).toEqual([]);
});

test('job title, company name and industry are required, and a website has to be one', async () => {
  const { open } = await savedApplication();
  const { user } = await open();
  for (const label of ['Jobtitel', 'Firmenname', 'Branche', 'Website']) {
    await user.clear(textBox(label));
  }
  await user.type(textBox('Website'), 'ftp://elbwerk.example');
  await user.click(button('Speichern'));

  await expectProblem(textBox('Jobtitel'), 'Bitte füllen Sie dieses Feld aus.');
  await expectProblem(textBox('Firmenname'), 'Firmenname ist ein Pflichtfeld.');
  await expectProblem(textBox('Branche'), 'Branche ist ein Pflichtfeld.');
  await expectProblem(
    textBox('Website'),
    'Bitte geben Sie eine gültige Adresse ein, die mit https:// oder http:// beginnt.',
  );
  await expectFocus(textBox('Jobtitel'));
});

describe('another provider', () => {
  test('a status that only it knows is shown in its words and kept', async () => {
    const { id, application, open } = await savedApplication();
    const detail = { ...(await application()), status: 'ON_HOLD', status_display: 'Pausiert' };
    network.answer('GET /applications/:id/', 200, detail);
    network.answer('PUT /applications/:id/', 200, detail);
    const { user } = await open();
    expect(choice('Status')).toHaveDisplayValue('Pausiert');

    await user.type(textBox('Jobtitel'), '!');
    await user.click(button('Speichern'));
    await findToast('Everything saved!', 'All changes have been saved successfully.');
    expect(network.bodiesOf(`PUT /applications/${id}/`)).toMatchObject([{ status: 'ON_HOLD' }]);
  });

  test('a number as salary expectation is shown and survives', async () => {
    const { application, open } = await savedApplication();
    network.answer('GET /applications/:id/', 200, {
      ...(await application()),
      salary_expectation: 55000,
    });
    const { user } = await open();
    expect(textBox('Gehaltsvorstellung')).toHaveValue('55000');
    await user.click(button('Speichern'));
    await findBoard();
    expect(String((await application()).salary_expectation)).toBe('55000');
  });
});

test.each<[string, () => void]>([
  ['a broken server', () => network.answer('GET /applications/:id/', 500)],
  ['an unreachable server', () => network.disconnect('GET /applications/:id/')],
  ['an application that is gone', () => network.answer('GET /applications/:id/', 404)],
])('%s is said, and the board opens instead', async (_name, breakIt) => {
  const { token, id } = await savedApplication();
  breakIt();
  const { history } = renderApp(`/applications/edit/${id}`, { token });

  await findToast('Loading Error', notFound);
  await findBoard();
  expect(history.location.pathname).toBe('/applications');
  expect(screen.getAllByText(notFound)).toHaveLength(1);
});

test('companies that could not be loaded can be asked for again', async () => {
  const { token, id } = await savedApplication();
  network.answer('GET /companies/', 500, {}, { nth: 1 });
  const { user } = renderApp(`/applications/edit/${id}`, { token });
  expect(await screen.findByText('Die Firmen konnten nicht geladen werden.')).toBeVisible();
  await user.click(button('Erneut versuchen'));
  expect(await screen.findByRole('textbox', { name: 'Firmenname' })).toHaveValue('Nordlicht GmbH');
});
