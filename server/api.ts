import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { requireSession } from './auth/authentication';
import { countKey, createLoginThrottle, visitorOf } from './auth/loginThrottle';
import type { PasswordHasher } from './auth/passwords';
import type { Database } from './database/connection';
import { demoAccount } from './demo/account';
import { rateLimitStore } from './rateLimitStore';
import { roomForAnswers } from './largeAnswers';
import type { Limits } from './limits';
import { collectContract } from './openapi/document';
import { notFound, Refusal } from './refusals';
import { accountRoutes } from './routes/account';
import { applicationRoutes } from './routes/applications';
import { authRoutes } from './routes/auth';
import { companyRoutes } from './routes/companies';
import { contactRoutes } from './routes/contacts';
import { contractRoutes } from './routes/contract';
import { sessionRoutes } from './routes/sessions';
import { protectData } from './security';
import { storeWithin } from './storage';
import { serverTexts } from './texts';

interface ApiServices {
  database: Database;
  limits: Limits;
  passwords: PasswordHasher;
  now: () => Date;
  rateLimit: boolean;
  demoAccount: boolean;
}

const rateLimitOptions: RateLimitPluginOptions = {
  // Each route that says so counts for itself.
  global: false,
  keyGenerator: ({ ip }) => countKey('address', visitorOf(ip)),
  errorResponseBuilder: (_request, { ttl }) =>
    new Refusal(429, { detail: serverTexts.tooManyAttempts(Math.ceil(ttl / 1000)) }),
};

const rateLimitOf = ({ database, now }: ApiServices): RateLimitPluginOptions => ({
  ...rateLimitOptions,
  store: rateLimitStore(database, now),
});

function throttleOf({ database, now, rateLimit, demoAccount: hasDemo }: ApiServices) {
  const open = new Set(hasDemo ? [demoAccount.email] : []);
  return rateLimit ? createLoginThrottle(database, now, open) : undefined;
}

/** Everything below /api: the public calls, the protected ones, and JSON also where nothing is. */
export function apiRoutes(api: FastifyInstance, services: ApiServices): void {
  const { database, limits, now } = services;
  const data = {
    database,
    store: storeWithin(database, limits.storage),
    makeRoom: roomForAnswers(limits),
  };

  api.addHook('onRequest', protectData);
  api.setNotFoundHandler(() => {
    throw notFound(serverTexts.notFound);
  });
  api.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // An answer is compressed once for one reader: quick beats small.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
  });

  collectContract(api);
  api.register((open) => {
    contractRoutes(open);
    if (services.rateLimit) open.register(rateLimit, rateLimitOf(services));
    else open.log.warn('RATE_LIMIT=off: anybody may guess passwords as often as they like.');
    // In a scope of its own, since a plugin sees only the routes that come after it.
    open.register((limited) => {
      const typed = limited.withTypeProvider<TypeBoxTypeProvider>();
      authRoutes(typed, { ...services, throttle: throttleOf(services) });
    });
  });

  api.register((closed) => {
    requireSession(closed, database, now);
    const typed = closed.withTypeProvider<TypeBoxTypeProvider>();
    companyRoutes(typed, data);
    contactRoutes(typed, data);
    applicationRoutes(typed, { ...data, now });
    sessionRoutes(typed, database, now);
    if (services.rateLimit) closed.register(rateLimit, rateLimitOf(services));
    closed.register((limited) => {
      accountRoutes(limited.withTypeProvider<TypeBoxTypeProvider>(), { ...services, ...data });
    });
  });
}
