import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationUpdatePayload } from '../../../src/contract/schemas';
import { network } from '../../support/faults';
import {
  button,
  choice,
  dateInput,
  expectFocus,
  expectProblem,
  findBoard,
  findToast,
  textBox,
} from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';
import { savedApplication } from '../../support/savedApplication';

/* Two who edit the same application: one has its form open, the other saves in between. */

const heading = 'Diese Bewerbung wurde inzwischen geändert';

const findDialog = () => screen.findByRole('dialog', { name: heading });

const group = (name: string) => within(screen.getByRole('group', { name }));

const option = (field: string, side: string) =>
  group(field).getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${side}`) });

async function openTwice(changes: Partial<ApplicationUpdatePayload>, notes: string[] = []) {
  const saved = await savedApplication({ notes });
  const app = await saved.open();
  await saved.api.updateApplication(saved.id, changes);
  network.forget();
  return { ...saved, ...app };
}

test('both values of what both have changed are shown, in the words of the form', async () => {
  const { user } = await openTwice(
    { job_title: 'Im anderen Tab', status: 'INTERVIEW', interview_on: '2026-12-01', notes: [] },
    ['Angerufen'],
  );
  await user.clear(textBox('Jobtitel'));
  await user.type(textBox('Jobtitel'), 'Architektin');
  await user.selectOptions(choice('Status'), 'Angebot erhalten');
  await user.type(dateInput('Angebotsdatum'), '2026-12-24');
  await user.type(dateInput('Interview-Datum'), '2026-12-02');
  await user.type(textBox('Notiz'), ' am Montag');
  await user.click(button('Speichern'));

  await findDialog();
  expect(option('Jobtitel', 'Ihre Fassung')).toHaveAccessibleName('Ihre Fassung Architektin');
  expect(option('Jobtitel', 'Gespeicherte')).toHaveAccessibleName('Gespeicherte Fassung Im anderen Tab');
  expect(option('Status', 'Ihre')).toHaveAccessibleName('Ihre Fassung Angebot erhalten');
  expect(option('Status', 'Gespeicherte')).toHaveAccessibleName('Gespeicherte Fassung Interview');
  expect(option('Interview-Datum', 'Ihre')).toHaveAccessibleName('Ihre Fassung 02.12.2026');
  expect(option('Interview-Datum', 'Gespeicherte')).toHaveAccessibleName('Gespeicherte Fassung 01.12.2026');
  expect(option('Notiz', 'Ihre')).toHaveAccessibleName('Ihre Fassung Angerufen am Montag');
  expect(option('Notiz', 'Gespeicherte')).toHaveAccessibleName('Gespeicherte Fassung Keine Notiz');
  // What only this form has changed is no business of the dialog.
  expect(screen.queryByText('Angebotsdatum', { selector: 'legend, strong' })).not.toBeInTheDocument();
  expect(option('Jobtitel', 'Ihre Fassung')).toBeChecked();
});

test('what is chosen is saved, and nothing else is lost', async () => {
  const { user, application } = await openTwice(
    { job_title: 'Im anderen Tab', follow_up_on: '2026-12-01', salary_expectation: '1' },
  );
  await user.clear(textBox('Jobtitel'));
  await user.type(textBox('Jobtitel'), 'Architektin');
  await user.type(textBox('Gehaltsvorstellung'), '2');
  await user.type(textBox('Firmenname'), ' SE');
  await user.click(button('Speichern'));

  await findDialog();
  await user.click(option('Jobtitel', 'Gespeicherte'));
  await user.click(button('So speichern'));
  await findToast('Everything saved!', 'All changes have been saved successfully.');
  await findBoard();

  expect(await application()).toMatchObject({
    job_title: 'Im anderen Tab',
    salary_expectation: '2',
    follow_up_on: '2026-12-01',
    company: { name: 'Nordlicht GmbH SE' },
  });
});

test('what only the other has changed is shown as taken over', async () => {
  const { user, application } = await openTwice({ follow_up_on: '2026-12-01' });
  await user.type(textBox('Jobtitel'), ' (neu)');
  await user.click(button('Speichern'));

  const dialog = within(await findDialog());
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  const region = dialog.getByRole('region', { name: 'Aus der gespeicherten Fassung übernommen' });
  expect(region).toHaveTextContent(/Wiedervorlage\s*Bisher\s*Keine Angabe\s*Jetzt\s*01\.12\.2026/);
  await user.click(button('So speichern'));
  await findBoard();
  expect(await application()).toMatchObject({
    job_title: 'Tischlerin (neu)',
    follow_up_on: '2026-12-01',
  });
});

test('several notes are numbered as they stand in the form', async () => {
  const saved = await savedApplication({ notes: ['Nur dort', 'In beiden'] });
  const { user } = await saved.open();
  const notes = saved.notes.map(({ id, text }) => ({ id, text: `${text} geändert` }));
  await saved.api.updateApplication(saved.id, { notes });
  await user.type(screen.getByDisplayValue('In beiden'), ' und hier');
  await user.click(button('Speichern'));

  const dialog = within(await findDialog());
  const labels = dialog.getAllByText(/^Notiz/, { selector: 'legend, strong' });
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Notiz 2', 'Notiz 1']);
  expect(option('Notiz 2', 'Ihre')).toHaveAccessibleName('Ihre Fassung In beiden und hier');
});

test.each([
  ['Abbrechen', (user: { click: (element: Element) => Promise<void> }) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Abbrechen' }))],
  ['Escape', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
] as const)('%s keeps what was typed and overwrites nothing, also next time', async (_name, leave) => {
  const { user, application } = await openTwice({ job_title: 'Im anderen Tab' });
  const before = await application();
  await user.type(textBox('Jobtitel'), ' (neu)');

  for (let time = 0; time < 2; time += 1) {
    await user.click(button('Speichern'));
    await findDialog();
    await leave(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)');
    expect(textBox('Jobtitel')).toHaveFocus();
  }

  expect(await application()).toEqual(before);
});

describe('with the question about unsaved input', () => {
  const question = 'Ungespeicherte Eingaben verwerfen?';
  /** The dialogs that stand, also one under another, which assistive technology is not told of. */
  const dialogs = () =>
    screen
      .queryAllByRole('dialog', { hidden: true })
      .map((dialog) => within(dialog).getByRole('heading', { level: 2, hidden: true }).textContent);

  async function openFromBoard() {
    const saved = await savedApplication();
    const app = renderApp('/applications', { token: saved.token });
    await app.user.click(await screen.findByRole('link', { name: 'Details / Bearbeiten' }));
    await screen.findByRole('form', { name: 'Bewerbung bearbeiten' });
    await saved.api.updateApplication(saved.id, { job_title: 'Im anderen Tab' });
    await app.user.type(textBox('Jobtitel'), ' (neu)');
    return { ...saved, ...app };
  }

  test('Back puts it in place of the dialog; who stays finds that as it was', async () => {
    const { user, history, application } = await openFromBoard();
    await user.click(button('Speichern'));
    await findDialog();
    await user.click(option('Jobtitel', 'Gespeicherte'));

    act(() => history.back());
    await screen.findByRole('dialog', { name: question });
    await waitFor(() => expect(dialogs()).toEqual([question]));
    expect(button('Weiter bearbeiten')).toHaveFocus();

    await user.click(button('Weiter bearbeiten'));
    const dialog = within(await findDialog());
    await waitFor(() => expect(dialogs()).toEqual([heading]));
    expect(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    expect(option('Jobtitel', 'Gespeicherte')).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    await expectFocus(textBox('Jobtitel'));
    expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)');

    await user.click(button('Speichern'));
    await findDialog();
    act(() => history.back());
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await findBoard();
    expect(dialogs()).toEqual([]);
    expect(await application()).toMatchObject({ job_title: 'Im anderen Tab' });
  });

  test('a newer version that a save still meets waits for its answer', async () => {
    const { user, history, id } = await openFromBoard();
    const { release } = network.hold(`PUT /applications/:id/`);
    await user.click(button('Speichern'));
    act(() => history.back());
    await screen.findByRole('dialog', { name: question });
    release();
    await waitFor(() => expect(network.calls.at(-1)).toMatch(/^GET/));

    expect(dialogs()).toEqual([question]);
    await user.click(button('Weiter bearbeiten'));
    await findDialog();
    await waitFor(() => expect(dialogs()).toEqual([heading]));
    expect(history.location.pathname).toBe(`/applications/edit/${id}`);
  });
});

test('a choice that breaks a rule is refused at its field, like any input', async () => {
  const saved = await savedApplication({ application: { applied_on: '2026-11-01' } });
  const { user } = await saved.open();
  await saved.api.updateApplication(saved.id, { status: 'APPLIED', applied_on: '2026-12-01' });
  await user.clear(dateInput('Bewerbungsdatum'));
  await user.click(button('Speichern'));

  await findDialog();
  // The status is taken over, and needs the date that was emptied.
  await user.click(button('So speichern'));

  await expectProblem(dateInput('Bewerbungsdatum'), 'Bitte geben Sie das Bewerbungsdatum ein.');
  await findToast('Invalid Input', 'Please fill out all required fields correctly.');
  expect(choice('Status')).toHaveDisplayValue('Beworben');
  await user.type(dateInput('Bewerbungsdatum'), '2026-12-02');
  await user.click(button('Speichern'));
  await findBoard();
  expect(await saved.application()).toMatchObject({ status: 'APPLIED', applied_on: '2026-12-02' });
});

test('of a note that was removed here and changed there the chosen words are saved', async () => {
  const saved = await savedApplication({ notes: ['Angerufen'] });
  const { user } = await saved.open();
  await saved.api.updateApplication(saved.id, {
    notes: saved.notes.map(({ id }) => ({ id, text: 'Anders' })),
  });
  await user.click(button('Notiz 1 entfernen'));
  await user.click(button('Speichern'));

  await findDialog();
  await user.click(option('Notiz', 'Gespeicherte'));
  await user.click(button('So speichern'));
  await findBoard();
  expect((await saved.application()).notes.map(({ text }) => text)).toEqual(['Anders']);
});

test('a note of the other is saved as it was shown, also where one was removed here', async () => {
  const saved = await savedApplication({ notes: ['Angerufen'] });
  const { user } = await saved.open();
  await saved.api.updateApplication(saved.id, {
    notes: [...saved.notes, { id: null, text: 'Neu' }],
  });
  await user.click(button('Notiz 1 entfernen'));
  await user.click(button('Speichern'));

  await findDialog();
  await user.click(button('So speichern'));
  await findBoard();
  expect((await saved.application()).notes.map(({ text }) => text)).toEqual(['Neu']);
});

test('who saves what was deleted meanwhile is told, and keeps what was typed', async () => {
  const saved = await savedApplication();
  const { user } = await saved.open();
  await saved.api.deleteApplication(saved.id);
  await user.type(textBox('Jobtitel'), ' (neu)');
  await user.click(button('Speichern'));

  expect(
    await screen.findByText(
      'Nicht gespeichert: Die Bewerbung oder etwas, das zu ihr gehört, wurde inzwischen gelöscht.',
    ),
  ).toBeVisible();
  expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)');
});

test('with a provider that gives no tags nobody is asked', async () => {
  network.hideTags();
  const { user, application } = await openTwice({ job_title: 'Im anderen Tab' });
  await user.clear(textBox('Jobtitel'));
  await user.type(textBox('Jobtitel'), 'Architektin');
  await user.click(button('Speichern'));
  await findBoard();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await application()).toMatchObject({ job_title: 'Architektin' });
});
