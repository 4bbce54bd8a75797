import type { Database } from '../database/connection';
import type { IsoTimestamp } from '../database/tables';

export interface Limit {
  /** In milliseconds. */
  window: number;
  /** How many are let through in one window. */
  max: number;
}

interface Count {
  count: number;
  ends_at: IsoTimestamp;
}

/** The count in the window that is running; nothing where none is. */
export async function findCount(
  database: Database,
  key: string,
  now: Date,
): Promise<Count | undefined> {
  return database
    .selectFrom('rate_limits')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();
}

/**
 * Counts one more of what `key` stands for, in a window that begins with the
 * first. Once there are too many it only reads: who is refused costs no write.
 */
export async function countUp(
  database: Database,
  key: string,
  { window, max }: Limit,
  now: Date,
): Promise<Count> {
  const moment = now.toISOString();
  const running = await findCount(database, key, now);
  if (running && running.count > max) return running;

  const ends_at = new Date(now.getTime() + window).toISOString();
  return database
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const hasEnded = eb('rate_limits.ends_at', '<=', moment);
        return {
          count: eb
            .case()
            .when(hasEnded)
            .then(eb.lit(1))
            .else(eb('rate_limits.count', '+', eb.lit(1)))
            .end(),
          ends_at: eb
            .case()
            .when(hasEnded)
            .then(eb.ref('excluded.ends_at'))
            .else(eb.ref('rate_limits.ends_at'))
            .end(),
        };
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Begins a window anew, also where one is running. */
export async function startWindow(
  database: Database,
  key: string,
  window: number,
  now: Date,
): Promise<void> {
  const ends_at = new Date(now.getTime() + window).toISOString();
  await database
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 1, ends_at }))
    .execute();
}

export async function forgetCount(database: Database, key: string): Promise<void> {
  await database.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Some keys are made from addresses of visitors: none is kept longer than it is needed. */
export async function deleteEndedCounts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('rate_limits').where('ends_at', '<=', now.toISOString()).execute();
}
