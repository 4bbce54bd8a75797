import { waitFor } from '@testing-library/react';
import { devTools } from '../../support/devTools';
import { tokenKey } from '../../../src/api/tokenStorage';
import { deleteApplication } from '../../../src/store/flows/deleteApplication';
import { logOutEverywhere } from '../../../src/store/flows/endSessions';
import { logOut } from '../../../src/store/flows/logOut';
import { logIn } from '../../../src/store/flows/session';
import { userWithCompany } from '../../support/boardUser';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';
import { toastsOf } from '../../support/toastsOf';

const logOutAndTell = () => logOut({ revoke: true });

describe('a logout that the server is told of', () => {
  test('ends the session first and revokes its token then', async () => {
    const { token, api } = await registerUser();
    const { store } = createTestStore('/applications', { token });
    devTools.forget();

    await store.dispatch(logOutAndTell());

    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(network.requests).toMatchObject([
      { method: 'POST', path: '/auth/logout/', headers: { authorization: `Token ${token}` } },
    ]);
    await expect(api.listCompanies()).rejects.toThrow('401');
    expect(devTools.story).toEqual([
      'session/logOut/pending',
      'session/sessionEnded',
      'api/resetApiState',
      'api/logOut/pending',
      'api/logOut/fulfilled',
      'session/logOut/fulfilled',
    ]);
  });

  test('waits for nobody', async () => {
    const { store } = createTestStore('/applications', await registerUser());
    const { release } = network.hold('POST /auth/logout/');
    const leaving = store.dispatch(logOutAndTell());
    await Promise.resolve();

    expect(store.getState().session.loggedIn).toBe(false);
    expect(localStorage.getItem(tokenKey)).toBeNull();
    release();
    await leaving;
  });

  test.each([
    ['can’t be reached', () => network.disconnect('POST /auth/logout/')],
    ['knows no logout', () => network.answer('POST /auth/logout/', 404)],
    ['no longer knows the token', () => network.answer('POST /auth/logout/', 401)],
    ['is broken', () => network.answerText('POST /auth/logout/', 502, '<h1>Bad gateway</h1>')],
  ])('is one, and without a word, where the server %s', async (_case, fail) => {
    const { store } = createTestStore('/applications', await registerUser());
    fail();
    const result = await store.dispatch(logOutAndTell());
    expect(logOut.fulfilled.match(result)).toBe(true);
    expect(store.getState().session.loggedIn).toBe(false);
    expect(toastsOf(store)).toEqual([]);
  });

  test('that is answered late does nothing to the next session', async () => {
    const otto = await registerUser();
    const { store } = createTestStore('/', { token: 'unbekannt' });
    const { release } = network.hold('POST /auth/logout/');
    const leaving = store.dispatch(logOutAndTell());
    await waitFor(() => expect(network.calls).toEqual(['POST /auth/logout/']));
    await store.dispatch(logIn(otto));
    release();
    await leaving;
    expect(store.getState().session.loggedIn).toBe(true);
    expect(localStorage.getItem(tokenKey)).toMatch(/./);
  });
});

test.each([
  ['a logout', logOutAndTell(), 'POST /auth/logout/'],
  ['a logout everywhere', logOutEverywhere(), 'DELETE /account/sessions/'],
] as const)('%s sends the deletions that still wait before the token is revoked', async (_case, flow, call) => {
  const { token, add, password, email, api } = await userWithCompany();
  const { id } = await add('Tischlerin');
  const { store } = createTestStore('/applications', { token });
  await store.dispatch(deleteApplication({ applicationId: id, jobTitle: 'Tischlerin' }));

  await store.dispatch(flow as ReturnType<typeof logOutAndTell>);

  expect(network.calls).toEqual([`DELETE /applications/${id}/`, call]);
  await expect(api.listApplications()).rejects.toThrow('401');
  await store.dispatch(logIn({ email, password }));
  const response = await fetch(`${process.env.TEST_API_URL ?? ''}/api/applications/`, {
    headers: { Authorization: `Token ${localStorage.getItem(tokenKey) ?? ''}` },
  });
  expect(await response.json()).toEqual([]);
});
