import { sql } from 'kysely';
import { openDatabase, type Database } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';

/*
 * The engine of this run: jest.config.ts has a project for each, and every
 * test of the server runs in both.
 */

declare global {
  // Given by the project.
  var databaseEngine: 'SQLite' | 'PostgreSQL';
}

/** From `startTestPostgres.ts`; each worker of Jest has a database of its own. */
export function postgresUrl(): string {
  const urls = JSON.parse(process.env.TEST_POSTGRES_URLS ?? '[]') as string[];
  const url = urls[Number(process.env.JEST_WORKER_ID) - 1];
  if (url === undefined) throw new Error('No PostgreSQL: TEST_POSTGRES_URLS is not set.');
  return url;
}

/** A PostgreSQL that is no PGlite, which has one backend for all of its connections. */
const isServer = databaseEngine === 'PostgreSQL' && Boolean(process.env.TEST_POSTGRES_URL);

/** What the pool of a server may open here. */
export const connections = isServer ? 10 : 1;

/** For what several connections of one process do at the same time. */
export const itOnServer = isServer ? it : it.skip;

/** For what several processes do at the same time. */
export const itWithProcesses = isServer || databaseEngine === 'SQLite' ? it : it.skip;

/**
 * The address of a database with nothing in it. On PostgreSQL it is always the
 * same one, emptied.
 *
 * @param directory where SQLite has its file; without one it is in memory
 */
export async function emptyDatabaseUrl(directory?: string): Promise<string> {
  if (databaseEngine === 'SQLite') {
    return directory === undefined ? 'file::memory:' : `file:${directory}/test.sqlite`;
  }
  requireClosed();
  migratedTables = [];
  const url = postgresUrl();
  const database = openDatabase(url, 1);
  await sql`drop schema if exists public cascade`.execute(database);
  await sql`create schema public`.execute(database);
  await database.destroy();
  return url;
}

let opened = 0;

function requireClosed(): void {
  if (opened > 0) throw new Error('On PostgreSQL a test has one database at a time.');
}

export function openTestDatabase(url: string): Database {
  const database = openDatabase(url, connections);
  opened += 1;
  const destroy = database.destroy.bind(database);
  database.destroy = () => {
    opened -= 1;
    return destroy();
  };
  return database;
}

/** The tables that this test file has migrated on PostgreSQL: emptying them is the quicker way. */
let migratedTables: string[] = [];

export async function migratedDatabase(): Promise<Database> {
  if (migratedTables.length > 0) {
    requireClosed();
    const database = openTestDatabase(postgresUrl());
    const tables = migratedTables.map((name) => sql.table(name));
    await sql`truncate ${sql.join(tables)} restart identity`.execute(database);
    return database;
  }
  const database = openTestDatabase(await emptyDatabaseUrl());
  await migrate(database);
  if (databaseEngine === 'PostgreSQL') {
    migratedTables = (await database.introspection.getTables()).map(({ name }) => name);
  }
  return database;
}

/** Resolves when a statement waits for a lock. */
export async function someoneWaits(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    if (rows.length > 0) return;
  }
}
