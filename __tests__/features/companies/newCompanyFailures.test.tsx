import { screen } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { button, expectFocus, expectProblem, findBoard, findToast, textBox } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

async function openForm() {
  const { token, api } = await registerUser();
  const app = renderApp('/companies/new', { token });
  await screen.findByRole('form', { name: 'Neue Firma' });
  return { ...app, api };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

const company = { Firmenname: 'Elbwerk', Branche: 'Schiffbau', Website: 'elbwerk.example' };
const contact = { Vorname: 'Mara', Nachname: 'Lindner', 'E-Mail': 'mara@elbwerk.example' };

async function fillIn(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(textBox(label), value);
}

function expectTyped(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) expect(textBox(label)).toHaveValue(value);
}

const bothFailed = 'An error has occurred. Please check your entries and your connection.';

test.each<[string, () => void]>([
  ['a broken server', () => network.answer('POST /companies/', 500, {}, { nth: 1 })],
  ['an unreachable server', () => network.disconnect('POST /companies/', { nth: 1 })],
])('%s: a company alone could not be created; a second submit does it', async (_name, breakIt) => {
  breakIt();
  const { user, api, history } = await openForm();
  await fillIn(user, company);
  await user.click(button('Speichern'));

  await findToast('Saving failed', 'The company could not be created.');
  expect(history.location.pathname).toBe('/companies/new');
  expectTyped(company);

  await user.click(button('Speichern'));
  await findToast('Company saved!', 'Company “Elbwerk” has been successfully created.');
  await findBoard();
  expect(await api.listCompanies()).toHaveLength(1);
});

test('company and contact person: where the company fails, no contact is tried', async () => {
  network.answer('POST /companies/', 500, {}, { nth: 1 });
  const { user, api } = await openForm();
  await fillIn(user, { ...company, ...contact });
  await user.click(button('Speichern'));

  await findToast('Saving failed', bothFailed);
  expect(network.calls).toEqual(['POST /companies/']);
  expectTyped({ ...company, ...contact });

  await user.click(button('Speichern'));
  await findBoard();
  const [saved] = await api.listCompanies();
  expect(await api.listContacts(saved?.id ?? 0)).toHaveLength(1);
});

test.each<[string, () => void]>([
  ['is refused', () => network.answer('POST /contacts/', 500, {}, { nth: 1 })],
  ['does not arrive', () => network.disconnect('POST /contacts/', { nth: 1 })],
])('the contact person %s: a retry makes no second company', async (_name, breakIt) => {
  breakIt();
  const { user, api } = await openForm();
  await fillIn(user, { ...company, ...contact });
  await user.click(button('Speichern'));
  await findToast('Saving failed', bothFailed);
  expectTyped({ ...company, ...contact });

  await user.type(textBox('Firmenname'), ' SE');
  await user.click(button('Speichern'));
  await findToast('Everything saved!', 'Contact for Mara Lindner has been successfully created.');
  await findBoard();
  const companies = await api.listCompanies();
  expect(companies).toMatchObject([{ name: 'Elbwerk SE', website: 'https://elbwerk.example' }]);
  expect(await api.listContacts(companies[0]?.id ?? 0)).toMatchObject([
    { first_name: 'Mara', email: 'mara@elbwerk.example' },
  ]);
});

test('after a contact person failed one may do without; the company is there once', async () => {
  network.answer('POST /contacts/', 500);
  const { user, api } = await openForm();
  await fillIn(user, { ...company, ...contact });
  await user.click(button('Speichern'));
  await findToast('Saving failed', bothFailed);

  for (const label of Object.keys(contact)) await user.clear(textBox(label));
  await user.click(button('Speichern'));
  await findToast('Company saved!', 'Company “Elbwerk” has been successfully created.');
  await findBoard();
  expect(await api.listCompanies()).toHaveLength(1);
});

test('messages of the server stand at the fields', async () => {
  network.answer('POST /companies/', 400, { name: ['Gibt es schon.'] }, { nth: 1 });
  network.answer('POST /contacts/', 400, { email: ['Kennt niemand.'] }, { nth: 1 });
  const { user } = await openForm();
  await fillIn(user, { ...company, ...contact });
  await user.click(button('Speichern'));
  await findToast('Saving failed', bothFailed);
  await expectProblem(textBox('Firmenname'), 'Gibt es schon.');
  await expectFocus(textBox('Firmenname'));

  await user.click(button('Speichern'));
  expect(await screen.findByText('Kennt niemand.')).toBeVisible();
  await expectProblem(textBox('E-Mail'), 'Kennt niemand.');
  await user.click(button('Speichern'));
  await findBoard();
});

test.each([
  ['POST /companies/', 503, 'Der Server hat keinen Speicherplatz mehr.'],
  ['POST /contacts/', 503, 'Der Server hat keinen Speicherplatz mehr.'],
  ['POST /contacts/', 429, 'Zu viele Versuche. Bitte warten Sie 5 Sekunden.'],
] as const)('%s: why the server does not take it now (%s) is said', async (call, status, detail) => {
  network.answer(call, status, { detail }, { nth: 1 });
  const { user } = await openForm();
  await fillIn(user, { ...company, ...contact });
  await user.click(button('Speichern'));
  await findToast('Saving failed', bothFailed);
  expect(await screen.findByText(detail)).toBeVisible();
  expectTyped({ ...company, ...contact });

  await user.click(button('Speichern'));
  await findBoard();
});
