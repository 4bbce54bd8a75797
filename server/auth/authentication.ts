import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connection';
import { notAuthenticated } from '../refusals';
import { findSession, recordUse } from '../repositories/sessions';
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
    if (!isUseToRecord(session.lastUsedAt, moment)) return;
    try {
      await recordUse(database, session.id, session.lastUsedAt, moment.toISOString());
    } catch (error) {
      // Where nothing can be written, reading shall go on.
      request.log.warn({ err: error }, 'The use of a session is not written down');
    }
  });
}
