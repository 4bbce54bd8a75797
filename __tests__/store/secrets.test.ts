import { devTools } from '../support/devTools';
import { api } from '../../src/api/apiSlice';
import { withoutSecrets } from '../../src/store/devTools';
import { changePassword, deleteAccount } from '../../src/store/flows/account';
import { logOut } from '../../src/store/flows/logOut';
import { logIn, register } from '../../src/store/flows/session';
import { tokenKey } from '../../src/api/tokenStorage';
import { registerUser } from '../support/apiUser';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';

/** Every action that DevTools show and every state, as text. */
const seen = () => devTools.steps.map((step) => JSON.stringify(step)).join('\n');

function expectNoSecret(...secrets: string[]) {
  expect(devTools.steps.length).toBeGreaterThan(3);
  for (const secret of secrets) expect(seen()).not.toContain(secret);
}

const storedToken = () => localStorage.getItem(tokenKey) ?? '';

describe('passwords and tokens are never in the state nor in DevTools', () => {
  test('at a login', async () => {
    const { email, password, token } = await registerUser();
    const { store } = createTestStore('/login');
    await store.dispatch(logIn({ email, password }));
    await store.dispatch(api.endpoints.getApplications.initiate());

    expect(storedToken()).toMatch(/^.{20,}$/);
    expect(seen()).toContain(email);
    expectNoSecret(password, token, storedToken());

    const ownToken = storedToken();
    await store.dispatch(logOut({ revoke: false }));
    expectNoSecret(ownToken);
  });

  test('at a registration', async () => {
    const account = { username: 'Alma', email: `${crypto.randomUUID()}@example.com` };
    const [password, repeated_password] = ['pferd-batterie', 'pferd-batterie'];
    const { store } = createTestStore('/register');
    await store.dispatch(register({ ...account, password, repeated_password }));

    expect(storedToken()).toMatch(/^.{20,}$/);
    expectNoSecret(password, storedToken());
  });

  test.each([
    ['is refused', () => network.answer('POST /auth/login/', 400, { password: ['Falsch.'] })],
    ['is stopped', () => network.answer('POST /auth/login/', 429, { detail: 'Bitte warten.' })],
    ['fails', () => network.disconnect('POST /auth/login/')],
    ['is answered without a token', () => network.answer('POST /auth/login/', 200, {})],
  ])('at a login that %s', async (_case, fail) => {
    const { store } = createTestStore('/login');
    fail();
    await store.dispatch(logIn({ email: 'alma@example.com', password: 'korrekt-pferd' }));
    expectNoSecret('korrekt-pferd');
  });

  test('at a registration whose passwords differ', async () => {
    const { store } = createTestStore('/register');
    await store.dispatch(
      register({
        username: 'Alma',
        email: `${crypto.randomUUID()}@example.com`,
        password: 'pferd-batterie',
        repeated_password: 'pferd-klammer',
      }),
    );
    expectNoSecret('pferd-batterie', 'pferd-klammer');
  });

  test('at a logout that the server is told of', async () => {
    const { token } = await registerUser();
    const { store } = createTestStore('/', { token });
    await store.dispatch(logOut({ revoke: true }));
    expect(network.calls).toEqual(['POST /auth/logout/']);
    expectNoSecret(token);
  });

  test('at a change of password and at the deletion of the account', async () => {
    const { token, password } = await registerUser();
    const { store } = createTestStore('/account', { token });
    const [wrong, fresh] = ['pferd-klammer', 'esel-batterie'];
    await store.dispatch(
      changePassword({ old_password: wrong, new_password: fresh, repeated_password: fresh }),
    );
    await store.dispatch(
      changePassword({ old_password: password, new_password: fresh, repeated_password: fresh }),
    );
    await store.dispatch(deleteAccount({ password: wrong }));
    await store.dispatch(deleteAccount({ password: fresh }));
    expect(store.getState().session.loggedIn).toBe(false);
    expectNoSecret(token, password, wrong, fresh);
  });

  test('when a store begins with a token', async () => {
    const { token } = await registerUser();
    const { store } = createTestStore('/', { token });
    await store.dispatch(api.endpoints.getApplications.initiate());
    expectNoSecret(token);
  });
});

test.each([
  ['nothing of it', { type: 'a', payload: [1, null, 'x'] }, { type: 'a', payload: [1, null, 'x'] }],
  ['a password', { password: 'x', email: 'a' }, { password: '•••', email: 'a' }],
  ['a repeated password', { repeated_password: 'x' }, { repeated_password: '•••' }],
  ['a token', { payload: { token: 'x' } }, { payload: { token: '•••' } }],
  ['one in a list', { all: [{ token: 'x' }, [{ token: 'y' }]] }, { all: [{ token: '•••' }, [{ token: '•••' }]] }],
  ['one deep down', { meta: { arg: { originalArgs: { password: 'x' } } } }, { meta: { arg: { originalArgs: { password: '•••' } } } }],
  ['one that is no text', { token: { value: 'x' } }, { token: '•••' }],
  ['undefined', { error: undefined }, { error: undefined }],
])('an action with %s', (_case, action, shown) => {
  const before = structuredClone(action);
  expect(withoutSecrets<unknown>(action)).toEqual(shown);
  expect(action).toEqual(before);
});
