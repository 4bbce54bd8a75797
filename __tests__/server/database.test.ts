/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';
import { inTransaction } from '../../server/database/transaction';
import { findSession, insertSession } from '../../server/repositories/sessions';
import { emptyDatabaseUrl, itOnServer, migratedDatabase, openTestDatabase } from '../support/databases';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'database-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

const onSqlite = databaseEngine === 'SQLite' ? describe : describe.skip;
const onPostgres = databaseEngine === 'PostgreSQL' ? describe : describe.skip;

onSqlite('SQLite', () => {
  async function pragma(database: Database, name: string): Promise<unknown> {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database);
    return Object.values(rows[0] ?? {})[0];
  }

  it('makes the folder and a file that survives what it has acknowledged', async () => {
    const file = path.join(directory, 'deep', 'er', 'x.sqlite');
    const database = openDatabase(`file:${file}`);
    expect(existsSync(file)).toBe(true);
    expect(await pragma(database, 'journal_mode')).toBe('wal');
    expect(await pragma(database, 'synchronous')).toBe(2);
    expect(await pragma(database, 'foreign_keys')).toBe(1);
    await database.destroy();
  });

  it('shows nobody what a transaction has not committed', async () => {
    const database = await migratedDatabase();
    const values = { username: 'x', password_hash: '', created_at: '' };
    const owner = await database
      .insertInto('users')
      .values({ ...values, email: 'a' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = { user_id: owner.id, token_hash: 'x', created_at: '2026', device: '' };
    let outside: Promise<unknown> | undefined;
    await expect(
      inTransaction(database, async (transaction) => {
        await insertSession(transaction, session);
        outside = findSession(database, 'x', '2026');
        expect(await findSession(transaction, 'x', '2026')).toBeDefined();
        throw new Error('Rolled back.');
      }),
    ).rejects.toThrow('Rolled back.');
    expect(await outside).toBeUndefined();

    await insertSession(database, session);
    expect(await findSession(database, 'x', '2026')).toBeDefined();
    await database.destroy();
  });
});

onPostgres('PostgreSQL', () => {
  let database: Database;
  beforeEach(async () => {
    database = await migratedDatabase();
  });
  afterEach(() => database.destroy());

  async function insertUser(values: { id?: number } = {}): Promise<number> {
    const { id } = await database
      .insertInto('users')
      .values({ username: 'x', email: `${values.id ?? 0}`, password_hash: '', created_at: '', ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('has ids and counts that are numbers, beyond 32 bits too', async () => {
    expect(await insertUser()).toBe(1);
    expect(await insertUser({ id: 2 ** 40 })).toBe(2 ** 40);
    const { rows } = await sql`select count(*) as users from users`.execute(database);
    expect(rows).toEqual([{ users: 2 }]);
  });

  it('compares text by its code points, whatever the order of the cluster is', async () => {
    const columns = await sql<{ place: string; collation_name: string | null }>`
      select table_name || '.' || column_name as place, collation_name
      from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`.execute(database);
    expect(columns.rows.length).toBeGreaterThan(20);
    for (const column of columns.rows) expect(column).toMatchObject({ collation_name: 'C' });
  });

  itOnServer('lets no statement run for ever, and no transaction idle', async () => {
    const { rows } = await sql<object>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(database);
    expect(rows).toEqual([{ statement: '30s', idle: '30s' }]);
  });
});

it('migrates once and keeps what is there', async () => {
  const url = await emptyDatabaseUrl(directory);
  const first = openTestDatabase(url);
  await migrate(first);
  await first
    .insertInto('users')
    .values({ username: 'Ä', email: 'a@example.com', password_hash: 'x', created_at: 'now' })
    .execute();
  await first.destroy();

  const second = openTestDatabase(url);
  await migrate(second);
  await migrate(second);
  expect(await second.selectFrom('users').select('username').execute()).toEqual([
    { username: 'Ä' },
  ]);
  await second.destroy();
});

it('refuses to start on a database that it does not understand', async () => {
  const database = openTestDatabase(await emptyDatabaseUrl());
  await sql`create table users (nonsense text)`.execute(database);
  await expect(migrate(database)).rejects.toThrow('could not be migrated');
  await database.destroy();
});

interface ForeignKey {
  column: string;
  table: string;
}

/** The foreign keys of a table, and the first columns of its indexes. */
async function keysOf(database: Database, table: string) {
  const [keys, indexed] =
    databaseEngine === 'SQLite'
      ? [
          sql<ForeignKey>`
            select "from" as "column", "table" from pragma_foreign_key_list(${table})`,
          sql<{ column: string }>`
            select info.name as "column" from pragma_index_list(${table}) as list
            join pragma_index_info(list.name) as info where info.seqno = 0
            union select name from pragma_table_info(${table}) where pk = 1`,
        ]
      : [
          sql<ForeignKey>`
            select attname as "column", confrelid::regclass::text as "table"
            from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
            where contype = 'f' and conrelid = ${table}::regclass`,
          sql<{ column: string }>`
            select attname as "column" from pg_index
            join pg_attribute on attrelid = indrelid and attnum = indkey[0]
            where indrelid = ${table}::regclass`,
        ];
  return {
    foreign: (await keys.execute(database)).rows,
    indexed: (await indexed.execute(database)).rows.map(({ column }) => column),
  };
}

/** Those that hold nothing of a user. */
const withoutOwner = ['daily_tasks', 'rate_limits', 'users'];

it('has an index for every foreign key, and an owner for every row', async () => {
  const database = await migratedDatabase();
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining([...withoutOwner, 'sessions', 'notes']));
  for (const table of tables) {
    const { foreign, indexed } = await keysOf(database, table);
    for (const { column } of foreign) expect(indexed).toContain(column);
    if (!withoutOwner.includes(table)) {
      expect(foreign.map((key) => key.table)).toContain('users');
    }
  }
  await database.destroy();
});
