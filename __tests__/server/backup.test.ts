/** @jest-environment node */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Client } from 'pg';
import { openDatabase } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';
import { register } from '../support/apiClient';
import { emptyDatabaseUrl, itOnServer, itWithProcesses } from '../support/databases';
import { endProcesses, startProcess } from '../support/serverProcess';
import { createWriters, expectWritten } from '../support/writers';

/* `npm run backup` and `npm run restore`, each a process of its own, as an operator calls them. */

jest.setTimeout(60_000);

const onSqlite = databaseEngine === 'SQLite' ? describe : describe.skip;

let directory: string;
let databaseUrl: string;
const otherDatabases: string[] = [];
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'backup-'));
  databaseUrl = await emptyDatabaseUrl(directory);
});
afterEach(async () => {
  endProcesses();
  rmSync(directory, { recursive: true });
  for (const name of otherDatabases.splice(0)) await queryServer(`drop database ${name} with (force)`);
});

async function queryServer(statement: string) {
  const client = new Client(process.env.TEST_POSTGRES_URL);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

/** Somewhere else, with nothing in it. */
async function otherDatabaseUrl(): Promise<string> {
  if (databaseEngine === 'SQLite') return `file:${directory}/other/test.sqlite`;
  const url = new URL(databaseUrl);
  const name = `${url.pathname.slice(1)}_other`;
  await queryServer(`create database ${name}`);
  otherDatabases.push(name);
  url.pathname = name;
  return url.href;
}

const backUp = (DATABASE_URL: string, ...args: string[]) =>
  startProcess('server/backup/backup.ts', { DATABASE_URL }, args).exit();

const restore = (DATABASE_URL: string, ...args: string[]) =>
  startProcess('server/backup/restore.ts', { DATABASE_URL }, args).exit();

async function serve(DATABASE_URL: string) {
  const server = startProcess('server/main.ts', { DATABASE_URL, DEMO_ACCOUNT: 'off' });
  return { server, url: await server.url() };
}

const inDirectory = (name: string) => path.join(directory, name);

/** Tables without a row, as a first start makes them. */
async function makeDatabase(url = databaseUrl) {
  const database = openDatabase(url, 1);
  await migrate(database);
  await database.destroy();
}

itWithProcesses('a backup made while many write has all that was saved before, and nothing by halves', async () => {
  const source = await serve(databaseUrl);
  const { token } = await register(new URL('/api', source.url).href, {
    username: 'Alma',
    email: 'alma@example.com',
    password: 'korrekt-pferd',
    repeated_password: 'korrekt-pferd',
  });
  const writers = createWriters(token);
  const { stop } = writers.start(source.url, 'w');
  await writers.acknowledged(60);

  const before = writers.written.map((row) => ({ ...row, sent: '\uffff' }));
  const target = inDirectory('backup');
  const backup = await backUp(databaseUrl, target);
  const during = writers.written.length - before.length;
  await stop();

  expect(backup.output).toMatch(/^Gesichert: .*\n( {2}\w+: \d+\n)+Geprüft: .*\n$/);
  expect(backup.output).toContain('  users: 1\n');
  expect(backup.code).toBe(0);
  expect(during).toBeGreaterThan(0);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory).filter((name) => name.startsWith('backup'))).toEqual(['backup']);

  const otherUrl = await otherDatabaseUrl();
  const restored = await restore(otherUrl, target);
  expect(restored).toMatchObject({ code: 0 });
  // The same rows as the backup said.
  const counts = (output: string) => output.split('\n').filter((line) => line.startsWith('  '));
  expect(counts(restored.output)).toEqual(counts(backup.output));

  const copy = await serve(otherUrl);
  await expectWritten(copy.url, token, before);
});

itWithProcesses('a backup overwrites nothing', async () => {
  await makeDatabase();
  writeFileSync(inDirectory('taken'), 'x');
  const { code, output } = await backUp(databaseUrl, inDirectory('taken'));
  expect([code, output]).toEqual([1, expect.stringContaining('gibt es schon')]);
  expect(readFileSync(inDirectory('taken'), 'utf8')).toBe('x');
});

itWithProcesses('nothing is restored over what is there', async () => {
  await makeDatabase();
  const target = inDirectory('backup');
  expect(await backUp(databaseUrl, target)).toMatchObject({ code: 0 });
  const { code, output } = await restore(databaseUrl, target);
  expect(code).toBe(1);
  expect(output).toMatch(/nur (in eine leere|an einer leeren Stelle)/);
});

