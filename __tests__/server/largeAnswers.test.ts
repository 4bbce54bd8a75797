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
  return userWithLongList();
}

async function userWithLongList(): Promise<TestUser> {
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
  // A list may be five times as long as what is stored.
  const user = await listen({ largeAnswers: 100_000_000, largeAnswerPatience: 50 });
  await askInVain(user);
  await askInVain(user);
  expect((await user.call('GET', '/api/applications/')).statusCode).toBe(503);
});

it('lets nobody keep all the room', async () => {
  const limits = { largeAnswers: 1_000_000_000, largeAnswersOfUser: 1, largeAnswerPatience: 500 };
  const user = await listen(limits);
  const other = await userWithLongList();
  await askInVain(user);
  const [again, first] = await Promise.all(
    [user, other].map((one) => one.call('GET', '/api/applications/')),
  );
  expect([again?.statusCode, first?.statusCode]).toEqual([503, 200]);
});

it('is told five times what is stored, and no list is longer', async () => {
  server = await startServer();
  const user = await server.user();
  // Six bytes each as JSON; no character takes more.
  const text = (length: number) => `x${'\u0001'.repeat(length - 2)}x`;
  const { id: company_id } = await user.company({ name: text(200) });
  const { id: contact_id } = await user.contact({
    company_id,
    first_name: text(150),
    last_name: text(150),
    email: `${'x'.repeat(64)}@${'x'.repeat(60)}.example`,
    position: text(200),
    phone: text(50),
  });
  const sizes = async () => ({
    list: Buffer.byteLength((await user.call('GET', '/api/applications/')).body),
    stored: (await server.database.selectFrom('revisions').selectAll().executeTakeFirstOrThrow())
      .stored_bytes,
  });
  const before = await sizes();
  await user.application({ company_id, contact_id, job_title: 'x' });
  const after = await sizes();
  const factor = (after.list - before.list) / (after.stored - before.stored);
  expect(factor).toBeGreaterThan(4);
  expect(factor).toBeLessThan(5);
});

describe('a connection with many requests', () => {
  it('gets the answers in order', async () => {
    const user = await listen({});
    const socket = connection();
    const names = ['contacts', 'account', 'companies'];
    for (const name of names) socket.write(requestOf(user, `GET /api/${name}/`, 'Accept: */*'));
    socket.write(requestOf(user, 'GET /api/nothing/', 'Connection: close'));
    const answers = (await text(socket)).split('HTTP/1.1 ').slice(1);
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200', '404']);
    expect(answers[1]).toContain('"username":');
    expect(answers[2]).toContain('"industry":');
  });

  it('is cut off where none of the answers is taken', async () => {
    const user = await listen({});
    const socket = connection();
    socket.write(requestOf(user, 'GET /api/applications/', 'Accept: */*'));
    await once(socket, 'readable');
    const closed = once(socket, 'close');
    socket.write(requestOf(user, 'GET /healthz', 'Accept: */*').repeat(20));
    // What is left of the answer has to be read for the end to be seen.
    socket.resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(9_000_000);
  });
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
