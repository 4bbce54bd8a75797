import type { Database } from '../database/connection';

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
