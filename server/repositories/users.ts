import type { Database } from '../database/connection';
import { locksRows } from '../database/engine';
import type { IsoTimestamp } from '../database/tables';

export interface StoredUser {
  username: string;
  email: string;
  password_hash: string;
  created_at: IsoTimestamp;
}

/** The id of the new user; nothing where the address is taken. */
export async function insertUser(database: Database, user: StoredUser): Promise<number | undefined> {
  const row = await database
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findCredentials(
  database: Database,
  email: string,
): Promise<{ userId: number; passwordHash: string } | undefined> {
  return database
    .selectFrom('users')
    .select(['id as userId', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The id of the user with this address, who now has these values. */
export async function upsertUser(database: Database, user: StoredUser): Promise<number> {
  const { username, password_hash } = user;
  const row = await database
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ username, password_hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findUser(
  database: Database,
  userId: number,
): Promise<StoredUser | undefined> {
  return database
    .selectFrom('users')
    .select(['username', 'email', 'password_hash', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/*
 * To verify a password takes a while, in which another request may change it.
 * Whoever acts on it names the hash that was verified, and learns whether it is
 * still the one that counts.
 */

/** Nobody can change the password or delete the user before the transaction ends. */
export async function holdPassword(
  transaction: Database,
  userId: number,
  verifiedHash: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    // No key share: a change of the password leaves the key alone and would not wait for it.
    .$if(locksRows(transaction), (query) => query.forShare())
    .executeTakeFirst();
  return row?.password_hash === verifiedHash;
}

export async function updatePassword(
  database: Database,
  userId: number,
  verifiedHash: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', verifiedHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * All that belongs to the user goes in the same statement: each of their rows
 * has a foreign key that is `on delete cascade`.
 */
export async function deleteUser(
  database: Database,
  userId: number,
  verifiedHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('password_hash', '=', verifiedHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All that belongs to the user goes as well. */
export async function deleteUserByEmail(database: Database, email: string): Promise<void> {
  await database.deleteFrom('users').where('email', '=', email).execute();
}
