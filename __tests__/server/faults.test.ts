/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import SqliteFile from 'better-sqlite3';
import { Kysely, sql, type Migration } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../../server/database/connection';
import { outageOf } from '../../server/database/faults';
import { allMigrations, migrate } from '../../server/database/migrate';
import { postgresDialect } from '../../server/database/postgres';
import { sqliteDialect } from '../../server/database/sqlite';
import type { Tables } from '../../server/database/tables';
import { inTransaction } from '../../server/database/transaction';
import type { Application } from '../../src/contract/schemas';
import { emptyDatabaseUrl, itOnServer } from '../support/databases';
import { startProxy } from '../support/proxy';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

/* The database fails for a while: whoever asks is told so, nothing is half written, and it goes on. */

const onSqlite = databaseEngine === 'SQLite' ? describe : describe.skip;
const onPostgres = databaseEngine === 'PostgreSQL' ? describe : describe.skip;

const unreachable =
  'Der Server erreicht seine Daten gerade nicht. Bitte versuchen Sie es in Kürze erneut.';
const full =
  'Der Server hat keinen Speicherplatz mehr. Bitte versuchen Sie es später erneut oder sagen Sie dem Betreiber Bescheid.';

type Answer = Awaited<ReturnType<TestUser['call']>>;

function expectOutage(answer: Answer, detail = unreachable) {
  expect([answer.statusCode, answer.json()]).toEqual([503, { detail }]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

let database: Database;
let server: TestServer | undefined;
let user: TestUser;
let logged: string;

/** A server on this database with a user, and an application to be changed. */
async function serve(
  dialect: ReturnType<typeof postgresDialect> | ReturnType<typeof sqliteDialect>,
  now = () => new Date(),
) {
  database = new Kysely<Tables>({ dialect });
  await migrate(database);
  const log = new PassThrough().on('data', (chunk: Buffer) => {
    logged += chunk.toString();
  });
  logged = '';
  const { app } = (server = await startServer({ database, now, logger: { level: 'error', stream: log } }));
  user = await server.user();
  const { id: company_id } = await user.company();
  const { id } = await user.application({ company_id, job_title: 'vorher' });
  const values = { status: 'DRAFT', company_id };

  return {
    read: () => user.call('GET', `/api/applications/${id}/`),
    create: () => user.call('POST', '/api/applications/', { ...values, job_title: 'weitere' }),
    createCompany: () => user.call('POST', '/api/companies/', { name: 'x', industry: 'x' }),
    change: (...texts: string[]) =>
      user.call('PUT', `/api/applications/${id}/`, {
        ...values,
        job_title: 'nachher',
        notes: texts.map((text) => ({ id: null, text })),
      }),
    login: () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login/',
        payload: { email: user.email, password: 'gut-geheim' },
      }),
    /** All as it was, and all of a change. */
    async expectUnchanged() {
      const answer = await this.read();
      expect(answer.json()).toMatchObject({ job_title: 'vorher', notes: [] });
      expect((await user.call('GET', '/api/applications/')).json()).toHaveLength(1);
    },
    async expectRecovered() {
      expect((await this.change('Anruf')).statusCode).toBe(200);
      expect((await this.read()).json()).toMatchObject({
        job_title: 'nachher',
        notes: [{ text: 'Anruf' }],
      });
      expect((await this.login()).statusCode).toBe(200);
    },
  };
}

afterEach(async () => {
  await server?.close();
  server = undefined;
});

