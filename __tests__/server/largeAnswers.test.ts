/** @jest-environment node */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Limits } from '../../server/limits';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

/* Of long lists only so many are under way at once, also where a client asks and does not read. */

const busy = {
  detail: 'Der Server ist gerade ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.',
};

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** A server with room for one long list, and somebody who has one. */
async function listen(limits: Partial<Limits>) {
  server = await startServer({
    limits: { smallAnswer: 500_000, largeAnswers: 1, ...limits },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const user = await server.user();
  const company = await user.company();
  // More than the buffers between two sockets hold.
  for (let count = 0; count < 10; count += 1) {
    const values = { company_id: company.id, job_title: 'viel', status: 'DRAFT' };
    const { id } = await user.application(values);
    const notes = Array.from({ length: 95 }, () => ({ id: null, text: 'x'.repeat(10_000) }));
    await user.call('PUT', `/api/applications/${id}/`, { ...values, notes });
  }
  return user;
}

function connection(): Socket {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // Being cut off is what happens here.
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

const requestOf = ({ token }: TestUser, line: string, header: string, body = '') =>
  `${line} HTTP/1.1\r\nHost: x\r\n${header}\r\nAuthorization: Token ${token}\r\n\r\n${body}`;

/** Asks for the list over a connection of its own. */
function ask(user: TestUser): Socket {
  const socket = connection();
  socket.write(requestOf(user, 'GET /api/applications/', 'Connection: close'));
  return socket;
}

/** Asks, and reads no more than that an answer has begun. */
async function askInVain(user: TestUser): Promise<Socket> {
  const socket = ask(user);
  await once(socket, 'readable');
  return socket;
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

it('refuses a long list for which there is no room in time', async () => {
  const user = await listen({ largeAnswerPatience: 50 });
  await askInVain(user);
  for (const path of ['applications/', 'companies/', 'contacts/', 'account/export/']) {
    const answer = await user.call('GET', `/api/${path}`);
    expect([path, answer.statusCode, answer.json()]).toEqual([path, 503, busy]);
    expect(answer.headers['retry-after']).toBe('5');
  }
});

it('never keeps a short list waiting', async () => {
  const user = await listen({});
  const other = await server.user();
  await askInVain(user);
  expect((await other.call('GET', '/api/applications/')).statusCode).toBe(200);
});

it('does not keep who has the list already waiting', async () => {
  const user = await listen({});
  const { headers } = await user.call('GET', '/api/applications/');
  await askInVain(user);
  const known = { 'if-none-match': String(headers.etag) };
  const answer = await user.call('GET', '/api/applications/', undefined, known);
  expect(answer.statusCode).toBe(304);
});

it('lets one after the other in', async () => {
  const user = await listen({});
  const first = await askInVain(user);
  const others = [1, 2, 3].map(() => text(ask(user)));
  first.resume();
  for (const answer of await Promise.all(others)) expect(answer.length).toBeGreaterThan(9_000_000);
});

it('has room again when a reader has left', async () => {
  const user = await listen({});
  (await askInVain(user)).destroy();
  expect(statusOf(await text(ask(user)))).toBe(200);
});

it('does not wait for a reader for good', async () => {
  const user = await listen({ largeAnswerTimeout: 1_500 });
  const idle = await askInVain(user);
  expect(statusOf(await text(ask(user)))).toBe(200);
  expect((await text(idle)).length).toBeLessThan(9_000_000);
});

it('lets several in as far as there is room', async () => {
  const user = await listen({ largeAnswers: 20_000_000, largeAnswerPatience: 50 });
  await askInVain(user);
  await askInVain(user);
  expect((await user.call('GET', '/api/applications/')).statusCode).toBe(503);
});

it('does nothing of what comes behind an answer that nobody takes', async () => {
  const user = await listen({});
  const socket = connection();
  const body = JSON.stringify({ name: 'Elbwerk', industry: 'Schiffbau' });
  const headers = `Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.write(
    requestOf(user, 'GET /api/applications/', 'Accept: */*') +
      requestOf(user, 'POST /api/companies/', headers, body),
  );
  await once(socket, 'readable');
  const companies = () =>
    server.database.selectFrom('companies').select('name').where('name', '=', 'Elbwerk').execute();
  for (let count = 0; count < 20; count += 1) expect(await companies()).toEqual([]);

  expect(await text(socket)).toContain('HTTP/1.1 201 Created');
  expect(await companies()).toHaveLength(1);
});
