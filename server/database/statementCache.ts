import type SqliteFile from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Far more than the repositories have; only lists of values in a statement make ever new ones. */
const mostKept = 500;

export interface CachedDatabase extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/** Keeps what SQLite has compiled: to compile a statement takes longer than most need to run. */
export function withStatementCache(database: SqliteFile.Database): CachedDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const kept = statements.get(text);
      if (kept) return kept;
      if (statements.size >= mostKept) statements.clear();
      const statement = database.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
    get inTransaction() {
      return database.inTransaction;
    },
  };
}
