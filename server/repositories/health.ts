import type { Database } from '../database/connection';

/** Whether the database answers, with its tables, within so many milliseconds. */
export async function databaseAnswers(database: Database, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, patience);
  });
  const answer = database
    .selectFrom('daily_tasks')
    .select('name')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );
  const answers = await Promise.race([answer, tooLate]);
  clearTimeout(timer);
  return answers;
}
