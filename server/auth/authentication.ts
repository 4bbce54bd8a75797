import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connection';
import { notAuthenticated } from '../refusals';
import { findSessionUser } from '../repositories/sessions';
import { hashToken } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the scope that `requireSession` protects, and only there. */
    userId: number;
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Token (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Refuses whatever comes without a valid token to the routes of this scope. */
export function requireSession(scope: FastifyInstance, database: Database): void {
  // No row belongs to user 0.
  scope.decorateRequest('userId', 0);
  scope.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request);
    const userId = token && (await findSessionUser(database, hashToken(token)));
    if (!userId) {
      void reply.header('www-authenticate', 'Token');
      throw notAuthenticated();
    }
    request.userId = userId;
  });
}
