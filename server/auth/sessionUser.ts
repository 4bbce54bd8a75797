import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connection';
import { isDemo } from '../demo/account';
import { forbidden, notAuthenticated } from '../refusals';
import { listSessions, type StoredSession } from '../repositories/sessions';
import { findUser, type StoredUser } from '../repositories/users';
import { serverTexts } from '../texts';
import { endOfUnused } from './sessionLifetime';

type SessionOfRequest = Pick<FastifyRequest, 'userId' | 'sessionId'>;

/** The user of a request. The account may have been deleted since the session was found. */
export async function requireUser(
  database: Database,
  { userId }: SessionOfRequest,
): Promise<StoredUser> {
  const user = await findUser(database, userId);
  if (!user) throw notAuthenticated();
  return user;
}

/** The same for what no visitor may do to the account that all of them share. */
export async function requireOwner(
  database: Database,
  session: SessionOfRequest,
): Promise<StoredUser> {
  const user = await requireUser(database, session);
  if (isDemo(user)) throw forbidden(serverTexts.demoIsShared);
  return user;
}

/** The sessions of the user; in the demo account those of the others are other people's. */
export async function visibleSessions(
  database: Database,
  user: StoredUser,
  { userId, sessionId }: SessionOfRequest,
  now: Date,
): Promise<StoredSession[]> {
  const stored = await listSessions(database, userId, endOfUnused(now));
  const sessions = stored.map((session) =>
    // Its row may not say so yet.
    session.id === sessionId ? { ...session, last_used_at: now.toISOString() } : session,
  );
  return isDemo(user) ? sessions.filter(({ id }) => id === sessionId) : sessions;
}