onSqlite('SQLite', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'faults-'));
    file = path.join(directory, 'test.sqlite');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('a full disk', async () => {
    const client = await serve(sqliteDialect(file));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    const pages = rows[0]?.page_count ?? 0;
    const limit = (count: number) =>
      sql`pragma max_page_count = ${sql.lit(count)}`.execute(database);
    await limit(pages);

    const secrets = Array.from({ length: 20 }, () => 'geheime Notiz '.repeat(100));
    expectOutage(await client.change(...secrets), full);
    expectOutage(await client.change(...secrets), full);
    await client.expectUnchanged();
    // A line for each, and in none what the user has written.
    const lines = logged.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      code: 'SQLITE_FULL',
      msg: 'The database is not available',
    });
    expect(logged).not.toContain('geheim');

    await limit(2 ** 30);
    await client.expectRecovered();
  });

  test('another process that does not let go of the file', async () => {
    const client = await serve(sqliteDialect(file, 100));
    const other = new SqliteFile(file);
    other.exec('begin immediate');

    const writes = [client.change('x'), client.create(), client.createCompany(), client.login()];
    for (const answer of await Promise.all(writes)) expectOutage(answer);
    await client.expectUnchanged();

    other.exec('rollback');
    await client.expectRecovered();
    other.close();
  });

  test('another process that lets go in time is waited for, without holding up the rest', async () => {
    const client = await serve(sqliteDialect(file));
    const other = new SqliteFile(file);
    other.exec('begin immediate');
    const write = inTransaction(database, (transaction) =>
      sql`update users set username = 'Elma'`.execute(transaction),
    );
    const writes = [client.change('x'), client.create(), client.createCompany()];

    for (let count = 0; count < 5; count += 1) await client.expectUnchanged();
    other.exec('rollback');
    await write;

    const codes = (await Promise.all(writes)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([200, 201, 201]);
    other.close();
  });

  test('another process that does not let go of the file, for who only reads after a while', async () => {
    let moment = new Date();
    const client = await serve(sqliteDialect(file), () => moment);
    const other = new SqliteFile(file);
    other.exec('begin immediate');
    // Time to write down that the session is in use.
    moment = new Date(moment.getTime() + 2 * 60 * 60 * 1000);

    // The lock outlasts the answers.
    for (let count = 0; count < 3; count += 1) await client.expectUnchanged();
    const { last_used_at } = await lastUse();
    expect(other.inTransaction).toBe(true);
    expect(Date.parse(last_used_at)).toBeLessThan(moment.getTime());

    other.exec('rollback');
    // A server that closes has written what it began.
    await server?.app.close();
    expect((await lastUse()).last_used_at).toBe(moment.toISOString());
    other.close();
  });

  const lastUse = () =>
    database.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow();

  test('a fault for which SQLite itself gives the transaction up', async () => {
    const client = await serve(sqliteDialect(file));
    const work = inTransaction(database, (transaction) =>
      sql`insert or rollback into users select * from users`.execute(transaction),
    );
    await expect(work).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
    await client.expectRecovered();
  });

  test('a file that nobody may write to', async () => {
    const client = await serve(sqliteDialect(file));
    await sql`pragma query_only = on`.execute(database);
    expectOutage(await client.change('x'));
    expectOutage(await client.createCompany());
    await client.expectUnchanged();
    await sql`pragma query_only = off`.execute(database);
    await client.expectRecovered();
  });
});

