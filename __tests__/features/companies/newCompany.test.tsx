import { screen } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import {
  button,
  expectFocus,
  expectNoProblem,
  expectProblem,
  findBoard,
  findToast,
  textBox,
} from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

async function openForm() {
  const { token, api } = await registerUser();
  const app = renderApp('/companies/new', { token });
  await screen.findByRole('form', { name: 'Neue Firma' });
  return { ...app, api };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function fillIn(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(textBox(label), value);
}

const company = { Firmenname: 'Elbwerk', Branche: 'Schiffbau' };

test('has the fields of a company and of a contact person, and asks the server nothing', async () => {
  await openForm();
  const labels = screen.getAllByRole('textbox').map((field) => {
    return (field as HTMLInputElement).labels?.[0]?.textContent;
  });
  expect(labels).toEqual([
    'Firmenname',
    'Branche',
    'Website',
    'Vorname',
    'Nachname',
    'E-Mail',
    'Position',
    'Telefon',
  ]);
  expect(textBox('Website')).toHaveAccessibleDescription(expect.stringContaining('https://'));
  expect(textBox('Firmenname')).toBeRequired();
  expect(textBox('Branche')).toBeRequired();
  expect(textBox('Website')).not.toBeRequired();
  expect(network.calls).toEqual([]);
});

test('without a contact person only the company is created', async () => {
  const { user, api, history } = await openForm();
  await fillIn(user, { ...company, Website: 'https://elbwerk.example' });
  await user.click(button('Speichern'));

  await findToast('Company saved!', 'Company “Elbwerk” has been successfully created.');
  await findBoard();
  expect(history.location.pathname).toBe('/applications');
  expect(network.calls).toEqual(['POST /companies/', 'GET /applications/']);
  expect(network.bodiesOf('POST /companies/')).toEqual([
    { name: 'Elbwerk', industry: 'Schiffbau', website: 'https://elbwerk.example' },
  ]);
  expect(await api.listCompanies()).toMatchObject([{ name: 'Elbwerk' }]);
});

test('with both names the contact person is created after it, with what is filled', async () => {
  const { user, api } = await openForm();
  await fillIn(user, { ...company, Vorname: 'Mara', Nachname: 'Lindner', Telefon: '040' });
  await user.click(button('Speichern'));

  await findToast('Everything saved!', 'Contact for Mara Lindner has been successfully created.');
  await findBoard();
  const [saved] = await api.listCompanies();
  expect(network.calls).toEqual(['POST /companies/', 'POST /contacts/', 'GET /applications/']);
  expect(network.bodiesOf('POST /companies/')).toEqual([
    { name: 'Elbwerk', industry: 'Schiffbau', website: '' },
  ]);
  expect(network.bodiesOf('POST /contacts/')).toEqual([
    { first_name: 'Mara', last_name: 'Lindner', company_id: saved?.id, phone: '040' },
  ]);
});

test('one name alone is no contact person, which the form says before', async () => {
  const { user } = await openForm();
  await fillIn(user, { ...company, Vorname: 'Mara' });
  expect(
    screen.getByText('Ohne Vor- und Nachnamen werden diese Angaben nicht gespeichert.'),
  ).toBeVisible();
  await user.keyboard('{Enter}');
  await findToast('Company saved!', 'Company “Elbwerk” has been successfully created.');
  await findBoard();
  expect(network.calls).toEqual(['POST /companies/', 'GET /applications/']);
});

test.each([
  ['elbwerk.example', 'https://elbwerk.example'],
  [' http://elbwerk.example/jobs ', 'http://elbwerk.example/jobs'],
])('the website "%s" is saved as %s', async (typed, website) => {
  const { user } = await openForm();
  await fillIn(user, { ...company, Website: typed });
  await user.click(button('Speichern'));
  await findBoard();
  expect(network.bodiesOf('POST /companies/')).toMatchObject([{ website }]);
});

test('Enter saves, and a double click saves once', async () => {
  const { release } = network.hold('POST /companies/');
  const { user, api } = await openForm();
  await fillIn(user, company);
  await user.dblClick(button('Speichern'));
  expect(button('Speichern')).toHaveAttribute('aria-busy', 'true');
  await user.type(textBox('Branche'), '{Enter}');
  release();
  await findBoard();
  expect(await api.listCompanies()).toHaveLength(1);
});

describe('a form that is not complete', () => {
  test('is refused with a warning, a message at each field and the focus on the first', async () => {
    const { user } = await openForm();
    await user.click(button('Speichern'));

    await findToast('Invalid Input', 'Please fill in all required fields correctly.');
    await expectProblem(textBox('Firmenname'), 'Firmenname ist ein Pflichtfeld.');
    await expectProblem(textBox('Branche'), 'Branche ist ein Pflichtfeld.');
    await expectFocus(textBox('Firmenname'));
    expect(network.calls).toEqual([]);
  });

  test('says what is wrong at a field when that was left, not before', async () => {
    const { user } = await openForm();
    await user.click(textBox('Firmenname'));
    expect(screen.queryByText('Firmenname ist ein Pflichtfeld.')).not.toBeInTheDocument();
    await user.tab();
    await expectProblem(textBox('Firmenname'), 'Firmenname ist ein Pflichtfeld.');
    expect(screen.queryByText('Branche ist ein Pflichtfeld.')).not.toBeInTheDocument();

    await user.type(textBox('Firmenname'), 'E');
    expectNoProblem(textBox('Firmenname'));
  });

  test.each([
    ['E-Mail', 'mara', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    [
      'Website',
      'javascript:alert(1)',
      'Bitte geben Sie eine gültige Adresse ein, die mit https:// oder http:// beginnt.',
    ],
  ])('%s "%s" is refused', async (label, value, message) => {
    const { user } = await openForm();
    await fillIn(user, { ...company, [label]: value });
    await user.click(button('Speichern'));
    await findToast('Invalid Input', 'Please fill in all required fields correctly.');
    await expectProblem(textBox(label), message);
    await expectFocus(textBox(label));
    expect(network.calls).toEqual([]);
  });
});
