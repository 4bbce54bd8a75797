import { waitFor } from '@testing-library/react';
import type { ApplicationUpdatePayload } from '../../../src/contract/schemas';
import { selectBoard } from '../../../src/features/board/selectors';
import { answerDatePrompt } from '../../../src/store/flows/answerDatePrompt';
import { moveApplication } from '../../../src/store/flows/moveApplication';
import { logOut } from '../../../src/store/flows/logOut';
import { undoChange } from '../../../src/store/flows/undoChange';
import type { ApiUser } from '../../support/apiUser';
import { loadList, userWithCompany, watchActions } from '../../support/boardUser';
import { network } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';

const today = '2026-11-21';

async function boardWithOne(values: Partial<ApplicationUpdatePayload> = {}) {
  const { token, api, add } = await userWithCompany();
  const { id } = await add('Tischlerin');
  await api.updateApplication(id, { notes: [{ id: null, text: 'Nachfragen' }], ...values });
  const { store } = createTestStore('/applications', { token });
  await loadList(store);
  network.forget();

  const shown = () => {
    const { columns } = selectBoard(store.getState(), today);
    const [card] = Object.values(columns).flat();
    return card;
  };
  const move = (status: string) => {
    const application = shown();
    if (!application) throw new Error('There is no card.');
    return store.dispatch(moveApplication({ application, status, today }));
  };
  const stored = () => api.getApplication(id);
  /** The statuses that the card is shown with from now on, each time it changes. */
  const watchStatus = () => {
    const statuses = [shown()?.status];
    store.subscribe(() => {
      const status = shown()?.status;
      if (status !== statuses.at(-1)) statuses.push(status);
    });
    return statuses;
  };
  return { store, id, shown, move, stored, api, watchStatus };
}

test('shows the move at once, with today for the date that is needed', async () => {
  const { move, shown, stored } = await boardWithOne();
  const moved = move('APPLIED');
  expect(shown()).toMatchObject({
    status: 'APPLIED',
    status_display: 'Beworben',
    applied_on: today,
  });
  expect(network.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await moved;
  expect(await stored()).toMatchObject({ status: 'APPLIED', applied_on: today });
});

test('keeps a date that is there and asks for none', async () => {
  const { store, move, shown, stored } = await boardWithOne({ applied_on: '2026-01-02' });
  await move('APPLIED');
  expect(shown()).toMatchObject({ status: 'APPLIED', applied_on: '2026-01-02' });
  expect(await stored()).toMatchObject({ applied_on: '2026-01-02' });
  expect(store.getState().datePrompt.open).toBeNull();
});

test('reads the detail first and writes all of it back', async () => {
  const { id, move, stored } = await boardWithOne({
    salary_expectation: '50.000 €',
    follow_up_on: '2027-01-01',
  });
  const before = await stored();
  await move('OFFER');
  expect(network.calls).toEqual([`GET /applications/${id}/`, `PUT /applications/${id}/`]);
  expect(network.bodiesOf('PUT /applications/:id/')).toEqual([
    {
      job_title: 'Tischlerin',
      salary_expectation: '50.000 €',
      company_id: before.company.id,
      contact_id: null,
      status: 'OFFER',
      applied_on: null,
      interview_on: null,
      offer_on: today,
      rejected_on: null,
      follow_up_on: '2027-01-01',
      notes: before.notes,
    },
  ]);
  expect(before.notes).toHaveLength(1);
  expect((await stored()).notes).toEqual(before.notes);
});

test('two quick moves end in the later one, one save after the other', async () => {
  const { move, shown, stored } = await boardWithOne();
  const { release } = network.hold('PUT /applications/:id/', { nth: 1 });
  const moves = [move('OFFER'), move('INTERVIEW')];
  expect(shown()).toMatchObject({ status: 'INTERVIEW' });
  release();
  await Promise.all(moves);
  expect(network.calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'PUT', 'GET', 'PUT']);
  expect(shown()).toMatchObject({ status: 'INTERVIEW', offer_on: today, interview_on: today });
  expect(await stored()).toMatchObject({ status: 'INTERVIEW' });
});

test.each<[string, () => void]>([
  ['the detail', () => network.answer('GET /applications/:id/', 500)],
  ['the save', () => network.disconnect('PUT /applications/:id/')],
])('a failure of %s returns the card, says so and offers nothing to undo', async (_name, fail) => {
  const { store, move, shown } = await boardWithOne();
  fail();
  await move('APPLIED');
  expect(shown()).toMatchObject({ status: 'DRAFT', status_display: 'Entwurf', applied_on: null });
  const { toasts, undo, datePrompt } = store.getState();
  expect(toasts).toMatchObject([{ kind: 'error', title: 'Nicht gespeichert' }]);
  expect(undo).toEqual([]);
  expect(datePrompt.open).toBeNull();
});

