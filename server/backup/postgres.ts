import { randomBytes } from 'node:crypto';
import { devNull } from 'node:os';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../database/connection';
import { migrate } from '../database/migrate';
import { allowingSilence } from '../database/postgres';
import { BackupError } from './command';
import { readContents, requireKnown, type Contents } from './contents';
import { makeFile } from './files';
import { runProgram } from './postgresPrograms';
import { backupTexts } from './texts';

interface PostgresBackup {
  contents: Contents;
  /** Whether it could be restored on trial. */
  wasRestored: boolean;
}

/** Dumps the state of one moment, while others go on writing. */
export async function backUpPostgres(url: string, target: string): Promise<PostgresBackup> {
  return makeFile(target, backupTexts.taken, (part) =>
    withDatabase(url, async (database) => {
      const major = await majorOf(database);
      const contents = await dump(database, url, major, part);
      await readWhole(url, major, part);
      return { contents, wasRestored: await restoreOnTrial(database, url, major, part, contents) };
    }),
  );
}

/** Fills an empty database with a backup, as this version needs it. */
export async function restorePostgres(backup: string, url: string): Promise<Contents> {
  return withDatabase(url, async (database) => {
    await requireEmpty(database);
    const major = await majorOf(database);
    await readWhole(url, major, backup);
    requireKnown(await migrationsIn(url, major, backup));
    await restore(url, major, backup);
    await migrate(database);
    return readContents(database);
  });
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, 1);
  try {
    // It waits for the programs, with a transaction that stays open.
    return await allowingSilence(() => work(database));
  } finally {
    await database.destroy();
  }
}

async function majorOf(database: Database): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(database);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

/** What is counted is what is dumped: both see the same moment. */
async function dump(database: Database, url: string, major: number, part: string) {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
        await sql`set local ${sql.ref(limit)} = 0`.execute(transaction);
      }
      const { rows } = await sql<{ snapshot: string }>`
        select pg_export_snapshot() as snapshot`.execute(transaction);
      const contents = await readContents(transaction);
      const snapshot = `--snapshot=${rows[0]?.snapshot ?? ''}`;
      await runProgram('pg_dump', major, url, ['--format=custom', ...plain, snapshot, `--file=${part}`]);
      return contents;
    });
}

/** Without the accounts of the one server, which another does not have. */
const plain = ['--no-owner', '--no-privileges'];

async function readWhole(url: string, major: number, archive: string): Promise<void> {
  await runProgram('pg_restore', major, url, [`--file=${devNull}`, archive]);
}

/** The migrations that an archive says have been done, as it lists them between `COPY` and `\.` */
async function migrationsIn(url: string, major: number, archive: string): Promise<string[]> {
  const only = ['--data-only', '--table=kysely_migration', '--file=-'];
  const script = await runProgram('pg_restore', major, url, [...only, archive]);
  const [, rows = ''] = /^COPY .*\n([^]*?)^\\\.$/m.exec(script) ?? [];
  return rows.split('\n').flatMap((row) => row.split('\t').slice(0, 1)).filter(Boolean);
}

/** All of it or nothing. */
async function restore(url: string, major: number, archive: string): Promise<void> {
  const database = new URL(url).pathname.slice(1);
  await runProgram('pg_restore', major, url, [
    '--single-transaction',
    '--exit-on-error',
    ...plain,
    `--dbname=${decodeURIComponent(database)}`,
    archive,
  ]);
}

async function requireEmpty(database: Database): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' limit 1`.execute(database);
  if (rows.length > 0) throw new BackupError(backupTexts.notEmptyDatabase);
}

/** @returns whether this account may make a database to try it in */
async function restoreOnTrial(
  database: Database,
  url: string,
  major: number,
  part: string,
  contents: Contents,
): Promise<boolean> {
  const name = `bewerbungen_probe_${randomBytes(6).toString('hex')}`;
  try {
    await sql`create database ${sql.id(name)} template template0`.execute(database);
  } catch (error) {
    const insufficientPrivilege = '42501';
    if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege) {
      return false;
    }
    throw error;
  }
  try {
    const trial = new URL(url);
    trial.pathname = name;
    await restore(trial.href, major, part);
    const restored = await withDatabase(trial.href, readContents);
    if (JSON.stringify(restored) !== JSON.stringify(contents)) {
      throw new BackupError(backupTexts.incomplete);
    }
    return true;
  } finally {
    await sql`drop database ${sql.id(name)}`.execute(database);
  }
}
