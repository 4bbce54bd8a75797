import { sql } from 'kysely';
import type { Database } from '../database/connection';
import { allMigrations } from '../database/migrate';
import { BackupError } from './command';
import { backupTexts } from './texts';

/** What a database holds, as far as one can tell it from another. */
export interface Contents {
  migrations: string[];
  /** How many rows each table has. */
  rows: [table: string, count: number][];
}

const migrationTable = 'kysely_migration';

export async function readContents(database: Database): Promise<Contents> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const names = tables.map(({ name }) => name).sort();
  if (!names.includes(migrationTable)) throw new BackupError(backupTexts.notOurs);

  const { rows: migrations } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(database);
  const rows: Contents['rows'] = [];
  for (const name of names.filter((table) => !table.startsWith(migrationTable))) {
    const { rows: counted } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(database);
    rows.push([name, counted[0]?.count ?? 0]);
  }
  return { migrations: migrations.map(({ name }) => name), rows };
}

/** This version has to know what was done to the schema, or it would not understand the rows. */
export function requireKnown(migrations: readonly string[]): void {
  if (migrations.length === 0) throw new BackupError(backupTexts.notOurs);
  const unknown = migrations.filter((name) => !(name in allMigrations));
  if (unknown.length > 0) throw new BackupError(backupTexts.fromNewer(unknown));
}

export function linesOf({ rows }: Contents): string {
  return rows.map(([table, count]) => backupTexts.rows(table, count)).join('\n');
}
