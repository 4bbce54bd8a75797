/** @jest-environment node */
import type { PasswordHasher } from '../../server/auth/passwords';
import type { Session } from '../../src/contract/schemas';
import { cheapHasher, startServer, type TestServer } from '../support/serverApp';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const alma = {
  username: ' Alma Ö. ',
  email: ' Alma@Example.com ',
  password: 'gut-geheim',
  repeated_password: 'gut-geheim',
};

const register = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/auth/registration/', payload });

const login = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login/', payload });

describe('registration', () => {
  it('answers 201 with a token that opens the protected calls', async () => {
    const response = await register(alma);
    expect(response.statusCode).toBe(201);
    const { token, ...rest } = response.json<Session>();
    expect(rest).toEqual({});
    expect(token).toMatch(/^[\w-]{43}$/);
    const companies = await server.app.inject({
      url: '/api/companies/',
      headers: { authorization: `Token ${token}` },
    });
    expect(companies.statusCode).toBe(200);
  });

  it('stores the address in lower case, the name trimmed and no secret as it is', async () => {
    const { token } = (await register(alma)).json<Session>();
    const user = await server.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const session = await server.database
      .selectFrom('sessions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ username: 'Alma Ö.', email: 'alma@example.com' });
    expect(user.password_hash).toMatch(/^scrypt\$16\$1\$1\$/);
    expect(JSON.stringify([user, session])).not.toContain('gut-geheim');
    expect(JSON.stringify([user, session])).not.toContain(token);
  });

  it('refuses an address that is taken, however it is written', async () => {
    await register(alma);
    const response = await register({ ...alma, email: 'ALMA@EXAMPLE.COM' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      email: ['Zu dieser E-Mail-Adresse gibt es schon ein Konto.'],
    });
  });

  it('lets only one of two at the same time have an address', async () => {
    const responses = await Promise.all([register(alma), register(alma)]);
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 400]);
  });

  it('keeps the address of the demo account, also where it is switched off', async () => {
    const response = await register({ ...alma, email: 'Demo@example.org' });
    expect(response.statusCode).toBe(400);
  });

  it.each([
    ['no username', { username: undefined }, 'username', 'Bitte füllen Sie dieses Feld aus.'],
    ['a blank username', { username: ' \t' }, 'username', 'Bitte füllen Sie dieses Feld aus.'],
    ['a long username', { username: 'x'.repeat(151) }, 'username', 'Diese Eingabe ist zu lang.'],
    ['a name of NULs', { username: '\0' }, 'username', 'Bitte füllen Sie dieses Feld aus.'],
    ['no address', { email: 'alma' }, 'email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['a number', { email: 5 }, 'email', 'Dieser Wert ist ungültig.'],
    [
      'a short password',
      { password: 'kurz1', repeated_password: 'kurz1' },
      'password',
      'Das Passwort muss mindestens 6 Zeichen lang sein.',
    ],
    [
      'two passwords',
      { repeated_password: 'anders' },
      'repeated_password',
      'Die Passwörter stimmen nicht überein.',
    ],
  ])('refuses %s', async (_case, change, field, message) => {
    const response = await register({ ...alma, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [message] });
  });

  it('names every wrong field at once', async () => {
    const response = await register({});
    expect(Object.keys(response.json<object>()).sort()).toEqual([
      'email',
      'password',
      'repeated_password',
      'username',
    ]);
  });
});

describe('login', () => {
  it('answers 200 with a new token, however the address is written', async () => {
    const first = (await register(alma)).json<Session>();
    const response = await login({ email: 'ALMA@example.com', password: 'gut-geheim' });
    expect(response.statusCode).toBe(200);
    expect(response.json<Session>().token).not.toBe(first.token);
  });

  it.each([
    ['a wrong password', { email: 'alma@example.com', password: 'falsch' }],
    ['an unknown address', { email: 'niemand@example.com', password: 'gut-geheim' }],
  ])('answers %s with 401', async (_case, payload) => {
    await register(alma);
    const response = await login(payload);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      detail: 'Login fehlgeschlagen. Überprüfen Sie E-Mail und Passwort.',
    });
  });

  it('does the work of a password check for an unknown address too', async () => {
    await server.close();
    const verify = jest.fn<Promise<boolean>, Parameters<PasswordHasher['verify']>>(
      cheapHasher.verify,
    );
    server = await startServer({ passwords: { ...cheapHasher, verify } });
    await login({ email: 'niemand@example.com', password: 'gut-geheim' });
    expect(verify).toHaveBeenCalledWith('gut-geheim', undefined);
  });

  it('requires both fields', async () => {
    const response = await login({ email: '', password: '' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<object>()).sort()).toEqual(['email', 'password']);
  });
});

describe('the header', () => {
  it.each([
    ['nothing', undefined],
    ['another scheme', 'Bearer '],
    ['no token', 'Token '],
    ['an unknown token', 'Token abc'],
    ['two tokens', 'Token a b'],
  ])('with %s is refused', async (_case, authorization) => {
    const { token } = (await register(alma)).json<Session>();
    const value = authorization === 'Bearer ' ? `Bearer ${token}` : authorization;
    const response = await server.app.inject({
      url: '/api/applications/',
      headers: value === undefined ? {} : { authorization: value },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ detail: 'Bitte melden Sie sich an.' });
    expect(response.headers['www-authenticate']).toBe('Token');
  });
});
