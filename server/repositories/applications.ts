import type { ApplicationDateField, IsoDate } from '../../src/contract/dates';
import type { Database } from '../database/connection';
import { locksRows } from '../database/engine';
import { preparedQuery, type Parameter } from '../database/preparedQuery';
import type { IsoTimestamp } from '../database/tables';
import { storedSalary } from './salary';

export interface ApplicationValues extends Record<ApplicationDateField, IsoDate | null> {
  job_title: string;
  salary_expectation: string | number | null;
  company_id: number;
  contact_id: number | null;
  status: string;
}

/** Nobody else can change or delete the application before the transaction ends. */
export async function holdApplication(
  transaction: Database,
  userId: number,
  id: number,
): Promise<void> {
  if (!locksRows(transaction)) return;
  await transaction
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

function rowValues({ salary_expectation: salary, ...values }: ApplicationValues) {
  return { ...values, salary_expectation: storedSalary(salary) };
}

/** The id of the new application. */
export async function insertApplication(
  database: Database,
  userId: number,
  values: ApplicationValues,
  createdAt: IsoTimestamp,
): Promise<number> {
  const row = await database
    .insertInto('applications')
    .values({ ...rowValues(values), user_id: userId, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type ChangedRow = ReturnType<typeof rowValues> & { userId: number; id: number };

const update = preparedQuery((database, parameter: Parameter<ChangedRow>) =>
  database
    .updateTable('applications')
    .set({
      job_title: parameter('job_title'),
      salary_expectation: parameter('salary_expectation'),
      company_id: parameter('company_id'),
      contact_id: parameter('contact_id'),
      status: parameter('status'),
      applied_on: parameter('applied_on'),
      interview_on: parameter('interview_on'),
      offer_on: parameter('offer_on'),
      rejected_on: parameter('rejected_on'),
      follow_up_on: parameter('follow_up_on'),
    })
    .where('user_id', '=', parameter('userId'))
    .where('id', '=', parameter('id'))
    .returning('id'),
);

/** Whether there was such an application. */
export async function updateApplication(
  database: Database,
  userId: number,
  id: number,
  values: ApplicationValues,
): Promise<boolean> {
  const rows = await update(database, { ...rowValues(values), userId, id });
  return rows.length > 0;
}

/**
 * Whether there was such an application. Its notes go with it in the same
 * statement: their foreign key is `on delete cascade`.
 */
export async function deleteApplication(
  database: Database,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('applications')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
