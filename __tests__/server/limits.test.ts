/** @jest-environment node */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitConcurrency } from '../../server/concurrency';
import { defaultLimits, strangersBodySize, type Limits } from '../../server/limits';
import { cheapHasher, startServer, type TestServer } from '../support/serverApp';

/* Nobody takes more time or memory than he is given. */

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function listen(limits: Partial<Limits> = {}) {
  server = await startServer({ limits });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
}

function connection(): Socket {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // Being cut off is what happens here.
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

/** What comes back until the server ends the connection. */
async function answerTo(...parts: string[]) {
  const socket = connection();
  for (const part of parts) socket.write(part);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const post = (length: string, url = '/api/auth/login/') =>
  `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

const detail = (words: string) => JSON.stringify({ detail: words });

it('waits only so long for headers', async () => {
  await listen({ headersTimeout: 20, checkInterval: 5 });
  const { status, head, body } = await answerTo('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  expect(status).toBe(408);
  expect(head).toContain('application/json; charset=utf-8');
  expect(body).toBe(detail('Die Anfrage kam zu langsam an.'));
});

it('waits only so long for a body', async () => {
  await listen({ headersTimeout: 20, requestTimeout: 20, checkInterval: 5 });
  const { status, body } = await answerTo(post('Content-Length: 100'), '{"email"');
  expect(status).toBe(408);
  expect(body).toBe(detail('Die Anfrage kam zu langsam an.'));
});

it('keeps no connection on which nothing moves', async () => {
  await listen({ connectionTimeout: 20 });
  expect(await text(connection())).toBe('');
});

it('refuses headers that are too large', async () => {
  await listen({ headerSize: 1024 });
  const { status, body } = await answerTo(`GET /healthz HTTP/1.1\r\nX-Large: ${'x'.repeat(2000)}`);
  expect(status).toBe(431);
  expect(body).toBe(detail('Die Anfrage hat zu lange Kopfzeilen.'));
});

it('answers what is no HTTP', async () => {
  await listen();
  const { status, body } = await answerTo('HELLO\r\n\r\n');
  expect(status).toBe(400);
  expect(body).toBe(detail('Die Anfrage ist nicht lesbar.'));
});

it.each([
  '/api/auth/login/',
  '/api/auth/registration/',
])('reads no more of a stranger at %s than it needs, announced or not', async (url) => {
  await listen();
  const announced = await answerTo(post(`Content-Length: ${strangersBodySize + 1}`, url));
  const chunk = 'x'.repeat(strangersBodySize + 1);
  const streamed = await answerTo(
    post('Transfer-Encoding: chunked', url),
    `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
  );
  for (const { status, body } of [announced, streamed]) {
    expect(status).toBe(413);
    expect(body).toBe(detail('Die Anfrage ist zu groß.'));
  }
});

it('reads nothing of a stranger where a session is needed', async () => {
  await listen();
  const { status } = await answerTo(
    post('Connection: close\r\nContent-Length: 1000000', '/api/companies/'),
  );
  expect(status).toBe(401);
});

it('takes an application with many notes, up to its limit', async () => {
  server = await startServer();
  const user = await server.user();
  const { id: company_id } = await user.company();
  const { id } = await user.application({ company_id });
  const save = (count: number) =>
    user.call('PUT', `/api/applications/${id}/`, {
      ...{ job_title: 'X', status: 'DRAFT', company_id },
      notes: Array.from({ length: count }, () => ({ id: null, text: 'x'.repeat(10_000) })),
    });
  expect((await save(100)).statusCode).toBe(200);
  const response = await save(110);
  expect(response.statusCode).toBe(413);
  expect(response.body).toBe(detail('Die Anfrage ist zu groß.'));
});

it('takes the longest login and registration that are allowed', async () => {
  server = await startServer();
  // Not one character alone: such a password is refused.
  const escaped = '\\ud83d\\ude00'.repeat(999) + '\\ud83d\\ude01';
  const payload = `{"username":"${'x'.repeat(150)}","email":"wer@example.com","password":"${escaped}","repeated_password":"${escaped}"}`;
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/registration/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(201);
});

it('has so many connections and no more', async () => {
  await listen({ connections: 1 });
  const first = connection();
  await once(first, 'connect');
  expect(await text(connection())).toBe('');
  first.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(first)).toContain('200 OK');
});

it('lets a crowd of logins stand in line, but no endless one', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const inLine = limitConcurrency(2, 3);
  const verify = () => inLine(() => released.then(() => false));
  server = await startServer({ passwords: { ...cheapHasher, verify } });
  const login = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email: 'wer@example.com', password: 'gut-geheim' },
    });

  const logins = Array.from({ length: 6 }, login);
  const first = await Promise.race(logins);
  expect(first.statusCode).toBe(503);
  expect(first.headers['retry-after']).toBe('5');
  expect(first.json()).toEqual({
    detail: 'Der Server ist gerade ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.',
  });
  release();
  const statuses = (await Promise.all(logins)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 503]);
  expect((await login()).statusCode).toBe(401);
});

it('has limits for all of these where nobody sets them', () => {
  for (const limit of Object.values(defaultLimits)) expect(limit).toBeGreaterThan(0);
  expect(defaultLimits.headersTimeout).toBeLessThanOrEqual(defaultLimits.requestTimeout);
});
