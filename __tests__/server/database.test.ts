/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';
import { migratedDatabase } from '../support/serverApp';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'database-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

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
  expect(await pragma(database, 'busy_timeout')).toBe(5000);
  await database.destroy();
});

it('migrates once and keeps what is there', async () => {
  const url = `file:${path.join(directory, 'x.sqlite')}`;
  const first = openDatabase(url);
  await migrate(first);
  await first
    .insertInto('users')
    .values({ username: 'Ä', email: 'a@example.com', password_hash: 'x', created_at: 'now' })
    .execute();
  await first.destroy();

  const second = openDatabase(url);
  await migrate(second);
  await migrate(second);
  expect(await second.selectFrom('users').select('username').execute()).toEqual([
    { username: 'Ä' },
  ]);
  await second.destroy();
});

it('refuses to start on a database that it does not understand', async () => {
  const database = openDatabase('file::memory:');
  await sql`create table users (nonsense text)`.execute(database);
  await expect(migrate(database)).rejects.toThrow('could not be migrated');
  await database.destroy();
});

it('has an index for every foreign key, and an owner for every row', async () => {
  const database = await migratedDatabase();
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  expect(tables.sort()).toEqual([
    'applications',
    'companies',
    'contacts',
    'notes',
    'sessions',
    'users',
  ]);
  for (const table of tables) {
    const keys = await sql<{ from: string; table: string }>`
      select "from", "table" from pragma_foreign_key_list(${table})`.execute(database);
    const firstColumns = await sql<{ name: string }>`
      select info.name from pragma_index_list(${table}) as list
      join pragma_index_info(list.name) as info where info.seqno = 0`.execute(database);
    const indexed = firstColumns.rows.map(({ name }) => name);
    for (const key of keys.rows) expect(indexed).toContain(key.from);
    if (table !== 'users') expect(keys.rows.map((key) => key.table)).toContain('users');
  }
  await database.destroy();
});
