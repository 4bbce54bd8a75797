import { screen } from '@testing-library/react';
import { network } from '../../support/faults';
import {
  button,
  expectFocus,
  expectProblem,
  findBoard,
  findToast,
  textBox,
} from '../../support/onScreen';
import { savedApplication } from '../../support/savedApplication';

/*
 * Saves that fail half way: each says so, keeps what was typed, and the second
 * submit goes on where the first one stopped.
 */

type User = Awaited<ReturnType<Awaited<ReturnType<typeof savedApplication>>['open']>>['user'];

async function saveInVain(user: User) {
  await user.click(button('Speichern'));
  await findToast('Error', 'An error occurred while saving.');
  expect(screen.getByRole('form', { name: 'Bewerbung bearbeiten' })).toBeVisible();
}

async function saveAgain(user: User) {
  await user.click(button('Speichern'));
  await findToast('Everything saved!', 'All changes have been saved successfully.');
  await findBoard();
}

async function typeContact(user: User) {
  await user.type(textBox('Vorname'), 'Jo');
  await user.type(textBox('Nachname'), 'Wind');
}

async function addNote(user: User, text: string) {
  await user.click(button('Notiz hinzufügen'));
  await user.type(await screen.findByRole('textbox', { name: 'Notiz' }), text);
}

test('the contact person could not be created: nothing else was sent', async () => {
  const { application, contacts, open } = await savedApplication({ contact: null });
  network.answer('POST /contacts/', 500, {}, { nth: 1 });
  const { user } = await open();
  await user.type(textBox('Jobtitel'), ' (neu)');
  await typeContact(user);
  await saveInVain(user);
  expect(await application()).toMatchObject({ job_title: 'Tischlerin' });
  expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)');
  expect(textBox('Vorname')).toHaveValue('Jo');

  await saveAgain(user);
  expect(await contacts()).toHaveLength(1);
  expect(await application()).toMatchObject({
    job_title: 'Tischlerin (neu)',
    contact: { first_name: 'Jo', last_name: 'Wind' },
  });
});

test.each<[string, () => void]>([
  ['the application', () => network.answer('PUT /applications/:id/', 500, {}, { nth: 1 })],
  [
    'the application, as its database is away,',
    () => network.answer('PUT /applications/:id/', 503, { detail: 'Später.' }, { nth: 1 }),
  ],
  ['the company', () => network.disconnect('PATCH /companies/:id/', { nth: 1 })],
])('a new contact person, but %s failed: it is not created again', async (_name, breakIt) => {
  const { application, contacts, open } = await savedApplication({ contact: null });
  breakIt();
  const { user } = await open();
  await user.type(textBox('Jobtitel'), ' (neu)');
  await user.type(textBox('Firmenname'), ' SE');
  await typeContact(user);
  await addNote(user, 'Anrufen');
  await saveInVain(user);
  expect(textBox('Vorname')).toHaveValue('Jo');
  expect(textBox('Firmenname')).toHaveValue('Nordlicht GmbH SE');
  expect(textBox('Notiz')).toHaveValue('Anrufen');

  await user.type(textBox('Nachname'), 'er');
  await saveAgain(user);
  expect(network.bodiesOf('POST /contacts/')).toHaveLength(1);
  expect(await contacts()).toMatchObject([{ first_name: 'Jo', last_name: 'Winder' }]);
  const saved = await application();
  expect(saved).toMatchObject({
    job_title: 'Tischlerin (neu)',
    company: { name: 'Nordlicht GmbH SE' },
    contact: { last_name: 'Winder' },
  });
  expect(saved.notes.map(({ text }) => text)).toEqual(['Anrufen']);
});

test('new notes that were saved before another part failed are not saved twice', async () => {
  const { application, open } = await savedApplication({ notes: [] });
  network.answer('PATCH /contacts/:id/', 500, {}, { nth: 1 });
  const { user } = await open();
  await addNote(user, 'Anrufen');
  await saveInVain(user);
  const saved = (await application()).notes;
  expect(saved).toMatchObject([{ text: 'Anrufen' }]);

  await user.type(textBox('Notiz'), ' am Montag');
  await saveAgain(user);
  expect(network.bodiesOf('PUT /applications/:id/')[1]).toMatchObject({
    notes: [{ id: saved[0]?.id, text: 'Anrufen am Montag' }],
  });
  expect((await application()).notes.map(({ text }) => text)).toEqual(['Anrufen am Montag']);
});

