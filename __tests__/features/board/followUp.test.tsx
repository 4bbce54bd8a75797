import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userWithCompany } from '../../support/boardUser';
import { isoDay, longDay } from '../../support/days';
import { network } from '../../support/faults';
import { findBoard, findToast } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

async function boardWithOne(follow_up_on: string | null = null) {
  const { token, api, add } = await userWithCompany();
  const { id } = await add('Tischlerin', { follow_up_on });
  const app = renderApp('/applications', { token });
  await findBoard();
  network.forget();
  const choose = async (name: string) => {
    await app.user.click(actions());
    await app.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...app, choose, stored: async () => (await api.getApplication(id)).follow_up_on };
}

const card = () => within(screen.getByRole('article', { name: 'Tischlerin' }));
const actions = () => card().getByRole('button', { name: 'Aktionen' });

test.each([
  ['Wiedervorlage heute', 0],
  ['Wiedervorlage in 3 Tagen', 3],
  ['Wiedervorlage in einer Woche', 7],
  ['Wiedervorlage in zwei Wochen', 14],
])('„%s“ is shown at once and saved', async (name, days) => {
  const { choose, stored } = await boardWithOne();
  await choose(name);
  expect(card().getByText(`Nachhaken: ${longDay(days)}`)).toBeVisible();
  await findToast('Wiedervorlage', `„Tischlerin“ wird am ${longDay(days)} wieder vorgelegt.`);
  await waitFor(async () => expect(await stored()).toBe(isoDay(days)));
  await waitFor(() => expect(actions()).toHaveFocus());
});

test('another day can be chosen', async () => {
  const { choose, stored, user } = await boardWithOne('2030-01-02');
  await choose('Wiedervorlage: Datum wählen …');
  const dialog = await screen.findByRole('dialog', { name: 'Wiedervorlage' });
  const date = within(dialog).getByLabelText('Wiedervorlage');
  expect(date).toHaveValue('2030-01-02');
  expect(within(dialog).queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  fireEvent.change(date, { target: { value: '2031-12-24' } });
  await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  expect(card().getByText('Nachhaken: 24.12.2031')).toBeVisible();
  await waitFor(async () => expect(await stored()).toBe('2031-12-24'));
  await waitFor(() => expect(actions()).toHaveFocus());
});

test.each<[string, string]>([
  ['Escape', '{Escape}'],
  ['„Abbrechen“', '{Tab}{Enter}'],
])('%s leaves it as it is', async (_name, keys) => {
  const { choose, stored, user } = await boardWithOne('2030-01-02');
  await choose('Wiedervorlage: Datum wählen …');
  const dialog = await screen.findByRole('dialog', { name: 'Wiedervorlage' });
  await waitFor(() => expect(within(dialog).getByLabelText('Wiedervorlage')).toHaveFocus());
  await user.keyboard(keys);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(actions()).toHaveFocus());
  expect(network.calls).toEqual([]);
  expect(await stored()).toBe('2030-01-02');
});

test('it can be removed, and that be taken back', async () => {
  const { choose, stored, user } = await boardWithOne('2030-01-02');
  await choose('Wiedervorlage entfernen');
  expect(card().queryByText(/Nachhaken/)).not.toBeInTheDocument();
  const toast = await findToast('Wiedervorlage', '„Tischlerin“ hat keine Wiedervorlage mehr.');
  await waitFor(async () => expect(await stored()).toBeNull());
  await user.click(within(toast).getByRole('button', { name: 'Rückgängig' }));
  expect(card().getByText('Nachhaken: 02.01.2030')).toBeVisible();
  await waitFor(async () => expect(await stored()).toBe('2030-01-02'));
});

test('where there is none, none can be removed', async () => {
  const { user } = await boardWithOne();
  await user.click(actions());
  await screen.findByRole('menuitem', { name: 'Wiedervorlage heute' });
  expect(screen.queryByRole('menuitem', { name: 'Wiedervorlage entfernen' })).toBeNull();
});

test('a failure returns to what was there', async () => {
  const { choose } = await boardWithOne('2030-01-02');
  network.answer('PUT /applications/:id/', 500);
  await choose('Wiedervorlage heute');
  await findToast(
    'Nicht gespeichert',
    'Die Änderung an „Tischlerin“ konnte nicht gespeichert werden und wurde zurückgenommen.',
  );
  expect(card().getByText('Nachhaken: 02.01.2030')).toBeVisible();
});
