import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { PasswordHasher } from './auth/passwords';
import { apiRoutes } from './api';
import { clientRoutes } from './client';
import { answerClientError } from './clientErrors';
import type { Config } from './config';
import type { Database } from './database/connection';
import { handleError } from './errorHandler';
import { defaultLimits, serverOptionsOf, type Limits } from './limits';
import { logAnswers, requestLogger } from './logging';
import { endConnectionsWhenClosing } from './orderlyStop';
import { answerOneByOne } from './pipelining';
import { healthRoutes } from './routes/health';
import { formats } from './validation';

/** How long a stop waits for requests in flight, in milliseconds. */
const graceOfStop = 10_000;

export interface AppServices {
  database: Database;
  config: Pick<Config, 'demoAccount' | 'rateLimit' | 'trustProxy' | 'operator' | 'clientDirectory'>;
  passwords: PasswordHasher;
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
  limits?: Partial<Limits>;
}

export function buildApp(services: AppServices): FastifyInstance {
  const { database, config, passwords, now = () => new Date(), logger = false } = services;

  const limits = { ...defaultLimits, ...services.limits };
  const app = Fastify({
    logger,
    // A line of its own for each answer: see logging.ts.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLogger,
    // Only the last hop: what a client itself writes into X-Forwarded-For is not believed.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    // A stop answers what still comes in on open connections.
    return503OnClosing: false,
    frameworkErrors: handleError,
    ...serverOptionsOf(limits),
    clientErrorHandler: answerClientError,
    ajv: {
      customOptions: {
        formats,
        // 5 is no text and "5" is no number.
        coerceTypes: false,
        removeAdditional: 'all',
        // Every wrong field is named at once; the schemas limit how many there can be.
        allErrors: true,
      },
    },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  logAnswers(app);
  app.server.maxConnections = limits.connections;
  endConnectionsWhenClosing(app, graceOfStop);
  answerOneByOne(app);

  app.register(
    (api) => {
      const { rateLimit, demoAccount } = config;
      apiRoutes(api, { database, limits, passwords, now, rateLimit, demoAccount });
    },
    { prefix: '/api' },
  );
  app.register((health, _options, done) => {
    healthRoutes(health, database);
    done();
  });
  app.register((client) => clientRoutes(client, config));
  return app;
}
