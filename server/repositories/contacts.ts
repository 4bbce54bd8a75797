import type { Contact } from '../../src/contract/schemas';
import type { Database } from '../database/connection';

type ContactValues = Omit<Contact, 'id'>;

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'position',
  'phone',
  'company_id',
] as const;

/** The contacts at one company, or at all of the user's companies. */
export async function listContacts(
  database: Database,
  userId: number,
  companyId?: number,
): Promise<Contact[]> {
  let query = database.selectFrom('contacts').select(columns).where('user_id', '=', userId);
  if (companyId !== undefined) query = query.where('company_id', '=', companyId);
  return query
    .orderBy((builder) => builder.fn<string>('lower', ['last_name']))
    .orderBy((builder) => builder.fn<string>('lower', ['first_name']))
    .orderBy('id')
    .execute();
}

export async function findContact(
  database: Database,
  userId: number,
  id: number,
): Promise<Contact | undefined> {
  return database
    .selectFrom('contacts')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertContact(
  database: Database,
  userId: number,
  values: ContactValues,
): Promise<Contact> {
  return database
    .insertInto('contacts')
    .values({ ...values, user_id: userId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateContact(
  database: Database,
  userId: number,
  id: number,
  changes: Partial<Omit<ContactValues, 'company_id'>>,
): Promise<Contact | undefined> {
  // SQL knows no update of nothing.
  if (Object.keys(changes).length === 0) return findContact(database, userId, id);
  return database
    .updateTable('contacts')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/**
 * Whether there was such a contact. Its applications lose it in the same
 * statement: the foreign key is `on delete set null`.
 */
export async function deleteContact(
  database: Database,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('contacts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
