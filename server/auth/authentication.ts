import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connection';
import { notAuthenticated } from '../refusals';
import { findSession, recordUse, type FoundSession } from '../repositories/sessions';
import { endOfUnused, isUseToRecord } from './sessionLifetime';
import { hashToken } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the scope that `requireSession` protects, and only there. */
    userId: number;
    /** The same for the session that the request belongs to. */
    sessionId: number;
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Token (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Refuses whatever comes without a valid token to the routes of this scope. */
export function requireSession(scope: FastifyInstance, database: Database, now: () => Date): void {
  // No row belongs to user 0, and none is session 0.
  scope.decorateRequest('userId', 0);
  scope.decorateRequest('sessionId', 0);

  // One for each session, however many of its requests find that it is time.
  const beingRecorded = new Map<number, Promise<void>>();
  // The database may be gone once the server is closed.
  scope.addHook('onClose', async () => {
    await Promise.all(beingRecorded.values());
  });

  async function recordOrLog(session: FoundSession, moment: Date, log: FastifyBaseLogger) {
    try {
      await recordUse(database, session.id, session.lastUsedAt, moment.toISOString());
    } catch (error) {
      log.warn({ err: error }, 'The use of a session is not written down');
    } finally {
      beingRecorded.delete(session.id);
    }
  }

  scope.addHook('onRequest', async (request, reply) => {
    const moment = now();
    const token = tokenOf(request);
    const session =
      token && (await findSession(database, hashToken(token), endOfUnused(moment)));
    if (!session) {
      void reply.header('www-authenticate', 'Token');
      throw notAuthenticated();
    }
    request.userId = session.userId;
    request.sessionId = session.id;
    if (!isUseToRecord(session.lastUsedAt, moment) || beingRecorded.has(session.id)) return;
    // Not waited for: where nothing can be written, or not yet, reading shall go on.
    beingRecorded.set(session.id, recordOrLog(session, moment, request.log));
  });
}
