import type { Company } from '../../src/contract/schemas';
import type { Database } from '../database/connection';
import { locksRows } from '../database/engine';
import { preparedQuery, type Parameter } from '../database/preparedQuery';
import { compareGerman } from './germanOrder';

type CompanyValues = Omit<Company, 'id'>;

const columns = ['id', 'name', 'industry', 'website'] as const;

export async function listCompanies(database: Database, userId: number): Promise<Company[]> {
  const companies = await database
    .selectFrom('companies')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return companies.sort((a, b) => compareGerman(a.name, b.name));
}

export async function findCompany(
  database: Database,
  userId: number,
  id: number,
): Promise<Company | undefined> {
  return database
    .selectFrom('companies')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const held = preparedQuery((database, parameter: Parameter<{ userId: number; id: number }>) =>
  database
    .selectFrom('companies')
    .select(columns)
    .where('user_id', '=', parameter('userId'))
    .where('id', '=', parameter('id'))
    .$if(locksRows(database), (query) => query.forKeyShare()),
);

/** As `findCompany`; nobody can delete the company before the transaction ends. */
export async function holdCompany(
  transaction: Database,
  userId: number,
  id: number,
): Promise<Company | undefined> {
  const [company] = await held(transaction, { userId, id });
  return company;
}

export async function insertCompany(
  database: Database,
  userId: number,
  values: CompanyValues,
): Promise<Company> {
  return database
    .insertInto('companies')
    .values({ ...values, user_id: userId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateCompany(
  database: Database,
  userId: number,
  id: number,
  changes: Partial<CompanyValues>,
): Promise<Company | undefined> {
  // SQL knows no update of nothing.
  if (Object.keys(changes).length === 0) return findCompany(database, userId, id);
  return database
    .updateTable('companies')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteCompanies(database: Database, userId: number): Promise<void> {
  await database.deleteFrom('companies').where('user_id', '=', userId).execute();
}
