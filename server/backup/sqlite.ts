import { chmodSync, constants, copyFileSync, existsSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { openDatabase, type Database } from '../database/connection';
import { migrate } from '../database/migrate';
import type { Tables } from '../database/tables';
import { BackupError } from './command';
import { readContents, requireKnown, type Contents } from './contents';
import { makeFile } from './files';
import { backupTexts } from './texts';

/** Copies the state of one moment, while others go on writing, and without what was deleted. */
export async function backUpSqlite(file: string, target: string): Promise<Contents> {
  if (!existsSync(file)) throw new BackupError(backupTexts.noDatabase(file));
  return makeFile(target, backupTexts.taken, async (part) => {
    const source = new SqliteFile(file, { readonly: true });
    try {
      source.prepare('vacuum into ?').run(part);
    } catch (error) {
      throw wordsFor(error, file);
    } finally {
      source.close();
    }
    return checkFile(part);
  });
}

/** Makes a database of a backup, as this version needs it. */
export async function restoreSqlite(backup: string, file: string): Promise<Contents> {
  return makeFile(file, backupTexts.notEmptyFile, async (part) => {
    copyFileSync(backup, part, constants.COPYFILE_EXCL);
    // A copy has the mode of what it was copied from.
    chmodSync(part, 0o600);
    try {
      requireKnown((await checkFile(part)).migrations);
    } catch (error) {
      throw wordsFor(error, backup);
    }
    const database = openDatabase(`file:${part}`);
    try {
      await migrate(database);
      await requireSound(database);
      return await readContents(database);
    } finally {
      await database.destroy();
    }
  });
}

/** Reads a file from its first to its last page, and leaves it as it is. */
async function checkFile(file: string): Promise<Contents> {
  const dialect = new SqliteDialect({ database: new SqliteFile(file, { readonly: true }) });
  const database = new Kysely<Tables>({ dialect });
  try {
    await requireSound(database);
    return await readContents(database);
  } finally {
    await database.destroy();
  }
}

async function requireSound(database: Database): Promise<void> {
  const { rows: problems } = await sql<{ integrity_check: string }>`
    pragma integrity_check(3)`.execute(database);
  const reasons = problems.map((row) => row.integrity_check).filter((reason) => reason !== 'ok');
  const { rows: orphans } = await sql<{ table: string }>`
    pragma foreign_key_check`.execute(database);
  reasons.push(...new Set(orphans.map(({ table }) => `foreign key of ${table}`)));
  if (reasons.length > 0) throw new BackupError(backupTexts.damagedBecause(reasons.join('; ')));
}

function wordsFor(error: unknown, file: string): unknown {
  const isDamage = error instanceof SqliteFile.SqliteError && /NOTADB|CORRUPT/.test(error.code);
  return isDamage ? new BackupError(backupTexts.damaged(file)) : error;
}
