import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from './tables';

/** A transaction is one as well, so every repository function works inside of one. */
export type Database = Kysely<Tables>;

const fileScheme = 'file:';

export function isDatabaseUrl(url: string): boolean {
  return url.startsWith(fileScheme) && url.length > fileScheme.length;
}

/** Opens `file:PATH` (and creates it where it is missing) or `file::memory:`. */
export function openDatabase(url: string): Database {
  const file = url.slice(fileScheme.length);
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const sqlite = new SqliteFile(file);
  sqlite.pragma('journal_mode = WAL');
  // What was acknowledged is on the disk, also when the power fails.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
}
