import type { Database } from './connection';

const attempts = 5;

/** Codes of PostgreSQL: two transactions waited for each other, or could not be put in an order. */
const conflictCodes = new Set<unknown>(['40P01', '40001']);

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictCodes.has(error.code);
}

/**
 * All of the work or none of it. Where it got in the way of another
 * transaction and was rolled back for that, it is done again from the start.
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
}
