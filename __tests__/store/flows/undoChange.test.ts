import type { ApplicationListItem } from '../../../src/contract/schemas';
import { selectBoard } from '../../../src/features/board/selectors';
import { moveApplication } from '../../../src/store/flows/moveApplication';
import { emptyContactValues } from '../../../src/domain/contactForm';
import { saveApplication } from '../../../src/store/flows/saveApplication';
import { setFollowUp } from '../../../src/store/flows/setFollowUp';
import { undoChange } from '../../../src/store/flows/undoChange';
import { loadList, userWithCompany } from '../../support/boardUser';
import { editValues } from '../../support/builders';
import { network } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';

const today = '2026-11-21';

async function board() {
  const { token, api, add } = await userWithCompany();
  const { id } = await add('Tischlerin');
  const { store } = createTestStore('/applications', { token });
  await loadList(store);
  network.forget();
  const shown = (): ApplicationListItem => {
    const [card] = Object.values(selectBoard(store.getState(), today).columns).flat();
    if (!card) throw new Error('There is no card.');
    return card;
  };
  const move = (status: string) =>
    store.dispatch(moveApplication({ application: shown(), status, today }));
  return { store, id, shown, move, stored: () => api.getApplication(id) };
}

test('without a name takes back the latest, then the one before', async () => {
  const { store, shown, move } = await board();
  await move('APPLIED');
  await store.dispatch(setFollowUp({ application: shown(), date: '2026-12-01' }));
  await store.dispatch(undoChange());
  expect(shown()).toMatchObject({ status: 'APPLIED', follow_up_on: null });
  await store.dispatch(undoChange());
  expect(shown()).toMatchObject({ status: 'DRAFT', applied_on: null });
  network.forget();
  await store.dispatch(undoChange());
  expect(network.calls).toEqual([]);
});

test('by name takes back that one only, and its message goes', async () => {
  const { store, shown, move } = await board();
  await move('APPLIED');
  await store.dispatch(setFollowUp({ application: shown(), date: '2026-12-01' }));
  const [moved, followUp] = store.getState().toasts;
  await store.dispatch(undoChange(moved?.undoId));
  expect(shown()).toMatchObject({ status: 'DRAFT', follow_up_on: '2026-12-01' });
  expect(store.getState().toasts).toEqual([followUp]);
  await store.dispatch(undoChange(moved?.undoId));
  expect(shown()).toMatchObject({ status: 'DRAFT' });
});

test('an earlier move takes along the later ones that were built on it', async () => {
  const { store, shown, move, stored } = await board();
  await move('APPLIED');
  const [first] = store.getState().toasts;
  await store.dispatch(setFollowUp({ application: shown(), date: '2026-12-01' }));
  await move('INTERVIEW');
  await store.dispatch(undoChange(first?.undoId));
  expect(await stored()).toMatchObject({
    status: 'DRAFT',
    applied_on: null,
    interview_on: null,
    follow_up_on: '2026-12-01',
  });
  expect(store.getState().toasts).toMatchObject([{ title: 'Wiedervorlage' }]);
  expect(store.getState().undo).toHaveLength(1);
});

test('what a form has saved meanwhile is not saved over', async () => {
  const { store, id, shown, move, stored } = await board();
  await move('APPLIED');
  const companyId = shown().company.id;
  const values = editValues({ company_id: companyId, status: 'OFFER', offer_on: '2026-11-20' });
  const base = { values, etag: null, contactIds: [] };
  await store.dispatch(saveApplication({ id, values, savedContact: emptyContactValues, base }));
  expect(store.getState().undo).toEqual([]);
  expect(store.getState().toasts).toMatchObject([{ title: 'Everything saved!' }]);
  await store.dispatch(undoChange());
  expect(await stored()).toMatchObject({ status: 'OFFER', offer_on: '2026-11-20' });
});

test('closes the question for the date of the move, and tells of it', async () => {
  const { store, move } = await board();
  await move('APPLIED');
  expect(store.getState().datePrompt.open).toMatchObject({ kind: 'move', date: today });
  await store.dispatch(undoChange());
  expect(store.getState().datePrompt.open).toBeNull();
  expect(store.getState().live.message).toBe(
    'Die Änderung an „Tischlerin“ wurde zurückgenommen.',
  );
});

test('takes back a move that is still on its way', async () => {
  const { store, shown, move, stored } = await board();
  const { release } = network.hold('PUT /applications/:id/', { nth: 1 });
  const moved = move('OFFER');
  const undone = store.dispatch(undoChange());
  expect(shown()).toMatchObject({ status: 'DRAFT', offer_on: null });
  release();
  await Promise.all([moved, undone]);
  expect(await stored()).toMatchObject({ status: 'DRAFT', offer_on: null });
});

test('that fails leaves the change and says so', async () => {
  const { store, shown, move, stored } = await board();
  await move('OFFER');
  network.answer('PUT /applications/:id/', 500);
  await store.dispatch(undoChange());
  expect(shown()).toMatchObject({ status: 'OFFER' });
  expect(store.getState().toasts).toMatchObject([{ kind: 'error', title: 'Nicht gespeichert' }]);
  expect(await stored()).toMatchObject({ status: 'OFFER' });
});
