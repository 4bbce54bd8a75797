/** @jest-environment node */
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { loggedError, loggerOptions, type LogLevel } from '../../server/logging';
import { startServer, type TestServer } from '../support/serverApp';

/* What is logged tells what happened, and nothing of those it happened to. */

interface Line {
  level: number;
  msg: string;
  err?: { type: string; message: string; stack: string };
}

let server: TestServer;
afterEach(() => server.close());

async function startLogged(level: LogLevel): Promise<() => Line[]> {
  let output = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      output += chunk.toString();
      done();
    },
  });
  const options = loggerOptions(level);
  server = await startServer({
    logger: options && { ...options, stream },
    config: { rateLimit: true, trustProxy: true },
  });
  // What was said at the start is no answer to anybody.
  output = '';
  return () => output.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Line] : []));
}

const address = '203.0.113.77';
const password = 'streng-geheim-4711';
const email = 'alma.vertraulich@example.com';
const word = 'unsagbareswort';

const send = (method: 'GET' | 'POST', url: string, more: object = {}, token?: string) =>
  server.app.inject({
    method,
    url,
    headers: {
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Token ${token}` }),
    },
    ...more,
  });

/** A day in the life of a server, with all that goes wrong; the token of its user. */
async function driveAround(): Promise<string> {
  const registration = { username: word, email, password, repeated_password: password };
  const answer = await send('POST', '/api/auth/registration/', { payload: registration });
  const { token } = answer.json<{ token: string }>();
  await send('POST', '/api/auth/registration/', { payload: registration });
  for (const guess of [password, `${password}!`, '', null]) {
    await send('POST', '/api/auth/login/', { payload: { email, password: guess } });
  }
  for (let count = 0; count < 10; count += 1) {
    await send('POST', '/api/auth/login/', { payload: { email, password: 'falsch' } });
  }
  await send('POST', '/api/auth/login/', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: `{"password":"${password}"`,
  });
  await send('GET', `/api/applications/?token=${token}&word=${word}`, {}, token);
  await send('GET', `/api/${word}/?token=${token}`, {}, token);
  await send('GET', `/${word}?token=${token}`);
  await send('GET', `/api/applications/${word}/`, {}, token);
  await send('GET', '/api/applications/', {}, `${token}x`);
  await send('GET', `/api/%E0%A4%A${word}`);
  await send('POST', '/api/companies/', { payload: { name: word, industry: word } }, token);
  return token;
}

/** The database refuses what nobody thought of, and says with which values. */
async function breakTheDatabase(token: string): Promise<void> {
  await sql`create unique index once on companies (name)`.execute(server.database);
  const payload = { name: word, industry: word };
  const response = await send('POST', '/api/companies/', { payload }, token);
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain(word);
  await sql`drop index once`.execute(server.database);
}

it('has no secret, no address and nothing of the users, whatever happens', async () => {
  const lines = await startLogged('trace');
  const token = await driveAround();
  await breakTheDatabase(token);
  expect(lines().length).toBeGreaterThan(20);
  const text = JSON.stringify(lines());
  for (const secret of [token, password, email, word, address, '127.0.0.1', 'falsch']) {
    expect(text).not.toContain(secret);
  }
});

it('has a line for each answer at the level info', async () => {
  const lines = await startLogged('info');
  await send('GET', '/api/applications/4711/');
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'Answered',
      req: { method: 'GET', route: '/api/applications/:id/' },
      statusCode: 401,
      milliseconds: expect.any(Number) as number,
    }),
  ]);
});

it('tells of a fault where it happened, at the usual level', async () => {
  const lines = await startLogged('warn');
  const token = await driveAround();
  expect(lines()).toEqual([]);
  await breakTheDatabase(token);
  const [line] = lines();
  expect(line?.msg).toBe('A request failed');
  expect(line?.err?.stack).toContain('companies');
  expect(line?.err?.message).toMatch(/unique/i);
});

it('says nothing where it is switched off', async () => {
  const lines = await startLogged('off');
  await breakTheDatabase(await driveAround());
  expect(lines()).toEqual([]);
});

it('writes of an error its kind and its places, and none of its values', () => {
  const cause = Object.assign(new Error(`Key (email)=… and 'in quotes ${word}'`), {
    code: '23505',
    constraint: 'users_email_key',
    detail: `Key (email)=(${word}) already exists.`,
    parameters: [word],
  });
  const error = new TypeError(`bad "${word}"`, { cause });
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'bad …',
    cause: { code: '23505', constraint: 'users_email_key' },
  });
  expect(JSON.stringify(logged)).not.toContain(word);
  expect(logged.stack).toMatch(/^ +at /);
  expect(JSON.stringify(loggedError(word))).not.toContain(word);
});
