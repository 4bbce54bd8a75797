import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { limitConcurrency } from '../concurrency';
import { isLocked } from './faults';

interface Line {
  isInTransaction: () => boolean;
  acquire: () => Promise<unknown>;
  release: () => Promise<void>;
}

/** Tries again while another process writes; what only reads goes on in the meantime. */
export class PatientConnection implements DatabaseConnection {
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