test('the contact person could not be deleted: the next submit does it', async () => {
  const { application, contacts, open } = await savedApplication();
  network.answer('DELETE /contacts/:id/', 500, {}, { nth: 1 });
  const { user } = await open();
  await user.clear(textBox('Vorname'));
  await user.clear(textBox('Nachname'));
  await saveInVain(user);
  expect(textBox('Vorname')).toHaveValue('');

  await saveAgain(user);
  expect(await contacts()).toEqual([]);
  expect((await application()).contact).toBeNull();
});

test('the contact person was deleted but nobody heard of it: the next submit succeeds', async () => {
  const { contacts, open } = await savedApplication();
  network.loseAnswer('DELETE /contacts/:id/', { nth: 1 });
  const { user } = await open();
  await user.clear(textBox('Vorname'));
  await user.clear(textBox('Nachname'));
  await saveInVain(user);
  expect(await contacts()).toEqual([]);
  await saveAgain(user);
});

test('messages of the server stand at the fields of the part that it refused', async () => {
  const { open } = await savedApplication();
  // Only then the three are sent together.
  network.hideTags();
  network.answer('PUT /applications/:id/', 400, { job_title: ['Zu lang.'] }, { nth: 1 });
  network.answer('PATCH /companies/:id/', 400, { name: ['Zu bunt.'] }, { nth: 1 });
  network.answer('PATCH /contacts/:id/', 400, { phone: ['Zu laut.'] }, { nth: 1 });
  const { user } = await open();
  await saveInVain(user);

  await expectProblem(textBox('Jobtitel'), 'Zu lang.');
  await expectProblem(textBox('Firmenname'), 'Zu bunt.');
  await expectProblem(textBox('Telefon'), 'Zu laut.');
  await expectFocus(textBox('Jobtitel'));
  await saveAgain(user);
});

test.each([
  'PUT /applications/:id/',
  'PATCH /companies/:id/',
  'PATCH /contacts/:id/',
  'POST /contacts/',
] as const)('%s: why the server does not take it now is said, until it does', async (call) => {
  const { open } = await savedApplication(call === 'POST /contacts/' ? { contact: null } : {});
  network.answer(call, 503, { detail: 'Der Server hat keinen Speicherplatz mehr.' }, { nth: 1 });
  const { user } = await open();
  await user.type(textBox('Jobtitel'), ' (neu)');
  if (call === 'POST /contacts/') await typeContact(user);
  await saveInVain(user);
  expect(await screen.findByText('Der Server hat keinen Speicherplatz mehr.')).toBeVisible();
  expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)');
  await saveAgain(user);
});

test('it is said once, however many parts it refused, and beside the messages at fields', async () => {
  const { open } = await savedApplication();
  // Only then the three are sent together.
  network.hideTags();
  network.answer('PUT /applications/:id/', 400, { job_title: ['Zu lang.'] }, { nth: 1 });
  network.answer('PATCH /companies/:id/', 503, { detail: 'Bitte später.' }, { nth: 1 });
  network.answer('PATCH /contacts/:id/', 503, { detail: 'Bitte später.' }, { nth: 1 });
  const { user } = await open();
  await saveInVain(user);
  await expectProblem(textBox('Jobtitel'), 'Zu lang.');
  expect(screen.getByText('Bitte später.')).toBeVisible();
});

test('a double click saves once', async () => {
  const { contacts, open } = await savedApplication({ contact: null });
  const { release } = network.hold('POST /contacts/');
  const { user } = await open();
  await typeContact(user);
  await user.dblClick(button('Speichern'));
  expect(button('Speichern')).toHaveAttribute('aria-busy', 'true');
  release();
  await findBoard();
  expect(await contacts()).toHaveLength(1);
  expect(network.bodiesOf('PUT /applications/:id/')).toHaveLength(1);
});
