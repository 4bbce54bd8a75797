import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection';
import { Refusal } from '../refusals';
import { databaseAnswers } from '../repositories/health';
import { protectData } from '../security';
import { serverTexts } from '../texts';

/** In milliseconds: who asks has to hear something before he gives up himself. */
const patience = 3_000;

/** For whoever watches over the process; outside of the API and without a session. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.addHook('onRequest', protectData);

  /** The process is alive: restarting it would not help. */
  app.get('/healthz', () => ({ status: 'ok' }));

  /** Requests are welcome. Asked anew each time, so it recovers with the database. */
  app.get('/readyz', async () => {
    if (!(await databaseAnswers(database, patience))) {
      throw new Refusal(503, { detail: serverTexts.databaseUnreachable });
    }
    return { status: 'ok' };
  });
}
