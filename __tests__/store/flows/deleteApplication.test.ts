import { waitFor } from '@testing-library/react';
import { selectBoard } from '../../../src/features/board/selectors';
import { deleteApplication } from '../../../src/store/flows/deleteApplication';
import { moveApplication } from '../../../src/store/flows/moveApplication';
import { logOut } from '../../../src/store/flows/logOut';
import { undoChange } from '../../../src/store/flows/undoChange';
import { sendBeforeLeaving } from '../../../src/store/leavingPage';
import { toastClosed } from '../../../src/store/toastsSlice';
import { loadList, userWithCompany, watchActions } from '../../support/boardUser';
import { network } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';

const today = '2026-11-21';

async function boardWithTwo() {
  const { token, api, add } = await userWithCompany();
  await add('Bleibt');
  const { id } = await add('Tischlerin');
  const { store } = createTestStore('/applications', { token });
  await loadList(store);
  network.forget();

  const shown = () =>
    Object.values(selectBoard(store.getState(), today).columns)
      .flat()
      .map(({ job_title }) => job_title);
  const remove = () =>
    store.dispatch(deleteApplication({ applicationId: id, jobTitle: 'Tischlerin' }));
  const closeToasts = () => {
    for (const toast of store.getState().toasts) store.dispatch(toastClosed(toast.id));
  };
  const stored = async () => (await api.listApplications()).map(({ job_title }) => job_title);
  return { store, token, id, shown, remove, closeToasts, stored };
}

const gone = ['Bleibt'];
const there = ['Tischlerin', 'Bleibt'];