test('a refresh of the list on the way does not take the move back', async () => {
  const { store, move, shown } = await boardWithOne();
  const { release } = network.hold('PUT /applications/:id/');
  const moved = move('OFFER');
  await waitFor(() => expect(network.calls.at(-1)).toContain('PUT'));
  await loadList(store);
  expect(shown()).toMatchObject({ status: 'OFFER' });
  release();
  await moved;
  expect(shown()).toMatchObject({ status: 'OFFER' });
});

test('nor does one that was answered before the save and arrives after it', async () => {
  const { store, api, move, shown, watchStatus } = await boardWithOne();
  const { release } = network.holdAnswer('GET /applications/');
  const statuses = watchStatus();
  const refreshed = loadList(store);
  const moved = move('OFFER');
  await waitFor(async () => expect((await api.listApplications())[0]?.status).toBe('OFFER'));
  release();
  await Promise.all([refreshed, moved]);
  expect(statuses).toEqual(['DRAFT', 'OFFER']);
  expect(shown()).toMatchObject({ status: 'OFFER', offer_on: today });
  expect(store.getState().changes).toEqual([]);
});

test('a provider that only echoes the payload is asked for the list again, unseen', async () => {
  const { api, move, watchStatus } = await boardWithOne();
  const statuses = watchStatus();
  network.echo('PUT /applications/:id/');
  await move('OFFER');
  expect(network.calls.at(-1)).toBe('GET /applications/');
  expect(statuses).toEqual(['DRAFT', 'OFFER']);
  expect(await api.listApplications()).toMatchObject([{ status: 'OFFER' }]);
});

test('is taken back with its date', async () => {
  const { store, move, shown, stored } = await boardWithOne();
  const before = await stored();
  await move('APPLIED');
  await store.dispatch(undoChange());
  expect(shown()).toMatchObject({ status: 'DRAFT', applied_on: null });
  expect(await stored()).toEqual(before);
});

describe('where another tab has changed the application meanwhile', () => {
  test('its date stays, in the move and in its undoing, and is not asked for', async () => {
    const { store, api, id, move, stored, shown } = await boardWithOne();
    await api.updateApplication(id, { interview_on: '2030-12-24' });
    await move('INTERVIEW');
    expect(await stored()).toMatchObject({ status: 'INTERVIEW', interview_on: '2030-12-24' });
    expect(shown()).toMatchObject({ interview_on: '2030-12-24' });
    expect(store.getState().datePrompt.open).toBeNull();
    await store.dispatch(undoChange());
    expect(await stored()).toMatchObject({ status: 'DRAFT', interview_on: '2030-12-24' });
  });

  test('a date that was removed there is set anew, and removed by the undoing', async () => {
    const { store, api, id, move, stored } = await boardWithOne({ applied_on: '2026-01-02' });
    await api.updateApplication(id, { applied_on: null });
    await move('APPLIED');
    expect(await stored()).toMatchObject({ status: 'APPLIED', applied_on: today });
    await store.dispatch(undoChange());
    expect(await stored()).toMatchObject({ status: 'DRAFT', applied_on: null });
  });

  test('an undoing that overtakes the save of the move keeps it too', async () => {
    const { store, api, id, move, stored } = await boardWithOne();
    await api.updateApplication(id, { status: 'OFFER', offer_on: '2026-05-05', interview_on: '2026-04-04' });
    const { release } = network.hold('GET /applications/:id/', { nth: 1 });
    const moved = move('INTERVIEW');
    const undone = store.dispatch(undoChange());
    release();
    await Promise.all([moved, undone]);
    expect(await stored()).toMatchObject({
      status: 'OFFER',
      offer_on: '2026-05-05',
      interview_on: '2026-04-04',
    });
  });
});

test('of two quick moves the first of which fails, undoing the second leads to where the card was', async () => {
  const { store, move, stored } = await boardWithOne();
  network.answer('PUT /applications/:id/', 500, undefined, { nth: 1 });
  await Promise.all([move('OFFER'), move('INTERVIEW')]);
  expect(await stored()).toMatchObject({ status: 'INTERVIEW' });
  await store.dispatch(undoChange());
  expect(await stored()).toMatchObject({ status: 'DRAFT', offer_on: null, interview_on: null });
});

test('a date that was chosen for a move goes with the move when that fails', async () => {
  const { store, move, shown, stored } = await boardWithOne();
  network.answer('PUT /applications/:id/', 500, undefined, { nth: 1 });
  const moved = move('INTERVIEW');
  const prompt = store.getState().datePrompt.open;
  if (!prompt) throw new Error('Nothing is asked.');
  const answered = store.dispatch(answerDatePrompt({ prompt, date: '2030-03-03' }));
  expect(shown()).toMatchObject({ status: 'INTERVIEW', interview_on: '2030-03-03' });
  await Promise.all([moved, answered]);
  expect(shown()).toMatchObject({ status: 'DRAFT', interview_on: null });
  expect(await stored()).toMatchObject({ status: 'DRAFT', interview_on: null });
});

