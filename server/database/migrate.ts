import { Migrator, sql, type Migration } from 'kysely';
import type { Database } from './connection';
import { engineOf } from './engine';
import { firstTables } from './migrations/0001_firstTables';
import { severalProcesses } from './migrations/0002_severalProcesses';
import { sessionUse } from './migrations/0003_sessionUse';
import { revisions } from './migrations/0004_revisions';
import { storedBytes } from './migrations/0005_storedBytes';
import { allowingSilence } from './postgres';

export type Migrations = Readonly<Record<string, Migration>>;

/** Listed by hand: the server is bundled, so there is no folder to look through. */
export const allMigrations: Migrations = {
  '0001_firstTables': firstTables,
  '0002_severalProcesses': severalProcesses,
  '0003_sessionUse': sessionUse,
  '0004_revisions': revisions,
  '0005_storedBytes': storedBytes,
};

/**
 * Brings the schema up to date; does nothing where it already is. All that is
 * missing happens in one transaction, and of several processes that start at
 * once one does it while the others wait.
 */
export async function migrate(
  database: Database,
  migrations: Migrations = allMigrations,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    await withoutTimeLimit(connection, async () => {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) {
        throw new Error('The database could not be migrated.', { cause: error });
      }
    });
  });
}

/** Large tables take their time, and so does waiting for the process that migrates them. */
async function withoutTimeLimit(connection: Database, work: () => Promise<void>): Promise<void> {
  if (engineOf(connection) === 'SQLite') {
    await work();
    return;
  }
  await sql`set statement_timeout = 0`.execute(connection);
  try {
    await allowingSilence(work);
  } finally {
    await sql`reset statement_timeout`.execute(connection);
  }
}