/** What has been sent and can be counted on not to be followed by more. */
async function settle() {
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('is shown at once, and sent when its message has gone', async () => {
  const { store, id, shown, remove, closeToasts, stored } = await boardWithTwo();
  await remove();
  expect(shown()).toEqual(gone);
  expect(store.getState().toasts).toMatchObject([
    { kind: 'success', title: 'Gelöscht', text: '„Tischlerin“ wurde gelöscht.' },
  ]);
  await settle();
  expect(network.calls).toEqual([]);
  expect(await stored()).toEqual(there);

  closeToasts();
  await waitFor(() => expect(store.getState().deletions.pending).toEqual([]));
  expect(network.calls).toEqual([`DELETE /applications/${id}/`]);
  expect(shown()).toEqual(gone);
  expect(await stored()).toEqual(gone);
  expect(store.getState().undo).toEqual([]);
});

test('is never sent when it was taken back', async () => {
  const { store, shown, remove, stored } = await boardWithTwo();
  await remove();
  await store.dispatch(undoChange(store.getState().toasts[0]?.undoId));
  expect(shown()).toEqual(there);
  expect(store.getState()).toMatchObject({ toasts: [], undo: [], deletions: { pending: [] } });
  expect(store.getState().live.message).toBe('„Tischlerin“ ist wieder da.');
  await settle();
  expect(network.calls).toEqual([]);
  expect(await stored()).toEqual(there);
});

test('is the latest change for an undo without a name', async () => {
  const { store, shown, remove } = await boardWithTwo();
  await remove();
  await store.dispatch(undoChange());
  expect(shown()).toEqual(there);
});

test('nothing takes it back once it was sent, nor an earlier change of it', async () => {
  const { store, id, shown, remove, closeToasts } = await boardWithTwo();
  const application = Object.values(selectBoard(store.getState(), today).columns)
    .flat()
    .find((card) => card.id === id);
  if (!application) throw new Error('There is no card.');
  await store.dispatch(moveApplication({ application, status: 'WITHDRAWN', today }));
  await remove();
  const { release } = network.hold('DELETE /applications/:id/');
  closeToasts();
  await waitFor(() => expect(network.calls.at(-1)).toContain('DELETE'));
  await store.dispatch(undoChange());
  await store.dispatch(undoChange());
  release();
  await waitFor(() => expect(store.getState().deletions.pending).toEqual([]));
  expect(network.calls.at(-1)).toContain('DELETE');
  expect(shown()).toEqual(gone);
});

test.each<[string, () => void]>([
  ['the server refuses', () => network.answer('DELETE /applications/:id/', 500)],
  ['the server is out of reach', () => network.disconnect('DELETE /applications/:id/')],
])('the card comes back with a message where %s', async (_name, fail) => {
  const { store, shown, remove, closeToasts } = await boardWithTwo();
  fail();
  await remove();
  closeToasts();
  await waitFor(() =>
    expect(store.getState().toasts).toMatchObject([
      {
        kind: 'error',
        title: 'Nicht gelöscht',
        text: '„Tischlerin“ konnte nicht gelöscht werden und ist wieder da.',
      },
    ]),
  );
  expect(shown()).toEqual(there);
});

test('what another tab has deleted already is simply gone', async () => {
  const { store, shown, remove, closeToasts } = await boardWithTwo();
  network.loseAnswer('DELETE /applications/:id/', { nth: 1 });
  await remove();
  closeToasts();
  await waitFor(() => expect(shown()).toEqual(there));
  closeToasts();
  await remove();
  closeToasts();
  await waitFor(() => expect(store.getState().deletions.pending).toEqual([]));
  expect(shown()).toEqual(gone);
  expect(store.getState().toasts).toEqual([]);
  expect(network.calls.at(-1)).toBe('GET /applications/');
});

test('a refresh that was answered before it does not bring the card back', async () => {
  const { store, shown, remove, closeToasts, stored } = await boardWithTwo();
  await remove();
  const seen = new Set<string>();
  store.subscribe(() => seen.add(shown().join()));
  const { release } = network.holdAnswer('GET /applications/');
  const refreshed = loadList(store);
  await settle();
  closeToasts();
  await waitFor(async () => expect(await stored()).toEqual(gone));
  release();
  await refreshed;
  await waitFor(() => expect(store.getState().deletions.pending).toEqual([]));
  expect([...seen]).toEqual(['Bleibt']);
});

test('waits for a move of the same card that is under way', async () => {
  const { store, id, remove, closeToasts, stored } = await boardWithTwo();
  const [application] = Object.values(selectBoard(store.getState(), today).columns).flat();
  if (!application) throw new Error('There is no card.');
  const { release } = network.hold('PUT /applications/:id/');
  void store.dispatch(moveApplication({ application, status: 'OFFER', today }));
  await remove();
  closeToasts();
  await settle();
  release();
  await waitFor(async () => expect(await stored()).toEqual(gone));
  expect(network.calls).toEqual([
    `GET /applications/${id}/`,
    `PUT /applications/${id}/`,
    `DELETE /applications/${id}/`,
  ]);
  expect(store.getState().toasts).toEqual([]);
});

describe('when the page goes', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));

  test('what waits is sent, in a way that outlives the page, and once', async () => {
    const { store, token, remove, closeToasts, stored } = await boardWithTwo();
    const stop = sendBeforeLeaving(store, window);
    const fetching = jest.spyOn(globalThis, 'fetch');
    await remove();
    leave();
    leave();
    closeToasts();
    await waitFor(async () => expect(await stored()).toEqual(gone));
    await settle();
    expect(network.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    const [request] = fetching.mock.calls.map(([input]) => input);
    expect(request).toMatchObject({ method: 'DELETE', keepalive: true });
    expect(network.requests[0]?.headers.authorization).toBe(`Token ${token}`);
    expect(store.getState()).toMatchObject({ toasts: [], undo: [] });
    stop();
  });

  test('it does not wait for a move that may never end', async () => {
    const { store, id, remove, closeToasts, stored } = await boardWithTwo();
    const stop = sendBeforeLeaving(store, window);
    const [application] = Object.values(selectBoard(store.getState(), today).columns).flat();
    if (!application) throw new Error('There is no card.');
    const { release } = network.hold('GET /applications/:id/');
    void store.dispatch(moveApplication({ application, status: 'OFFER', today }));
    await remove();
    closeToasts();
    leave();
    await waitFor(async () => expect(await stored()).toEqual(gone));
    release();
    await settle();
    expect(network.calls.filter((call) => call === `DELETE /applications/${id}/`)).toHaveLength(1);
    stop();
  });

  test('nothing is sent where nothing waits', async () => {
    const { store, shown } = await boardWithTwo();
    const stop = sendBeforeLeaving(store, window);
    leave();
    await settle();
    expect(network.calls).toEqual([]);
    expect(shown()).toEqual(there);
    stop();
  });
});

test('at logout it leaves before the token goes, and nothing of it stays', async () => {
  const { store, token, remove, stored } = await boardWithTwo();
  await remove();
  await store.dispatch(logOut({ revoke: false }));
  await waitFor(async () => expect(await stored()).toEqual(gone));
  expect(network.requests.map(({ headers }) => headers.authorization)).toEqual([`Token ${token}`]);
  await settle();
  expect(store.getState()).toMatchObject({
    toasts: [],
    undo: [],
    deletions: { asked: null, pending: [] },
  });
});

test('tells its story in the names of the actions', async () => {
  const { store, remove, closeToasts } = await boardWithTwo();
  const actions = watchActions(store);
  await remove();
  closeToasts();
  await waitFor(() => expect(actions.at(-1)).toBe('board/sendDeletion/fulfilled'));
  expect(actions).toEqual([
    'board/delete/pending',
    'deletions/deletionShown',
    'undo/changeRemembered',
    'toasts/toastShown',
    'board/delete/fulfilled',
    'toasts/toastClosed',
    'board/sendDeletion/pending',
    'deletions/deletionSent',
    'deletions/deletionSaved',
    'board/sendDeletion/fulfilled',
  ]);
});