test('an answer that is no application counts as a failure', async () => {
  const { store, id, move, shown } = await boardWithOne();
  network.answer('GET /applications/:id/', 200, { id });
  await move('OFFER');
  expect(shown()).toMatchObject({ status: 'DRAFT' });
  expect(store.getState().toasts).toMatchObject([{ kind: 'error', title: 'Nicht gespeichert' }]);
});

test('tells its story in the names of the actions', async () => {
  const { store, move } = await boardWithOne();
  const actions = watchActions(store);
  await move('APPLIED');
  await store.dispatch(undoChange());
  expect(actions).toEqual([
    'board/move/pending',
    'board/change/pending',
    'changes/changeShown',
    'undo/changeRemembered',
    'live/announced',
    'toasts/toastShown',
    'datePrompt/dateAsked',
    'undo/changeCorrected',
    'changes/changeSaved',
    'board/change/fulfilled',
    'board/move/fulfilled',
    'board/undo/pending',
    'undo/changeForgotten',
    'live/announced',
    'board/change/pending',
    'changes/changeShown',
    'changes/changeSaved',
    'board/change/fulfilled',
    'board/undo/fulfilled',
  ]);
});

test('a move that is under way at logout leaves nothing behind', async () => {
  const { store, move } = await boardWithOne();
  const { release } = network.hold('PUT /applications/:id/');
  const first = move('OFFER');
  const second = move('INTERVIEW');
  await waitFor(() => expect(network.calls.at(-1)).toContain('PUT'));
  await store.dispatch(logOut({ revoke: false }));
  release();
  await Promise.all([first, second]);
  expect(store.getState()).toMatchObject({ toasts: [], changes: [], undo: [] });
  expect(network.calls).toHaveLength(2);
});

describe('where somebody else saves between its reading and its writing', () => {
  /** The other one's change, each time just before the move is written. */
  const interfere = (api: ApiUser['api'], id: number, times: number) => {
    for (let time = 1; time <= times; time += 1) {
      network.before('PUT /applications/:id/', () => api.updateApplication(id, { job_title: `Nr. ${time}` }), { nth: time });
    }
  };
  const methods = () => network.calls.map((call) => call.split(' ')[0]);

  test('it is done again, and both changes last', async () => {
    const { id, api, move, stored, shown, store } = await boardWithOne();
    interfere(api, id, 2);
    await move('APPLIED');
    expect(methods()).toEqual(['GET', 'PUT', 'GET', 'PUT', 'GET', 'PUT']);
    expect(await stored()).toMatchObject({ status: 'APPLIED', applied_on: today, job_title: 'Nr. 2' });
    expect(shown()).toMatchObject({ status: 'APPLIED', job_title: 'Nr. 2' });
    expect(store.getState().toasts).toMatchObject([{ kind: 'success' }]);
  });

  test('it is decided again what it means, and what undoing it does', async () => {
    const { id, api, move, stored, store } = await boardWithOne();
    network.before(
      'PUT /applications/:id/',
      () => api.updateApplication(id, { status: 'OFFER', offer_on: '2026-05-05', interview_on: '2026-04-04' }),
      { nth: 1 },
    );
    await move('INTERVIEW');
    expect(await stored()).toMatchObject({ status: 'INTERVIEW', interview_on: '2026-04-04' });
    await store.dispatch(undoChange());
    expect(await stored()).toMatchObject({
      status: 'OFFER',
      offer_on: '2026-05-05',
      interview_on: '2026-04-04',
    });
  });

  test('it is given up after five times, taken back and told', async () => {
    const { id, api, move, stored, shown, store } = await boardWithOne();
    interfere(api, id, 5);
    await move('APPLIED');
    expect(methods().filter((method) => method === 'PUT')).toHaveLength(5);
    expect(await stored()).toMatchObject({ status: 'DRAFT', job_title: 'Nr. 5' });
    expect(shown()).toMatchObject({ status: 'DRAFT' });
    expect(store.getState().toasts).toMatchObject([{ kind: 'error', title: 'Nicht gespeichert' }]);
  });

  test('a provider that never matches its own tags is written to all the same', async () => {
    const { move, stored } = await boardWithOne();
    network.matchNoTags('PUT /applications/:id/');
    await move('APPLIED');
    expect(methods()).toEqual(['GET', 'PUT', 'GET', 'PUT']);
    const conditions = network.requests.map(({ headers }) => headers['if-match']);
    expect(conditions).toEqual([undefined, expect.any(String), undefined, undefined]);
    expect(await stored()).toMatchObject({ status: 'APPLIED' });
  });

  test('a provider without tags is asked no more than before', async () => {
    const { id, api, move, stored } = await boardWithOne();
    network.hideTags();
    interfere(api, id, 1);
    await move('APPLIED');
    expect(methods()).toEqual(['GET', 'PUT']);
    expect(network.requests[1]?.headers).not.toHaveProperty('if-match');
    expect(await stored()).toMatchObject({ status: 'APPLIED' });
  });
});