itWithProcesses('half a backup is not restored, not even half', async () => {
  await makeDatabase();
  const target = inDirectory('backup');
  await backUp(databaseUrl, target);
  const whole = readFileSync(target);
  writeFileSync(target, whole.subarray(0, whole.length * 0.6));

  const otherUrl = await otherDatabaseUrl();
  const { code, output } = await restore(otherUrl, target);
  expect(code).toBe(1);
  expect(output).toMatch(/beschädigt|gescheitert/);
  expect(output).not.toContain('    at ');
  // There is still room for a whole one.
  writeFileSync(target, whole);
  expect(await restore(otherUrl, target)).toMatchObject({ code: 0 });
});

itWithProcesses('a backup of a newer version is left to that version', async () => {
  await makeDatabase();
  const database = openDatabase(databaseUrl, 1);
  await migrate(database, { ...(await knownMigrations()), '9999_later': { up: () => Promise.resolve() } });
  await database.destroy();
  const target = inDirectory('backup');
  await backUp(databaseUrl, target);
  const { code, output } = await restore(await otherDatabaseUrl(), target);
  expect([code, output]).toEqual([1, expect.stringContaining('neueren Version (9999_later)')]);
});

async function knownMigrations() {
  const { allMigrations } = await import('../../server/database/migrate');
  return allMigrations;
}

onSqlite('SQLite', () => {
  const file = () => databaseUrl.slice('file:'.length);

  it('a database that is damaged is not called backed up', async () => {
    await makeDatabase();
    const database = new SqliteFile(file());
    database.pragma('foreign_keys = OFF');
    database.exec(`insert into notes (user_id, application_id, position, text) values (7, 7, 0, 'x')`);
    database.close();
    const { code, output } = await backUp(databaseUrl, inDirectory('backup'));
    expect([code, output]).toEqual([1, expect.stringContaining('beschädigt: foreign key of notes')]);
    expect(readdirSync(directory).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  it.each([
    ['no file', 'missing', 'Es gibt keine Datenbank'],
    ['a file of something else', 'package.json', 'beschädigt oder keine Sicherung'],
  ])('says of %s that there is nothing to back up', async (_case, name, message) => {
    const { code, output } = await backUp(`file:${name}`, inDirectory('backup'));
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(existsSync('missing')).toBe(false);
  });

  it('leaves rows alone that wait beside a file that is gone', async () => {
    await makeDatabase();
    await backUp(databaseUrl, inDirectory('backup'));
    writeFileSync(inDirectory('gone.sqlite-wal'), 'x');
    const { code, output } = await restore(`file:${inDirectory('gone.sqlite')}`, inDirectory('backup'));
    expect([code, output]).toEqual([1, expect.stringContaining('gone.sqlite-wal')]);
  });
});

describe('PostgreSQL', () => {
  itOnServer('says that only the archive was checked where no database may be made', async () => {
    await makeDatabase();
    const database = new URL(databaseUrl).pathname.slice(1);
    const role = `${database}_reader`;
    await queryServer(`create role ${role} login password 'ganz-geheim' in role pg_read_all_data`);
    const url = new URL(databaseUrl);
    url.username = role;
    url.password = 'ganz-geheim';
    const { code, output } = await backUp(url.href, inDirectory('backup'));
    await queryServer(`drop role ${role}`);
    expect(output).toContain('Zur Probe wiederhergestellt wurde es nicht');
    expect(code).toBe(0);
  });

  itOnServer('never shows the password', async () => {
    const url = new URL(databaseUrl);
    url.password = 'falsch-und-geheim';
    for (const { code, output } of await Promise.all([
      backUp(url.href, inDirectory('backup')),
      restore(url.href, 'package.json'),
    ])) {
      expect(code).toBe(1);
      expect(output).not.toContain('falsch-und-geheim');
    }
  });

  itOnServer('leaves no database behind that was made on trial', async () => {
    await makeDatabase();
    const { output } = await backUp(databaseUrl, inDirectory('backup'));
    expect(output).toContain('In eine leere Datenbank wiederhergestellt');
    expect(await queryServer("select 1 from pg_database where datname like '%_probe_%'")).toEqual([]);
  });
});
