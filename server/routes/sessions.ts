import { Type } from '@sinclair/typebox';
import { AccountSessionSchema } from '../../src/contract/accountSchemas';
import { requireOwner, requireUser, visibleSessions } from '../auth/sessionUser';
import type { Database } from '../database/connection';
import { notFound } from '../refusals';
import { deleteSession, deleteSessions } from '../repositories/sessions';
import { serverTexts } from '../texts';
import { IdParamsSchema } from './parameters';
import type { TypedInstance } from './typedInstance';

/** Ending sessions, one's own and those on other devices. */
export function sessionRoutes(app: TypedInstance, database: Database, now: () => Date): void {
  app.post('/auth/logout/', async ({ userId, sessionId }, reply) => {
    await deleteSession(database, userId, sessionId);
    return reply.code(204).send();
  });

  app.get(
    '/account/sessions/',
    { schema: { response: { 200: Type.Array(AccountSessionSchema) } } },
    async (request) => {
      const user = await requireUser(database, request);
      const sessions = await visibleSessions(database, user, request, now());
      return sessions
        .map((session) => ({ ...session, current: session.id === request.sessionId }))
        .sort((one, other) => Number(other.current) - Number(one.current));
    },
  );

  app.delete('/account/sessions/', async (request, reply) => {
    await requireOwner(database, request);
    await deleteSessions(database, request.userId);
    return reply.code(204).send();
  });

  app.delete(
    '/account/sessions/:id/',
    { schema: { params: IdParamsSchema } },
    async (request, reply) => {
      await requireOwner(database, request);
      const found = await deleteSession(database, request.userId, Number(request.params.id));
      if (!found) throw notFound(serverTexts.sessionNotFound);
      return reply.code(204).send();
    },
  );
}
