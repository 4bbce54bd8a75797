import { api } from '../../../src/api/apiSlice';
import { setFollowUp } from '../../../src/store/flows/setFollowUp';
import { undoChange } from '../../../src/store/flows/undoChange';
import { loadList, userWithCompany } from '../../support/boardUser';
import { network } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';

async function board(follow_up_on: string | null) {
  const { token, api: server, add } = await userWithCompany();
  const { id } = await add('Tischlerin', { follow_up_on });
  await server.updateApplication(id, { notes: [{ id: null, text: 'Nachfragen' }] });
  const { store } = createTestStore('/applications', { token });
  await loadList(store);
  network.forget();
  const set = (date: string | null) => {
    const [application] = api.endpoints.getApplications.select()(store.getState()).data ?? [];
    if (!application) throw new Error('There is no application.');
    return store.dispatch(setFollowUp({ application, date }));
  };
  return { store, set, stored: () => server.getApplication(id) };
}

test('sets the day and nothing else', async () => {
  const { store, set, stored } = await board(null);
  const before = await stored();
  await set('2027-03-09');
  expect(await stored()).toEqual({ ...before, follow_up_on: '2027-03-09' });
  expect(store.getState().toasts).toMatchObject([
    { title: 'Wiedervorlage', text: '„Tischlerin“ wird am 09.03.2027 wieder vorgelegt.' },
  ]);
});

test('removes it, which can be taken back', async () => {
  const { store, set, stored } = await board('2027-03-09');
  await set(null);
  expect(await stored()).toMatchObject({ follow_up_on: null });
  expect(store.getState().toasts).toMatchObject([
    { text: '„Tischlerin“ hat keine Wiedervorlage mehr.' },
  ]);
  await store.dispatch(undoChange(store.getState().toasts[0]?.undoId));
  expect(await stored()).toMatchObject({ follow_up_on: '2027-03-09' });
});

test('a failure says so and offers nothing to undo', async () => {
  const { store, set, stored } = await board('2027-03-09');
  network.answer('PUT /applications/:id/', 500);
  await set(null);
  expect(store.getState()).toMatchObject({
    toasts: [{ kind: 'error', title: 'Nicht gespeichert' }],
    undo: [],
  });
  expect(await stored()).toMatchObject({ follow_up_on: '2027-03-09' });
});
