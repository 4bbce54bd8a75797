/** @jest-environment node */
import { startServer, type TestServer } from '../support/serverApp';

let server: TestServer;
afterEach(() => server.close());

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
