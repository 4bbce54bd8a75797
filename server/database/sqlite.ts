import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SqliteFile from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
} from 'kysely';
import { PatientConnection } from './patientConnection';
import { SharedFileAdapter } from './sqliteAdapter';
import { withStatementCache, type CachedDatabase } from './statementCache';

/** How long a write waits for those of other processes, in milliseconds. */
const patienceWithOthers = 5_000;

const begin = CompiledQuery.raw('begin immediate');
const commit = CompiledQuery.raw('commit');

/** Opens the file, and creates it where it is missing; `:memory:` is none. */
export function sqliteDialect(file: string, patience = patienceWithOthers): SqliteDialect {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new SqliteFile(file);
  // Turning to WAL may already have to wait for another process.
  database.pragma(`busy_timeout = ${patience}`);
  database.pragma('journal_mode = WAL');
  // From here on `PatientConnection` waits: SQLite itself would hold up the whole process.
  database.pragma('busy_timeout = 0');
  // What was acknowledged is on the disk, also when the power fails.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new SharedFileDialect(database, patience);
}

/** SQLite for a file that several processes write to. */
class SharedFileDialect extends SqliteDialect {
  readonly #database: CachedDatabase;
  readonly #patience: number;

  constructor(database: SqliteFile.Database, patience: number) {
    const cached = withStatementCache(database);
    super({ database: cached });
    this.#database = cached;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new SharedFileDriver(this.#database, this.#patience);
  }

  override createAdapter(): DialectAdapter {
    return new SharedFileAdapter(this.#database);
  }
}

class SharedFileDriver extends SqliteDriver {
  readonly #database: CachedDatabase;
  readonly #patience: number;
  #connection: PatientConnection | undefined;

  constructor(database: CachedDatabase, patience: number) {
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  /** There is one connection, for one holder at a time. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= new PatientConnection(connection, this.#patience, {
      isInTransaction: () => this.#database.inTransaction,
      acquire: () => super.acquireConnection(),
      release: () => this.releaseConnection(),
    });
    return this.#connection;
  }

  /**
   * Waits in line at once. A transaction that begins with reading could not
   * write any more as soon as another process has written in the meantime.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(commit);
  }

  /**
   * A full disk, among others, makes SQLite roll back by itself. To ask for it
   * once more would be an error, and it would hide the one that tells why.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
