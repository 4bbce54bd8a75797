import type { Database } from '../database/connection';
import type { IsoTimestamp } from '../database/tables';

interface NewUser {
  username: string;
  email: string;
  password_hash: string;
  created_at: IsoTimestamp;
}

/** The id of the new user; nothing where the address is taken. */
export async function insertUser(database: Database, user: NewUser): Promise<number | undefined> {
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
export async function upsertUser(database: Database, user: NewUser): Promise<number> {
  const { username, password_hash } = user;
  const row = await database
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ username, password_hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** All that belongs to the user goes as well. */
export async function deleteUserByEmail(database: Database, email: string): Promise<void> {
  await database.deleteFrom('users').where('email', '=', email).execute();
}
