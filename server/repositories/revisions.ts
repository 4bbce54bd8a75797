import { sql } from 'kysely';
import type { Database } from '../database/connection';
import { engineOf } from '../database/engine';
import { preparedQuery, type Parameter } from '../database/preparedQuery';

/**
 * What stands for all that the user has: as long as it is the same, so are the
 * lists. Read it before them, or it may be newer than what it stands for.
 */
export async function findRevision(
  database: Database,
  userId: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('revisions')
    .select('revision')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.revision;
}

const storedBytes = preparedQuery((database, parameter: Parameter<{ userId: number }>) =>
  database
    .selectFrom('revisions')
    .select('stored_bytes as bytes')
    .where('user_id', '=', parameter('userId')),
);

/** How much the user has, in bytes. */
export async function findStoredBytes(database: Database, userId: number): Promise<number> {
  const [row] = await storedBytes(database, { userId });
  return row?.bytes ?? 0;
}

const settledBytes = preparedQuery((database, parameter: Parameter<{ userId: number }>) =>
  database.selectNoFrom(sql<number | null>`settled_bytes(${parameter('userId')})`.as('bytes')),
);

/** The same with what this transaction has written. Let it be its last question. */
export async function settleStoredBytes(transaction: Database, userId: number): Promise<number> {
  // Elsewhere it is counted at once.
  if (engineOf(transaction) === 'SQLite') return findStoredBytes(transaction, userId);
  const [row] = await settledBytes(transaction, { userId });
  return row?.bytes ?? 0;
}
