import type { ApplicationDateField, IsoDate } from '../../src/contract/dates';
import type { Application, Company, Contact, Note } from '../../src/contract/schemas';
import { isApplicationStatus } from '../../src/domain/status';
import { statusLabels } from '../../src/texts/statusTexts';
import type { Database } from '../database/connection';
import { locksRows } from '../database/engine';
import type { IsoTimestamp } from '../database/tables';
import { listNotesByApplication } from './notes';
import { salaryOf, storedSalary } from './salary';

export interface ApplicationValues extends Record<ApplicationDateField, IsoDate | null> {
  job_title: string;
  salary_expectation: string | number | null;
  company_id: number;
  contact_id: number | null;
  status: string;
}

/** An application with its company and its contact, in one row. */
function selectApplications(database: Database, userId: number) {
  return database
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .leftJoin('contacts', 'contacts.id', 'applications.contact_id')
    .where('applications.user_id', '=', userId)
    .select([
      'applications.id',
      'applications.job_title',
      'applications.salary_expectation',
      'applications.company_id',
      'applications.contact_id',
      'applications.status',
      'applications.applied_on',
      'applications.interview_on',
      'applications.offer_on',
      'applications.rejected_on',
      'applications.follow_up_on',
      'applications.created_at',
      'companies.name as company_name',
      'contacts.first_name',
      'contacts.last_name',
      'contacts.email',
      'contacts.position',
      'contacts.phone',
      'contacts.company_id as contact_company_id',
    ]);
}

type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplications>['executeTakeFirstOrThrow']>
>;

function contactOf(row: ApplicationRow): Contact | null {
  if (row.contact_id === null || row.contact_company_id === null) return null;
  return {
    id: row.contact_id,
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    email: row.email ?? '',
    position: row.position ?? '',
    phone: row.phone ?? '',
    company_id: row.contact_company_id,
  };
}

function applicationOf(row: ApplicationRow, notes: Note[]): Application {
  return {
    id: row.id,
    job_title: row.job_title,
    salary_expectation: salaryOf(row.salary_expectation),
    company: { id: row.company_id, name: row.company_name },
    contact: contactOf(row),
    status: row.status,
    status_display: isApplicationStatus(row.status) ? statusLabels[row.status] : row.status,
    applied_on: row.applied_on,
    interview_on: row.interview_on,
    offer_on: row.offer_on,
    rejected_on: row.rejected_on,
    follow_up_on: row.follow_up_on,
    created_at: row.created_at,
    notes,
  };
}

/** Newest first, in two queries however many there are. */
export async function listApplications(database: Database, userId: number): Promise<Application[]> {
  const rows = await selectApplications(database, userId)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
  const notes = await listNotesByApplication(database, userId);
  return rows.map((row) => applicationOf(row, notes.get(row.id) ?? []));
}

/** An application, and all that its form shows: the application has its company in short. */
export interface ApplicationRecord {
  application: Application;
  company: Company;
}

/** In one query, so that its parts are of the same moment on every engine. */
export async function findApplication(
  database: Database,
  userId: number,
  id: number,
): Promise<ApplicationRecord | undefined> {
  const rows = await selectApplications(database, userId)
    .where('applications.id', '=', id)
    .leftJoin('notes', 'notes.application_id', 'applications.id')
    .select([
      'companies.industry',
      'companies.website',
      'notes.id as note_id',
      'notes.text as note_text',
    ])
    .orderBy('notes.position')
    .orderBy('notes.id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const notes = rows.flatMap(({ note_id, note_text }) =>
    note_id === null || note_text === null ? [] : [{ id: note_id, text: note_text }],
  );
  const application = applicationOf(first, notes);
  const { industry, website } = first;
  return { application, company: { ...application.company, industry, website } };
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

/** Whether there was such an application. */
export async function updateApplication(
  database: Database,
  userId: number,
  id: number,
  values: ApplicationValues,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('applications')
    .set(rowValues(values))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
