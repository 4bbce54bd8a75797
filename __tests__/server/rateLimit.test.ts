/** @jest-environment node */
import { deleteEndedCounts } from '../../server/repositories/rateLimits';
import { startServer, type TestServer } from '../support/serverApp';

let server: TestServer;
afterEach(() => server.close());

const startAt = (now: () => Date) => startServer({ config: { rateLimit: true }, now });

const counts = () =>
  server.database.selectFrom('rate_limits').select(['key', 'count']).execute();

const knock = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, headers, payload: {} });

const login = '/api/auth/login/';
const registration = '/api/auth/registration/';

it.each([login, registration])('lets ten requests a minute through to %s', async (url) => {
  server = await startServer({ config: { rateLimit: true } });
  for (let count = 0; count < 10; count += 1) {
    expect((await knock(url)).statusCode).toBe(400);
  }
  const response = await knock(url);
  expect(response.statusCode).toBe(429);
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(response.json()).toEqual({
    detail: `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden und versuchen Sie es dann erneut.`,
  });

  const other = url === login ? registration : login;
  expect((await knock(other)).statusCode).toBe(400);
});

it('leaves all other calls alone', async () => {
  server = await startServer({ config: { rateLimit: true } });
  const user = await server.user();
  for (let count = 0; count < 30; count += 1) {
    expect((await user.call('GET', '/api/companies/')).statusCode).toBe(200);
  }
});

it('can be switched off', async () => {
  server = await startServer({ config: { rateLimit: false } });
  for (let count = 0; count < 30; count += 1) {
    expect((await knock(login)).statusCode).toBe(400);
  }
});

const from = (address: string) => ({ 'x-forwarded-for': address });

it('counts by the address that the reverse proxy saw, not by what the client claims', async () => {
  server = await startServer({ config: { rateLimit: true, trustProxy: true } });
  for (let count = 0; count < 10; count += 1) {
    await knock(login, from(`10.0.0.${count}, 192.0.2.1`));
  }
  expect((await knock(login, from('10.0.0.99, 192.0.2.1'))).statusCode).toBe(429);
  expect((await knock(login, from('10.0.0.99, 192.0.2.2'))).statusCode).toBe(400);
});

it('believes no header where there is no reverse proxy', async () => {
  server = await startServer({ config: { rateLimit: true } });
  for (let count = 0; count < 10; count += 1) await knock(login, from(`192.0.2.${count}`));
  expect((await knock(login, from('192.0.2.99'))).statusCode).toBe(429);
});

it('counts for all servers on one database together', async () => {
  server = await startServer({ config: { rateLimit: true } });
  const other = await startServer({ database: server.database, config: { rateLimit: true } });
  for (let count = 0; count < 5; count += 1) {
    expect((await knock(login)).statusCode).toBe(400);
    const response = await other.app.inject({ method: 'POST', url: login, payload: {} });
    expect(response.statusCode).toBe(400);
  }
  expect((await knock(login)).statusCode).toBe(429);
  await other.app.close();
});

it('lets no more than ten through when all come at once', async () => {
  server = await startServer({ config: { rateLimit: true } });
  const responses = await Promise.all(Array.from({ length: 40 }, () => knock(login)));
  const through = responses.filter(({ statusCode }) => statusCode === 400);
  expect(through).toHaveLength(10);
});

it('begins anew when the minute is over', async () => {
  let now = new Date('2026-11-21T08:00:00.000Z');
  server = await startAt(() => now);
  for (let count = 0; count < 10; count += 1) await knock(login);
  now = new Date('2026-11-21T08:00:59.999Z');
  const response = await knock(login);
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('1');
  expect(response.json()).toEqual({
    detail: 'Zu viele Versuche. Bitte warten Sie eine Sekunde und versuchen Sie es dann erneut.',
  });
  now = new Date('2026-11-21T08:01:00.000Z');
  for (let count = 0; count < 10; count += 1) expect((await knock(login)).statusCode).toBe(400);
  expect((await knock(login)).statusCode).toBe(429);
});

it('writes nothing for who is refused', async () => {
  server = await startServer({ config: { rateLimit: true } });
  for (let count = 0; count < 20; count += 1) await knock(login);
  expect(await counts()).toEqual([{ key: expect.stringMatching(/:login$/) as string, count: 11 }]);
});

it('writes nothing for all other calls', async () => {
  server = await startServer({ config: { rateLimit: true } });
  const user = await server.user();
  const before = await counts();
  await user.company();
  await user.call('GET', '/api/companies/');
  expect(await counts()).toEqual(before);
});

it('keeps no address longer than it counts', async () => {
  let now = new Date('2026-11-21T08:00:00.000Z');
  server = await startAt(() => now);
  await knock(login);
  now = new Date('2026-11-21T08:00:30.000Z');
  await knock(registration);
  await deleteEndedCounts(server.database, new Date('2026-11-21T08:01:00.000Z'));
  expect(await counts()).toEqual([{ key: expect.stringMatching(/:registration$/) as string, count: 1 }]);
});

const passwordCalls = [
  [
    'PUT',
    '/api/account/password/',
    { old_password: 'geraten', new_password: 'neues-wort', repeated_password: 'neues-wort' },
  ],
  ['DELETE', '/api/account/', { password: 'geraten' }],
] as const;

it.each(passwordCalls)('lets one try ten passwords a minute in %s %s', async (method, url, payload) => {
  server = await startServer({ config: { rateLimit: true } });
  const alma = await server.user();
  const boris = await server.user();
  for (let count = 0; count < 10; count += 1) {
    expect((await alma.call(method, url, payload)).statusCode).toBe(400);
  }
  const response = await alma.call(method, url, payload);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    detail: expect.stringMatching(/^Zu viele Versuche\. Bitte warten Sie \d+ Sekunden/) as string,
  });
  // Another user behind the same address is not held up.
  expect((await boris.call(method, url, payload)).statusCode).toBe(400);
});

it('counts the passwords that one tries in both calls and on all servers together', async () => {
  server = await startServer({ config: { rateLimit: true } });
  const other = await startServer({ database: server.database, config: { rateLimit: true } });
  const alma = await server.user();
  const [change, deletion] = passwordCalls;
  for (let count = 0; count < 5; count += 1) {
    expect((await alma.call(...change)).statusCode).toBe(400);
    const [method, url, payload] = deletion;
    const headers = { authorization: `Token ${alma.token}` };
    expect((await other.app.inject({ method, url, headers, payload })).statusCode).toBe(400);
  }
  expect((await alma.call(...change)).statusCode).toBe(429);
  expect((await alma.call(...deletion)).statusCode).toBe(429);
  await other.app.close();
});
