/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../server/database/connection';
import { allMigrations, migrate, type Migrations } from '../../server/database/migrate';
import { listApplications } from '../../server/repositories/applicationJson';
import { deleteCompanies, listCompanies } from '../../server/repositories/companies';
import { listContacts } from '../../server/repositories/contacts';
import { findStored } from '../../server/repositories/revisions';
import { findSession, listSessions } from '../../server/repositories/sessions';
import { findCredentials } from '../../server/repositories/users';
import { emptyDatabaseUrl, itOnServer, openTestDatabase } from '../support/databases';
import { schemaOf } from '../support/schemaOf';

const user = `insert into users (id, username, email, password_hash, created_at)
  values (7, 'Änne', 'aenne@example.com', 'scrypt$', '2026-01-02T03:04:05.006Z')`;
const belongings = [
  `insert into companies (id, user_id, name, industry, website)
    values (3, 7, 'Öl & Söhne', 'Handel', null)`,
  `insert into contacts (id, user_id, company_id, first_name, last_name, email, position, phone)
    values (4, 7, 3, 'Jörg', 'Groß', 'joerg@example.com', '', '0401')`,
  `insert into applications (id, user_id, company_id, contact_id, job_title, salary_expectation,
      status, applied_on, created_at)
    values (5, 7, 3, 4, 'Entwicklerin', '65000', 'APPLIED', '2026-01-03',
      '2026-01-02T03:04:05.006Z')`,
  `insert into notes (user_id, application_id, position, text) values (7, 5, 1, 'zwei'),
    (7, 5, 0, 'eins')`,
];

/**
 * The rows of one user as they were written on a schema, for that schema and
 * those that came after it. A migration that asks for more than these rows
 * have gets rows of its own.
 */
const rowsSince: Readonly<Record<string, readonly string[]>> = {
  '0001_firstTables': [
    user,
    `insert into sessions (user_id, token_hash, created_at)
      values (7, 'hash', '2026-01-02T03:04:05.006Z')`,
    ...belongings,
  ],
  '0003_sessionUse': [
    user,
    `insert into sessions (user_id, token_hash, created_at, last_used_at, device)
      values (7, 'hash', '2026-01-02T03:04:05.006Z', '2026-02-03T04:05:06.007Z', 'Firefox')`,
    ...belongings,
  ],
};

const names = Object.keys(allMigrations).sort();

/** The schema as it was when the migration of this name was the last one. */
function migrationsUntil(name: string): Migrations {
  return Object.fromEntries(Object.entries(allMigrations).filter(([other]) => other <= name));
}

function rowsOf(name: string): readonly string[] {
  const since = Object.keys(rowsSince).filter((other) => other <= name).sort().at(-1);
  return rowsSince[since ?? ''] ?? [];
}

let directory: string;
let url: string;
let database: Database;
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  url = await emptyDatabaseUrl(directory);
  database = openTestDatabase(url);
});
afterEach(async () => {
  await database.destroy();
  rmSync(directory, { recursive: true });
});

const tableNames = async () =>
  (await database.introspection.getTables()).map(({ name }) => name).sort();

/**
 * A migration that somebody's database has run is never changed, nor is what it
 * does through others: the file has what each of them changes on this engine. A
 * new migration adds its lines at the end.
 */
it('does what is written down of each migration', async () => {
  const changes: string[] = [];
  let before: string[] = [];
  for (const name of names) {
    await migrate(database, migrationsUntil(name));
    const after = await schemaOf(database);
    const removed = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
    const added = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
    changes.push(name, ...removed, ...added);
    before = after;
  }

  const file = `__tests__/server/schemas/${databaseEngine}.txt`;
  expect(changes).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
});

