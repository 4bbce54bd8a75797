import { sql } from 'kysely';
import type { Database } from '../database/connection';
import { engineOf } from '../database/engine';
import { preparedQuery, type Parameter } from '../database/preparedQuery';

/** What stands for all that a user has. */
interface Stored {
  /** As long as it is the same, so are the lists. */
  revision: string | undefined;
  /** How much it is: no list of companies or contacts is longer. */
  bytes: number;
}

const stored = preparedQuery((database, parameter: Parameter<{ userId: number }>) =>
  database
    .selectFrom('revisions')
    .select(['revision', 'stored_bytes as bytes'])
    .where('user_id', '=', parameter('userId')),
);

/** Read it before the lists, or it may be newer than what it stands for. */
export async function findStored(database: Database, userId: number): Promise<Stored> {
  const [row] = await stored(database, { userId });
  // Who never wrote anything has no row.
  return row ?? { revision: undefined, bytes: 0 };
}

const settledBytes = preparedQuery((database, parameter: Parameter<{ userId: number }>) =>
  database.selectNoFrom(sql<number | null>`settled_bytes(${parameter('userId')})`.as('bytes')),
);

/** How much it is with what this transaction has written. Let it be the last that it asks. */
export async function settleStoredBytes(transaction: Database, userId: number): Promise<number> {
  // SQLite has counted each write at once.
  if (engineOf(transaction) === 'SQLite') return (await findStored(transaction, userId)).bytes;
  const [row] = await settledBytes(transaction, { userId });
  return row?.bytes ?? 0;
}
