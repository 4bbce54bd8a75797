import { Migrator, type Migration } from 'kysely';
import type { Database } from './connection';
import { firstTables } from './migrations/0001_firstTables';

/** Listed by hand: the server is bundled, so there is no folder to look through. */
const migrations: Record<string, Migration> = {
  '0001_firstTables': firstTables,
};

/** Brings the schema up to date; does nothing where it already is. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
}