it.each(names)('brings a database that stands at %s up to date, with all that is in it', async (name) => {
  await migrate(database, migrationsUntil(name));
  for (const statement of rowsOf(name)) await sql.raw(statement).execute(database);

  await migrate(database);

  expect(await findCredentials(database, 'aenne@example.com')).toEqual({
    userId: 7,
    passwordHash: 'scrypt$',
  });
  expect(await findSession(database, 'hash', '2026-02-03T04:05:06.007Z')).toMatchObject({ userId: 7 });
  expect(await listCompanies(database, 7)).toEqual([
    { id: 3, name: 'Öl & Söhne', industry: 'Handel', website: null },
  ]);
  expect((await findStored(database, 7)).revision).toEqual(expect.any(String));
  const [contact] = await listContacts(database, 7);
  expect(contact).toMatchObject({ id: 4, company_id: 3, last_name: 'Groß', phone: '0401' });
  expect(await listApplications(database, 7)).toMatchObject([
    {
      id: 5,
      job_title: 'Entwicklerin',
      salary_expectation: 65_000,
      company: { id: 3 },
      contact,
      status: 'APPLIED',
      applied_on: '2026-01-03',
      offer_on: null,
      created_at: '2026-01-02T03:04:05.006Z',
      notes: [{ text: 'eins' }, { text: 'zwei' }],
    },
  ]);
});

it.each(names)('counts what is in a database that stands at %s', async (name) => {
  await migrate(database, migrationsUntil(name));
  for (const statement of rowsOf(name)) await sql.raw(statement).execute(database);

  await migrate(database);

  // An application, its company, its contact and two notes.
  expect((await findStored(database, 7)).bytes).toBeGreaterThan(1_400);
  await database.deleteFrom('notes').where('text', '=', 'eins').execute();
  expect((await findStored(database, 7)).bytes).toBeGreaterThan(1_300);
  await deleteCompanies(database, 7);
  expect((await findStored(database, 7)).bytes).toBe(0);
});

it('logs nobody out whose session is older than the note of its last use', async () => {
  await migrate(database, migrationsUntil('0002_severalProcesses'));
  for (const statement of rowsOf('0002_severalProcesses')) await sql.raw(statement).execute(database);
  const begin = new Date().toISOString();

  await migrate(database);

  expect(await listSessions(database, 7, begin)).toEqual([
    expect.objectContaining({ created_at: '2026-01-02T03:04:05.006Z', device: '' }),
  ]);
});

it('leaves nothing of migrations of which one fails, and does all of them next time', async () => {
  const failing: Migrations = {
    ...allMigrations,
    '9998_works': { up: (db) => db.schema.createTable('half').addColumn('x', 'text').execute() },
    '9999_fails': { up: (db) => db.schema.dropTable('missing').execute() },
  };
  await migrate(database, migrationsUntil('0001_firstTables'));
  const before = await tableNames();

  await expect(migrate(database, failing)).rejects.toThrow('could not be migrated');
  expect(await tableNames()).toEqual(before);

  await migrate(database);
  expect(await tableNames()).toEqual(expect.arrayContaining(['rate_limits']));
});

itOnServer('happens once where several processes start at the same time', async () => {
  let runs = 0;
  const counting: Migrations = {
    ...allMigrations,
    '9999_counts': {
      up: async (db) => {
        runs += 1;
        await db.schema.createTable('counted').addColumn('x', 'text').execute();
      },
    },
  };
  const others = [1, 2, 3].map(() => openTestDatabase(url));
  await Promise.all([database, ...others].map((each) => migrate(each, counting)));
  expect(runs).toBe(1);
  for (const other of others) await other.destroy();
});

itOnServer('may take longer than a request', async () => {
  const limits: unknown[] = [];
  const limitOf = async <T>(connection: Kysely<T>) => {
    const { rows } = await sql<object>`show statement_timeout`.execute(connection);
    limits.push(...rows);
  };
  await migrate(database, { ...allMigrations, '9999_limit': { up: limitOf } });
  await limitOf(database);
  expect(limits).toEqual([{ statement_timeout: '0' }, { statement_timeout: '30s' }]);
});
