import { screen } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import {
  button,
  choice,
  choose,
  dateInput,
  expectFocus,
  expectNoProblem,
  expectProblem,
  findBoard,
  findToast,
  textBox,
} from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const required = 'Bitte füllen Sie dieses Feld aus.';
const invalidInput = 'Please fill out all required fields correctly.';

async function openForm() {
  const account = await registerUser();
  await account.api.createCompany({ name: 'Elbwerk' });
  const app = renderApp('/applications/new', { token: account.token });
  await screen.findByRole('form', { name: 'Neue Bewerbung' });
  return { ...app, api: account.api };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function fillIn(user: User) {
  await choose(user, 'Firma', 'Elbwerk');
  await user.type(textBox('Jobtitel'), 'Tischlerin');
  await user.type(textBox('Gehaltsvorstellung'), 'VB');
  await user.selectOptions(choice('Status'), 'Beworben');
  await user.type(dateInput('Bewerbungsdatum'), '2024-02-01');
}

function expectFilledIn() {
  expect(choice('Firma')).toHaveValue('Elbwerk');
  expect(textBox('Jobtitel')).toHaveValue('Tischlerin');
  expect(textBox('Gehaltsvorstellung')).toHaveValue('VB');
  expect(choice('Status')).toHaveDisplayValue('Beworben');
  expect(dateInput('Bewerbungsdatum')).toHaveValue('2024-02-01');
}

describe('a form that is not complete', () => {
  test('is refused with a warning, a message at each field and the focus on the first', async () => {
    const { user } = await openForm();
    await user.click(button('Speichern'));

    await findToast('Invalid Input', invalidInput);
    expect(screen.getAllByText(required)).toHaveLength(2);
    for (const field of [choice('Firma'), textBox('Jobtitel')]) {
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(expect.stringContaining(required));
    }
    await expectFocus(choice('Firma'));
    expect(network.bodiesOf('POST /applications/')).toEqual([]);
  });

  test('says the same only once, however often it is submitted', async () => {
    const { user } = await openForm();
    await user.click(button('Speichern'));
    await user.click(button('Speichern'));
    await findToast('Invalid Input', invalidInput);
    expect(screen.getAllByText(invalidInput)).toHaveLength(1);
  });

  test('says what is wrong at a field when that was left, not before', async () => {
    const { user } = await openForm();
    await user.click(textBox('Jobtitel'));
    expect(screen.queryByText(required)).not.toBeInTheDocument();
    await user.tab();
    await expectProblem(textBox('Jobtitel'), required);

    await user.type(textBox('Jobtitel'), 'T');
    expectNoProblem(textBox('Jobtitel'));
  });

  test('blanks are no job title', async () => {
    const { user } = await openForm();
    await user.type(textBox('Jobtitel'), '   ');
    await user.tab();
    await expectProblem(textBox('Jobtitel'), required);
  });

  test.each([
    ['Beworben', 'Bewerbungsdatum', 'Bitte geben Sie das Bewerbungsdatum ein.'],
    ['Interview', 'Interview-Datum', 'Bitte geben Sie das Interview-Datum ein.'],
    ['Angebot erhalten', 'Angebotsdatum', 'Bitte geben Sie das Angebotsdatum ein.'],
    ['Abgelehnt', 'Ablehnungsdatum', 'Bitte geben Sie das Ablehnungsdatum ein.'],
  ])('status %s needs its %s', async (status, label, message) => {
    const { user } = await openForm();
    expect(dateInput(label)).not.toBeRequired();
    await user.selectOptions(choice('Status'), status);
    expect(dateInput(label)).toBeRequired();
    expect(screen.queryByText(message)).not.toBeInTheDocument();

    await user.click(dateInput(label));
    await user.tab();
    await expectProblem(dateInput(label), message);

    await user.type(dateInput(label), '2024-02-01');
    expectNoProblem(dateInput(label));

    await user.clear(dateInput(label));
    await user.selectOptions(choice('Status'), 'Entwurf');
    expectNoProblem(dateInput(label));
  });

  test('the date of the status alone is missing: the focus goes there', async () => {
    const { user } = await openForm();
    await choose(user, 'Firma', 'Elbwerk');
    await user.type(textBox('Jobtitel'), 'Tischlerin');
    await user.selectOptions(choice('Status'), 'Abgelehnt');
    await user.click(button('Speichern'));
    await findToast('Invalid Input', invalidInput);
    await expectFocus(dateInput('Ablehnungsdatum'));
  });
});

describe('a save that fails', () => {
  test.each<[string, () => void]>([
    ['a broken server', () => network.answer('POST /applications/', 500, {}, { nth: 1 })],
    ['an unreachable server', () => network.disconnect('POST /applications/', { nth: 1 })],
  ])('%s: all that was typed stays, and a second submit saves once', async (_name, breakIt) => {
    breakIt();
    const { user, api, history } = await openForm();
    await fillIn(user);
    await user.click(button('Speichern'));

    await findToast('Error', 'An error occurred while saving.');
    expect(history.location.pathname).toBe('/applications/new');
    expectFilledIn();

    await user.click(button('Speichern'));
    await findBoard();
    expect(await api.listApplications()).toMatchObject([{ job_title: 'Tischlerin' }]);
  });

  test('what the server refuses is said at the field, until that is changed', async () => {
    network.answer('POST /applications/', 400, { job_title: ['Zu lang.', 'Und zu laut.'] }, { nth: 1 });
    const { user } = await openForm();
    await fillIn(user);
    await user.click(button('Speichern'));

    await findToast('Error', 'An error occurred while saving.');
    await expectProblem(textBox('Jobtitel'), 'Zu lang. Und zu laut.');
    await expectFocus(textBox('Jobtitel'));
    expectFilledIn();

    await user.type(textBox('Jobtitel'), '!');
    expectNoProblem(textBox('Jobtitel'));
    await user.click(button('Speichern'));
    await findBoard();
  });

  test("the server's own limits are said at the field too", async () => {
    const { user } = await openForm();
    await fillIn(user);
    await user.clear(textBox('Jobtitel'));
    await user.click(textBox('Jobtitel'));
    await user.paste('x'.repeat(201));
    await user.click(button('Speichern'));
    await findToast('Error', 'An error occurred while saving.');
    await expectProblem(textBox('Jobtitel'), 'Diese Eingabe ist zu lang.');
  });

  test('what the server says of no field of the form is said above the buttons', async () => {
    network.answer('POST /applications/', 400, { non_field_errors: ['Das Konto ist voll.'] });
    const { user } = await openForm();
    await fillIn(user);
    await user.click(button('Speichern'));
    expect(await screen.findByText('Das Konto ist voll.')).toBeVisible();
  });

  test.each([
    [503, 'Der Server hat keinen Speicherplatz mehr.'],
    [429, 'Zu viele Versuche. Bitte warten Sie 5 Sekunden.'],
  ])('why the server does not take it now (%s) is said there too', async (status, detail) => {
    network.answer('POST /applications/', status, { detail }, { nth: 1 });
    const { user } = await openForm();
    await fillIn(user);
    await user.click(button('Speichern'));
    await findToast('Error', 'An error occurred while saving.');
    expect(await screen.findByText(detail)).toBeVisible();
    expectFilledIn();

    await user.click(button('Speichern'));
    await findBoard();
  });

  test.each<[string, () => void]>([
    ['a fault', () => network.answer('POST /applications/', 500, { detail: 'Traceback' })],
    ['the page of a proxy', () => network.answerText('POST /applications/', 503, '<p>Traceback</p>')],
    ['no sentence', () => network.answer('POST /applications/', 503, { detail: '' })],
  ])('%s is no word for the user', async (_name, breakIt) => {
    breakIt();
    const { user } = await openForm();
    await fillIn(user);
    await user.click(button('Speichern'));
    const toast = await findToast('Error', 'An error occurred while saving.');
    expect(screen.getAllByRole('alert')).toEqual([toast]);
    expect(screen.queryByText(/Traceback/)).not.toBeInTheDocument();
  });
});

test('the button shows that it works, and a double click saves once', async () => {
  const { release } = network.hold('POST /applications/');
  const { user, api } = await openForm();
  await fillIn(user);
  await user.dblClick(button('Speichern'));
  expect(button('Speichern')).toHaveAttribute('aria-busy', 'true');

  release();
  await findBoard();
  expect(await api.listApplications()).toHaveLength(1);
  expect(network.bodiesOf('POST /applications/')).toHaveLength(1);
});

test('companies that could not be loaded can be asked for again', async () => {
  const { token, api } = await registerUser();
  await api.createCompany({ name: 'Elbwerk' });
  network.answer('GET /companies/', 500, {}, { nth: 1 });
  const { user } = renderApp('/applications/new', { token });

  expect(await screen.findByText('Die Firmen konnten nicht geladen werden.')).toBeVisible();
  await user.click(button('Erneut versuchen'));
  await screen.findByRole('form', { name: 'Neue Bewerbung' });
  await choose(user, 'Firma', 'Elbwerk');
});