onPostgres('PostgreSQL', () => {
  let url: string;
  let admin: Client;
  beforeEach(async () => {
    url = await emptyDatabaseUrl();
  });

  /** A connection beside those of the server. */
  async function connectAdmin(address = url) {
    admin = new Client(address);
    await admin.connect();
  }

  const terminateOthers = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${nameOf(url)}' and pid <> pg_backend_pid()`);

  /** From `withPostgres.mjs`, where it could mount one. */
  const smallDisk = process.env.TEST_POSTGRES_SMALL_DISK;
  const itOnSmallDisk = smallDisk === undefined ? test.skip : itOnServer;

  /** An address whose tables lie on the small disk; PostgreSQL's log of what is written does not. */
  async function withSmallDisk(work: (url: string) => Promise<void>) {
    const name = `${nameOf(url)}_small`;
    await connectAdmin(process.env.TEST_POSTGRES_URL);
    await admin.query(`create tablespace ${name} location '${smallDisk}'`);
    try {
      await admin.query(`create database ${name} tablespace ${name}`);
      const address = new URL(url);
      address.pathname = name;
      await work(address.href);
    } finally {
      await server?.close();
      server = undefined;
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`drop tablespace ${name}`);
      await admin.end();
    }
  }

  itOnSmallDisk('a full disk', async () => {
    await withSmallDisk(async (address) => {
      const client = await serve(postgresDialect(address, 5));
      // What somebody will find to delete.
      await sql`create table filler as
        select md5(number::text) as text from generate_series(1, 100000) as number`.execute(database);

      const { company } = (await client.read()).json<Application>();
      const values = { company_id: company.id, status: 'DRAFT', job_title: 'viel' };
      const ids: number[] = [];
      while (ids.length < 40) ids.push((await user.application(values)).id);
      // Of a kind that does not become shorter by being compressed.
      const texts = Array.from({ length: 90 }, () => randomBytes(5_000).toString('hex'));
      const fill = (id: number) =>
        user.call('PUT', `/api/applications/${id}/`, {
          ...values,
          job_title: 'voll',
          notes: texts.map((text) => ({ id: null, text })),
        });
      const acknowledged: number[] = [];
      const fillUp = async () => {
        for (;;) {
          const id = ids.pop() ?? 0;
          const answer = await fill(id);
          if (answer.statusCode !== 200) return { answer, id };
          acknowledged.push(id);
        }
      };

      const { answer, id: refusedId } = await fillUp();
      expectOutage(answer, full);
      expectOutage(await fill(refusedId), full);
      expect(logged).toContain('"code":"53100"');
      for (const text of texts) expect(logged).not.toContain(text);
      expect((await client.read()).json()).toMatchObject({ job_title: 'vorher', notes: [] });
      expect((await user.call('GET', '/api/applications/')).json()).toHaveLength(41);

      await sql`drop table filler`.execute(database);

      await client.expectRecovered();
      const refused = await user.applicationOf(refusedId);
      expect(refused).toMatchObject({ job_title: 'viel', notes: [] });
      expect((await fill(refusedId)).statusCode).toBe(200);
      expect(acknowledged.length).toBeGreaterThan(5);
      for (const id of [...acknowledged, refusedId]) {
        const { notes } = await user.applicationOf(id);
        expect(notes.map(({ text }) => text)).toEqual(texts);
      }
    });
  });

  itOnServer('a server that is gone for a while', async () => {
    const proxy = await startProxy(url);
    const client = await serve(postgresDialect(proxy.url, 5));
    await Promise.all([client.read(), client.read(), client.read()]);

    await proxy.stop();
    const calls = [client.read, client.login, client.createCompany, () => client.change('x')];
    for (const answer of await Promise.all(calls.map((call) => call()))) expectOutage(answer);
    // And those that find no connection left over.
    for (const call of calls) expectOutage(await call());
    await proxy.start();

    await client.expectUnchanged();
    await client.expectRecovered();
    await proxy.stop();
  });

  itOnServer('a way to the server on which nothing arrives any more', async () => {
    const proxy = await startProxy(url);
    const client = await serve(postgresDialect(proxy.url, 1, { silence: 500 }));
    await client.read();

    proxy.freeze();
    expectOutage(await client.read());

    await client.expectUnchanged();
    await client.expectRecovered();
    await server?.close();
    server = undefined;
    await proxy.stop();
  });

  itOnServer('no fault: a migration in which the server is silent for long', async () => {
    const slow = new Kysely<Tables>({ dialect: postgresDialect(url, 1, { silence: 50 }) });
    const sleep: Migration = {
      up: async (db) => {
        await sql`select pg_sleep(0.3)`.execute(db);
      },
    };
    await migrate(slow, { ...allMigrations, '9999_sleep': sleep });
    await slow.destroy();
  });

  itOnServer('a database that takes no connections for a while', async () => {
    const client = await serve(postgresDialect(url, 5));
    await connectAdmin(process.env.TEST_POSTGRES_URL);
    await admin.query(`alter database ${nameOf(url)} allow_connections false`);
    const underWay = Promise.all([client.change('x'), client.create()]);
    await terminateOthers();
    for (const { statusCode } of await underWay) expect([200, 201, 503]).toContain(statusCode);
    expectOutage(await client.read());
    expectOutage(await client.change('y'));

    await admin.query(`alter database ${nameOf(url)} allow_connections true`);
    await client.expectRecovered();
    await admin.end();
  });

  itOnServer('a connection that ends in the middle of a change', async () => {
    const client = await serve(postgresDialect(url, 5));
    await connectAdmin();
    await admin.query('begin; lock table notes in exclusive mode');

    const change = client.change('x');
    await expectWaiting();
    await terminateOthers();
    expectOutage(await change);
    await admin.query('rollback');

    await client.expectUnchanged();
    await client.expectRecovered();
    await admin.end();
  });

  /** Resolves when a statement of the server waits for a lock of ours. */
  async function expectWaiting() {
    for (;;) {
      const { rowCount } = await admin.query(`select from pg_stat_activity
        where datname = '${nameOf(url)}' and wait_event_type = 'Lock'`);
      if (rowCount) return;
    }
  }

  itOnServer('a lock that lasts too long, and a crowd behind it', async () => {
    const client = await serve(postgresDialect(url, 2, { statement: 150, connect: 100 }));
    await connectAdmin();
    await admin.query('begin; lock table applications in access exclusive mode');

    const answers = await Promise.all([1, 2, 3, 4].map((text) => client.change(String(text))));
    for (const answer of answers) expectOutage(answer);
    // Two waited for the lock, two for a connection.
    expect(logged.match(/"code":"57014"/g)).toHaveLength(2);
    expect(logged.match(/timeout exceeded when trying to connect/g)).toHaveLength(2);
    await admin.query('rollback');

    await client.expectUnchanged();
    await client.expectRecovered();
    await admin.end();
  });
});

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

test.each([
  [{ code: 'SQLITE_IOERR_WRITE' }, 'unreachable'],
  [{ code: 'SQLITE_CANTOPEN' }, 'unreachable'],
  [{ code: '53100' }, 'full'],
  [{ code: '53300' }, 'unreachable'],
  [{ code: '57P03' }, 'unreachable'],
  [{ code: '08006' }, 'unreachable'],
  [{ code: 'ECONNRESET' }, 'unreachable'],
  [{ code: '40P01' }, 'unreachable'],
  [{ code: '40001' }, 'unreachable'],
  // The fault of a request or of the program: another try would end alike.
  [{ code: 'SQLITE_CONSTRAINT_NOTNULL' }, undefined],
  [{ code: 'SQLITE_CORRUPT' }, undefined],
  [{ code: '23505' }, undefined],
  [{ code: '42P01' }, undefined],
  [{ code: 'FST_ERR_VALIDATION' }, undefined],
  [{}, undefined],
])('what the database reports with %j is an outage: %s', (properties, outage) => {
  expect(outageOf(Object.assign(new Error('x'), properties))).toBe(outage);
});
