import type { IsoDate } from '../../src/contract/dates';
import type { Database } from '../database/connection';

/**
 * Whether the task is now the caller's: nobody did it on this day. In a
 * transaction the others wait for its end, and do it themselves if it fails.
 */
export async function claimDay(database: Database, name: string, day: IsoDate): Promise<boolean> {
  const row = await database
    .insertInto('daily_tasks')
    .values({ name, done_on: day })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ done_on: day })
        .where('daily_tasks.done_on', '<', day),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isDone(database: Database, name: string, day: IsoDate): Promise<boolean> {
  const row = await database
    .selectFrom('daily_tasks')
    .select('name')
    .where('name', '=', name)
    .where('done_on', '>=', day)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetTask(database: Database, name: string): Promise<void> {
  await database.deleteFrom('daily_tasks').where('name', '=', name).execute();
}
