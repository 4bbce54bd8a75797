import { devTools } from '../../support/devTools';
import { tokenKey } from '../../../src/api/tokenStorage';
import { logOut } from '../../../src/store/flows/logOut';
import { logIn, register } from '../../../src/store/flows/session';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';

const newAccount = () => ({
  username: 'Alma',
  email: `alma.${crypto.randomUUID()}@example.com`,
  password: 'pferd-batterie',
  repeated_password: 'pferd-batterie',
});

const storedToken = () => localStorage.getItem(tokenKey);

describe('a login', () => {
  test('stores the token and begins the session', async () => {
    const { email, password, token } = await registerUser();
    const { store } = createTestStore('/login');
    network.forget();
    devTools.forget();

    await store.dispatch(logIn({ email, password }));

    expect(store.getState().session.loggedIn).toBe(true);
    expect(storedToken()).toMatch(/^.{20,}$/);
    expect(storedToken()).not.toBe(token);
    expect(network.requests).toEqual([
      {
        method: 'POST',
        path: '/auth/login/',
        headers: expect.not.objectContaining({ authorization: expect.anything() as unknown }) as unknown,
        body: { email, password },
      },
    ]);
    expect(devTools.story).toEqual([
      'session/logIn/pending',
      'api/login/pending',
      'api/login/fulfilled',
      'session/sessionStarted',
      'session/logIn/fulfilled',
    ]);
  });

  test('sends the address without blanks around it, and the password as it is', async () => {
    const { store } = createTestStore('/login');
    await store.dispatch(logIn({ email: ' alma@example.com ', password: ' geheim ' }));
    expect(network.bodiesOf('POST /auth/login/')).toEqual([
      { email: 'alma@example.com', password: ' geheim ' },
    ]);
  });

  test('with a wrong password is refused and can be tried again', async () => {
    const { email, password } = await registerUser();
    const { store } = createTestStore('/login');

    const refused = await store.dispatch(logIn({ email, password: 'falsch' }));

    expect(logIn.rejected.match(refused)).toBe(true);
    expect(refused.payload).toMatchObject({ wait: undefined });
    expect(store.getState().session.loggedIn).toBe(false);
    expect(storedToken()).toBeNull();
    expect(store.getState().toasts).toEqual([]);

    await store.dispatch(logIn({ email, password }));
    expect(store.getState().session.loggedIn).toBe(true);
  });
});

describe('a registration', () => {
  test('stores the token and begins the session', async () => {
    const { store } = createTestStore('/register');
    const account = newAccount();
    devTools.forget();

    await store.dispatch(register({ ...account, username: ' Alma ', email: ` ${account.email} ` }));

    expect(store.getState().session.loggedIn).toBe(true);
    expect(storedToken()).toMatch(/^.{20,}$/);
    expect(network.requests).toEqual([
      {
        method: 'POST',
        path: '/auth/registration/',
        headers: expect.not.objectContaining({ authorization: expect.anything() as unknown }) as unknown,
        body: account,
      },
    ]);
    expect(devTools.story).toEqual([
      'session/register/pending',
      'api/register/pending',
      'api/register/fulfilled',
      'session/sessionStarted',
      'session/register/fulfilled',
    ]);
  });

  test('with an address that is taken is refused at its field', async () => {
    const { email } = await registerUser();
    const { store } = createTestStore('/register');

    const refused = await store.dispatch(register({ ...newAccount(), email }));

    expect(refused.payload).toEqual({
      wait: undefined,
      fields: { email: ['Zu dieser E-Mail-Adresse gibt es schon ein Konto.'] },
    });
    expect(store.getState().session.loggedIn).toBe(false);
    expect(storedToken()).toBeNull();
  });
});

describe.each([
  ['login', 'POST /auth/login/', logIn({ email: 'a@b.de', password: 'geheim' })],
  ['registration', 'POST /auth/registration/', register(newAccount())],
] as const)('a %s', (_name, call, flow) => {
  const start = () => createTestStore('/').store;
  const attempt = (store: ReturnType<typeof start>) =>
    store.dispatch(flow as ReturnType<typeof logIn>);

  test.each([
    ['can’t be sent', () => network.disconnect(call), {}, undefined],
    ['meets an error', () => network.answer(call, 500), {}, undefined],
    ['is forbidden', () => network.answer(call, 401), {}, undefined],
    [
      'was tried too often',
      () => network.answer(call, 429, { detail: 'Bitte warten Sie.' }),
      {},
      'Bitte warten Sie.',
    ],
    [
      'is wrong at a field',
      () => network.answer(call, 400, { email: ['Ungültig.'] }),
      { email: ['Ungültig.'] },
      undefined,
    ],
    ['is answered without a token', () => network.answer(call, 200, { ok: true }), {}, undefined],
    ['is answered with an empty token', () => network.answer(call, 200, { token: '' }), {}, undefined],
  ])('that %s begins no session', async (_case, fail, fields, wait) => {
    const store = start();
    fail();

    const { payload } = await attempt(store);

    expect(payload).toEqual({ fields, wait });
    expect(store.getState().session.loggedIn).toBe(false);
    expect(storedToken()).toBeNull();
    expect(store.getState().toasts).toEqual([]);
  });
});

test('a logout removes the token, ends the session and makes no call', async () => {
  const { store } = createTestStore('/applications', await registerUser());
  devTools.forget();

  await store.dispatch(logOut({ revoke: false }));

  expect(store.getState().session.loggedIn).toBe(false);
  expect(storedToken()).toBeNull();
  expect(network.calls).toEqual([]);
  expect(devTools.story).toEqual([
    'session/logOut/pending',
    'session/sessionEnded',
    'api/resetApiState',
    'session/logOut/fulfilled',
  ]);
});
