import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SqliteFile from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
} from 'kysely';

/** Opens the file, and creates it where it is missing; `:memory:` is none. */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new SqliteFile(file);
  // First, since turning to WAL already may have to wait for another process.
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // What was acknowledged is on the disk, also when the power fails.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new SharedFileDialect(database);
}

/** SQLite for a file that several processes write to. */
class SharedFileDialect extends SqliteDialect {
  readonly #database: SqliteFile.Database;

  constructor(database: SqliteFile.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new SharedFileDriver({ database: this.#database });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

class SharedFileDriver extends SqliteDriver {
  /**
   * Waits in line at once. A transaction that begins with reading could not
   * write any more as soon as another process has written in the meantime.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** Kysely leaves it open; SQLite can, so a migration that fails leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
