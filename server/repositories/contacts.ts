import type { Contact } from '../../src/contract/schemas';
import type { Database } from '../database/connection';
import { locksRows } from '../database/engine';
import { preparedQuery, type Parameter } from '../database/preparedQuery';
import { compareGerman } from './germanOrder';

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
  const contacts = await query.orderBy('id').execute();
  return contacts.sort(
    (a, b) =>
      compareGerman(a.last_name, b.last_name) || compareGerman(a.first_name, b.first_name),
  );
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

const held = preparedQuery((database, parameter: Parameter<{ userId: number; id: number }>) =>
  database
    .selectFrom('contacts')
    .select(columns)
    .where('user_id', '=', parameter('userId'))
    .where('id', '=', parameter('id'))
    .$if(locksRows(database), (query) => query.forKeyShare()),
);

/** As `findContact`; nobody can delete the contact before the transaction ends. */
export async function holdContact(
  transaction: Database,
  userId: number,
  id: number,
): Promise<Contact | undefined> {
  const [contact] = await held(transaction, { userId, id });
  return contact;
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
