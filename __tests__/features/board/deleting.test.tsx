import { act, screen, waitFor, within } from '@testing-library/react';
import { toastClosed } from '../../../src/store/toastsSlice';
import { userWithCompany } from '../../support/boardUser';
import { network } from '../../support/faults';
import { column, findBoard, findToast, titlesIn } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const announcement = { extensions: ['deleteApplication'] } as const;

async function boardWithTwo(announced = true) {
  const { token, api, add } = await userWithCompany();
  await add('Bleibt');
  await add('Tischlerin');
  const app = renderApp('/applications', { token, ...(announced && { announcement }) });
  await findBoard();
  network.forget();
  return { ...app, api };
}

const actionsOf = (title: string) =>
  within(screen.getByRole('article', { name: title })).getByRole('button', { name: 'Aktionen' });

const deletions = () => network.calls.filter((call) => call.startsWith('DELETE'));

async function ask({ user }: Pick<Awaited<ReturnType<typeof boardWithTwo>>, 'user'>) {
  await user.click(actionsOf('Tischlerin'));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen …' }));
  return screen.findByRole('dialog', { name: 'Bewerbung „Tischlerin“ löschen?' });
}

test('is not offered where the server does not announce it', async () => {
  const { user } = await boardWithTwo(false);
  await user.click(actionsOf('Tischlerin'));
  expect(await screen.findByRole('menuitem', { name: 'Details / Bearbeiten' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Löschen/ })).not.toBeInTheDocument();
});

test('asks by the title; who declines keeps the card and the focus on it', async () => {
  const app = await boardWithTwo();
  const dialog = await ask(app);
  expect(within(dialog).getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  await app.user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(actionsOf('Tischlerin')).toHaveFocus());
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin', 'Bleibt']);

  await ask(app);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin', 'Bleibt']);
  expect(deletions()).toEqual([]);
});

test('the card goes at once, the focus to its neighbour, the request with the message', async () => {
  const app = await boardWithTwo();
  const dialog = await ask(app);
  await app.user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  expect(titlesIn('Entwürfe')).toEqual(['Bleibt']);
  expect(column('Entwürfe').getByText('1')).toBeVisible();
  await waitFor(() => expect(actionsOf('Bleibt')).toHaveFocus());
  await findToast('Gelöscht', '„Tischlerin“ wurde gelöscht.');
  expect(deletions()).toEqual([]);

  await app.user.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  await waitFor(async () => expect(await app.api.listApplications()).toHaveLength(1));
  expect(deletions()).toHaveLength(1);
  expect(titlesIn('Entwürfe')).toEqual(['Bleibt']);
});

test('„Rückgängig“ in the message brings it back, and nothing is sent', async () => {
  const app = await boardWithTwo();
  const dialog = await ask(app);
  await app.user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  const toast = await findToast('Gelöscht', '„Tischlerin“ wurde gelöscht.');
  await app.user.click(within(toast).getByRole('button', { name: 'Rückgängig' }));
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin', 'Bleibt']);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  expect(deletions()).toEqual([]);
});

test('so does Ctrl+Z', async () => {
  const app = await boardWithTwo();
  const dialog = await ask(app);
  await app.user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  await app.user.keyboard('{Control>}z{/Control}');
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin', 'Bleibt']);
});

const failed = '„Tischlerin“ konnte nicht gelöscht werden und ist wieder da.';

test.each([
  ['says so', 500, { detail: 'Traceback' }, failed],
  ['why', 503, { detail: 'Bitte später.' }, `${failed} Bitte später.`],
])('a failure brings it back and %s (%s)', async (_says, status, answer, text) => {
  const app = await boardWithTwo();
  network.answer('DELETE /applications/:id/', status, answer);
  const dialog = await ask(app);
  await app.user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  act(() => {
    for (const { id } of app.store.getState().toasts) app.store.dispatch(toastClosed(id));
  });
  await findToast('Nicht gelöscht', text);
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin', 'Bleibt']);
});

test('of more messages than there is room for, the oldest goes and its deletion leaves', async () => {
  const { token, api, add } = await userWithCompany();
  for (let number = 1; number <= 6; number += 1) await add(`Stelle ${number}`);
  const { user } = renderApp('/applications', { token, announcement });
  await findBoard();
  for (let number = 1; number <= 6; number += 1) {
    await user.click(actionsOf(`Stelle ${number}`));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen …' }));
    await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  }
  await waitFor(async () => expect(await api.listApplications()).toHaveLength(5));
  expect(titlesIn('Entwürfe')).toEqual([]);
});
