/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccount } from '../../server/demo/account';
import type { Session } from '../../src/contract/schemas';
import { emptyDatabaseUrl } from '../support/databases';
import { endProcesses, startProcess as startServerProcess } from '../support/serverProcess';

/* The server as the operator starts it: a process of its own. */

jest.setTimeout(60_000);

const itOnSqlite = databaseEngine === 'SQLite' ? it : it.skip;

let directory: string;
let databaseUrl: string;
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'process-'));
  databaseUrl = await emptyDatabaseUrl(directory);
});
afterEach(() => {
  endProcesses();
  rmSync(directory, { recursive: true });
});

function startProcess(environment: Record<string, string>) {
  return startServerProcess('server/main.ts', { DATABASE_URL: databaseUrl, ...environment });
}

async function login(url: URL): Promise<Response> {
  return fetch(new URL('/api/auth/login/', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccount.email, password: demoAccount.password }),
  });
}

/** Resolves when nobody listens there any more. */
async function stoppedListening({ hostname, port }: URL): Promise<void> {
  for (;;) {
    const socket = connect(Number(port), hostname);
    const refused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => {
        resolve(false);
      });
      socket.once('error', () => {
        resolve(true);
      });
    });
    socket.destroy();
    if (refused) return;
  }
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'answers on %s what is under way, and ends',
  async (signal) => {
    const server = startProcess({ DEMO_ACCOUNT: 'on' });
    const url = await server.url();

    const body = JSON.stringify({ email: demoAccount.email, password: demoAccount.password });
    const underWay = request(new URL('/api/auth/login/', url), {
      method: 'POST',
      // As a browser does: it would keep the connection for as long as the server lets it.
      agent: new Agent({ keepAlive: true, timeout: 60_000 }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    // The server has seen the request as soon as it asks for the body.
    underWay.flushHeaders();
    await once(underWay, 'continue');
    server.signal(signal);
    await stoppedListening(url);
    underWay.end(body);
    const [response] = (await once(underWay, 'response')) as [IncomingMessage];
    let answer = '';
    expect(response.headers.connection).toBe('close');
    for await (const chunk of response as AsyncIterable<Buffer>) answer += chunk.toString();
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(answer)).toEqual({ token: expect.any(String) as string });

    expect(await server.exit()).toMatchObject({ code: 0, signal: null });
  },
);

it('keeps sessions over a restart, and drops the demo account when it is switched off', async () => {
  const first = startProcess({ DEMO_ACCOUNT: 'on' });
  const { token } = (await (await login(await first.url())).json()) as Session;
  first.signal('SIGTERM');
  await first.exit();

  const read = async (url: URL) =>
    fetch(new URL('/api/applications/', url), { headers: { authorization: `Token ${token}` } });

  const second = startProcess({ DEMO_ACCOUNT: 'on' });
  const response = await read(await second.url());
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveLength(25);
  second.signal('SIGTERM');
  await second.exit();

  const third = startProcess({ DEMO_ACCOUNT: 'off' });
  const url = await third.url();
  expect((await login(url)).status).toBe(401);
  expect((await read(url)).status).toBe(401);
  third.signal('SIGTERM');
  expect(await third.exit()).toMatchObject({ code: 0 });
});

itOnSqlite('keeps its data from the other users of the machine', async () => {
  const folder = path.join(directory, 'data');
  const file = path.join(folder, 'test.sqlite');
  const server = startProcess({ DATABASE_URL: `file:${file}`, DEMO_ACCOUNT: 'on' });
  await server.url();
  for (const each of [folder, file, `${file}-wal`, `${file}-shm`]) {
    expect([each, statSync(each).mode & 0o077]).toEqual([each, 0]);
  }
  server.signal('SIGTERM');
  await server.exit();
});

it('says what is wrong with the environment and ends with 1', async () => {
  const { code, output } = await startProcess({ PORT: 'http', DEMO_ACCOUNT: 'ja' }).exit();
  expect(code).toBe(1);
  expect(output).toContain('PORT muss eine Zahl von 0 bis 65535 sein, nicht „http“.');
  expect(output).toContain('DEMO_ACCOUNT muss „on“ oder „off“ sein, nicht „ja“.');
  expect(output).not.toContain('    at ');
});

it('says that the database is not there, without the password', async () => {
  const DATABASE_URL = 'postgres://alma:geheim@127.0.0.1:1/bewerbungen';
  const { code, output } = await startProcess({ DATABASE_URL }).exit();
  expect(code).toBe(1);
  expect(output).toContain('Die Datenbank in DATABASE_URL ist nicht erreichbar: ');
  expect(output).toContain('ECONNREFUSED');
  expect(output).not.toContain('geheim');
  expect(output).not.toContain('    at ');
});

it('says when the port is taken, and warns where passwords may be guessed without end', async () => {
  const first = startProcess({ DEMO_ACCOUNT: 'off', RATE_LIMIT: 'off' });
  const { port } = await first.url();
  const second = startProcess({ DEMO_ACCOUNT: 'off', PORT: port });
  const { code, output } = await second.exit();
  expect(code).toBe(1);
  expect(output).toContain('Der Port ist schon belegt.');
  first.signal('SIGTERM');
  expect((await first.exit()).output).toContain('RATE_LIMIT=off');
});
