import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from './database/connection';
import { countUp } from './repositories/rateLimits';

/** Counts in the database, so that the processes that share it count together. */
export function rateLimitStore(database: Database, now: () => Date): FastifyRateLimitStoreCtor {
  return class DatabaseStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      window: number,
      max: number,
    ): void {
      const moment = now();
      countUp(database, key, { window, max }, moment).then(
        ({ count, ends_at }) => {
          callback(null, { current: count, ttl: Date.parse(ends_at) - moment.getTime() });
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : new Error('Counting failed', { cause: error }));
        },
      );
    }

    /** Routes are told apart by the group in their keys. */
    child(): this {
      return this;
    }
  };
}
