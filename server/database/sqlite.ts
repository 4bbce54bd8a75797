import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
} from 'kysely';
import { limitConcurrency } from '../concurrency';
import { isLocked } from './faults';
import { withStatementCache } from './statementCache';

/** How long a write waits for those of other processes, in milliseconds. */
const patienceWithOthers = 5_000;

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
  readonly #database: SqliteFile.Database;
  readonly #patience: number;

  constructor(database: SqliteFile.Database, patience: number) {
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new SharedFileDriver(this.#database, this.#patience);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

class SharedFileDriver extends SqliteDriver {
  readonly #database: SqliteFile.Database;
  readonly #patience: number;
  #connection: PatientConnection | undefined;

  constructor(database: SqliteFile.Database, patience: number) {
    super({ database: withStatementCache(database) });
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
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * A full disk, among others, makes SQLite roll back by itself. To ask for it
   * once more would be an error, and it would hide the one that tells why.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

interface Line {
  isInTransaction: () => boolean;
  acquire: () => Promise<unknown>;
  release: () => Promise<void>;
}

/** Tries again while another process writes; what only reads goes on in the meantime. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #patience: number;
  readonly #line: Line;
  readonly #inLine = limitConcurrency(1);

  constructor(connection: DatabaseConnection, patience: number, line: Line) {
    this.#connection = connection;
    this.#patience = patience;
    this.#line = line;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#connection.executeQuery<Row>(query);
    } catch (error) {
      // Others must not get into a transaction of ours; that has the lock to itself anyway.
      if (!isLocked(error) || this.#line.isInTransaction()) throw error;
      return this.#waitForLock<Row>(query, performance.now() + this.#patience);
    }
  }

  async #waitForLock<Row>(query: CompiledQuery, end: number): Promise<QueryResult<Row>> {
    await this.#line.release();
    // One of them asks, often, and the others stand behind: so none of them is passed over.
    return this.#inLine(async () => {
      for (let pauses = 1; ; pauses += 1) {
        // Most writes of others are over in a few milliseconds.
        await pause(pauses < 100 ? 1 : 10);
        await this.#line.acquire();
        try {
          return await this.#connection.executeQuery<Row>(query);
        } catch (error) {
          if (!isLocked(error) || performance.now() > end) throw error;
        }
        await this.#line.release();
      }
    });
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** Kysely leaves it open; SQLite can, so a migration that fails leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
