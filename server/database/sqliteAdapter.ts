import { SqliteAdapter, type CompiledQuery } from 'kysely';
import type { Database } from './connection';
import { isLocked } from './faults';
import type { CachedDatabase } from './statementCache';

/**
 * What Kysely asks of the engine, and for what waits for nobody a way to the
 * file past its line.
 */
export class SharedFileAdapter extends SqliteAdapter {
  readonly #database: CachedDatabase;

  constructor(database: CachedDatabase) {
    super();
    this.#database = database;
  }

  /** Kysely leaves it open; SQLite can, so a migration that fails leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The rows, or `undefined` where the statement has to wait for somebody. */
  executeAtOnce(
    { sql, parameters }: CompiledQuery,
    { inTransaction }: { inTransaction: boolean },
  ): unknown[] | undefined {
    // Who is in a transaction has the connection; all others wait until there is none.
    if (this.#database.inTransaction !== inTransaction) return undefined;
    const statement = this.#database.prepare(sql);
    try {
      if (statement.reader) return statement.all(parameters);
      statement.run(parameters);
      return [];
    } catch (error) {
      if (inTransaction || !isLocked(error)) throw error;
      return undefined;
    }
  }
}

/**
 * The rows of a query that SQLite answers at once, otherwise `undefined`. To
 * stand in Kysely's line for the one connection takes longer than most
 * statements, also where nobody else stands there.
 */
export function executeAtOnce<Row>(
  database: Database,
  query: CompiledQuery<Row>,
): Row[] | undefined {
  const { adapter } = database.getExecutor();
  if (!(adapter instanceof SharedFileAdapter)) return undefined;
  const rows = adapter.executeAtOnce(query, { inTransaction: database.isTransaction });
  // As Kysely has it: what a query says its rows are they are.
  return rows as Row[] | undefined;
}
