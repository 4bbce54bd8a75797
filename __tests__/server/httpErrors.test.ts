/** @jest-environment node */
import { connect } from 'node:net';
import { once } from 'node:events';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startServer();
  user = await server.user();
});
afterAll(() => server.close());

const detail = (words: string) => ({ detail: words });

const send = (contentType: string, payload: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: { 'content-type': contentType },
    payload,
  });

it.each([
  ['half a document', '{"email":'],
  ['no document', ''],
  ['a text', 'email=a'],
  ['an attack on the prototype', '{"__proto__":{"x":1}}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '5'],
  ['a string', '"x"'],
])('answers %s with 400', async (_case, payload) => {
  const response = await send('application/json', payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual(detail('Die Anfrage ist nicht lesbar.'));
});

it('answers a POST without a body with 400', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login/' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual(detail('Die Anfrage ist nicht lesbar.'));
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
  'answers a body of %s with 415',
  async (contentType) => {
    const response = await send(contentType, 'email=a');
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual(detail('Die Anfrage muss aus JSON bestehen.'));
  },
);

it('answers a body that is too large with 413', async () => {
  const response = await send('application/json', JSON.stringify('x'.repeat(2 ** 20)));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toEqual(detail('Die Anfrage ist zu groß.'));
});

it.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing/'],
  ['POST', '/api/auth/'],
  ['GET', '/api/auth/login/'],
  ['DELETE', '/api/companies/'],
  ['PUT', '/api/companies/1/'],
  ['PATCH', '/api/applications/1/'],
  ['GET', '/api/companies/1/'],
] as const)('answers %s %s with 404 in JSON, for a browser too', async (method, url) => {
  const response = await server.app.inject({ method, url, headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual(detail('Nicht gefunden.'));
});

const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

it.each(['/%zz', '/api/%ff/', '/api/%E0%A4%A'])(
  'answers %s, which is no path, with 400, as safe as all else',
  async (url) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(detail('Die Anfrage ist nicht lesbar.'));
    expect(response.headers).toMatchObject(securityHeaders);
  },
);

it('keeps its patience with a client that speaks no HTTP', async () => {
  await server.app.listen({ port: 0 });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const socket = connect(address.port, address.address);
  socket.write('HELLO\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  const [head = ''] = answer.toString().split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ', 2)),
  ) as Record<string, string>;
  expect(headers).toMatchObject(securityHeaders);
  socket.destroy();
});

it('hides what went wrong inside', async () => {
  const { schema } = server.database;
  await schema.alterTable('sessions').renameTo('lost_sessions').execute();
  const response = await server.app.inject({
    url: '/api/companies/',
    headers: { authorization: 'Token x' },
  });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual(
    detail('Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.'),
  );
  await schema.alterTable('lost_sessions').renameTo('sessions').execute();
});

it('has no answer of the API kept, and compresses the long ones', async () => {
  for (let count = 0; count < 30; count += 1) await user.company();
  for (const encoding of ['br', 'gzip']) {
    const response = await server.app.inject({
      url: '/api/companies/',
      headers: { authorization: `Token ${user.token}`, 'accept-encoding': encoding },
    });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-encoding': encoding,
      vary: 'accept-encoding',
    });
  }
  const plain = await user.call('GET', '/api/companies/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toHaveLength(30);
});

it('sends an application as it is: its tag stands for these very bytes', async () => {
  const company = await user.company();
  const { id } = await user.application({ company_id: company.id });
  const url = `/api/applications/${id}/`;
  const notes = [{ id: null, text: 'Lange Notiz. '.repeat(500) }];
  const saved = { job_title: 'Entwicklerin', status: 'DRAFT', company_id: company.id, notes };
  const packed = { 'accept-encoding': 'br, gzip' };
  for (const { headers, body } of [
    await user.call('PUT', url, saved, packed),
    await user.call('GET', url, undefined, packed),
  ]) {
    expect(body.length).toBeGreaterThan(5_000);
    expect(headers.etag).toMatch(/^"/);
    expect(headers).not.toHaveProperty('content-encoding');
  }
});

it('does not unpack what a client has packed', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from([0x1f, 0x8b, 8, 0]),
  });
  expect(response.statusCode).toBe(400);
});
