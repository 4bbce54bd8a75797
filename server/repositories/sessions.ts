import type { Database } from '../database/connection';
import type { IsoTimestamp } from '../database/tables';

export async function insertSession(
  database: Database,
  userId: number,
  tokenHash: string,
  createdAt: IsoTimestamp,
): Promise<void> {
  await database
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: tokenHash, created_at: createdAt })
    .execute();
}

export async function findSessionUser(
  database: Database,
  tokenHash: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id;
}
