import type { Database } from '../database/connection';
import { preparedQuery, type Parameter } from '../database/preparedQuery';
import type { IsoTimestamp } from '../database/tables';

interface NewSession {
  user_id: number;
  token_hash: string;
  created_at: IsoTimestamp;
  device: string;
}

export interface StoredSession {
  id: number;
  created_at: IsoTimestamp;
  last_used_at: IsoTimestamp;
  device: string;
}

export interface FoundSession {
  id: number;
  userId: number;
  lastUsedAt: IsoTimestamp;
}

export async function insertSession(database: Database, session: NewSession): Promise<void> {
  await database
    .insertInto('sessions')
    .values({ ...session, last_used_at: session.created_at })
    .execute();
}

const openSession = preparedQuery(
  (database, parameter: Parameter<{ tokenHash: string; usedSince: IsoTimestamp }>) =>
    database
      .selectFrom('sessions')
      .select(['id', 'user_id as userId', 'last_used_at as lastUsedAt'])
      .where('token_hash', '=', parameter('tokenHash'))
      .where('last_used_at', '>=', parameter('usedSince')),
);

/** The session of a token, unless it was last used before `usedSince`. */
export async function findSession(
  database: Database,
  tokenHash: string,
  usedSince: IsoTimestamp,
): Promise<FoundSession | undefined> {
  const [session] = await openSession(database, { tokenHash, usedSince });
  return session;
}

/** Writes down that a session is in use, once where several requests find that it is time. */
export async function recordUse(
  database: Database,
  id: number,
  lastUsedAt: IsoTimestamp,
  now: IsoTimestamp,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('last_used_at', '=', lastUsedAt)
    .execute();
}

/** The sessions that have not ended, the one that was used last first. */
export async function listSessions(
  database: Database,
  userId: number,
  usedSince: IsoTimestamp,
): Promise<StoredSession[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'device'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>=', usedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether there was such a session. */
export async function deleteSession(
  database: Database,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessions(
  database: Database,
  userId: number,
  { except }: { except?: number } = {},
): Promise<void> {
  let query = database.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== undefined) query = query.where('id', '!=', except);
  await query.execute();
}

/** Nobody gets in with them any more; their rows go here. */
export async function deleteUnusedSessions(
  database: Database,
  usedSince: IsoTimestamp,
): Promise<void> {
  await database.deleteFrom('sessions').where('last_used_at', '<', usedSince).execute();
}
