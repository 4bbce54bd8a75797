import type { IsoDate } from '../../src/contract/dates';
import type { PasswordHasher } from '../auth/passwords';
import type { Database } from '../database/connection';
import { inTransaction } from '../database/transaction';
import { insertApplication } from '../repositories/applications';
import { deleteCompanies, insertCompany } from '../repositories/companies';
import { insertContact } from '../repositories/contacts';
import { claimDay, forgetTask, isDone } from '../repositories/dailyTasks';
import { replaceNotes } from '../repositories/notes';
import { deleteUserByEmail, findCredentials, upsertUser } from '../repositories/users';
import { demoAccount } from './account';
import { sampleSearch, type DatedCompany } from './sampleSearch';

const task = 'restore-demo';

/** Creates the demo account, or gives it back its sample search; who is in it stays logged in. */
export async function restoreDemo(
  database: Database,
  passwords: PasswordHasher,
  today: IsoDate,
): Promise<void> {
  const passwordHash = await demoPasswordHash(database, passwords);
  await inTransaction(database, (transaction) => restoreAccount(transaction, passwordHash, today));
}

/** Restores it if today none of the processes on this database has done so. */
export async function restoreDemoOnceADay(
  database: Database,
  passwords: PasswordHasher,
  today: IsoDate,
): Promise<void> {
  if (await isDone(database, task, today)) return;
  const passwordHash = await demoPasswordHash(database, passwords);
  await inTransaction(database, async (transaction) => {
    if (await claimDay(transaction, task, today)) {
      await restoreAccount(transaction, passwordHash, today);
    }
  });
}

export async function removeDemo(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await deleteUserByEmail(transaction, demoAccount.email);
    await forgetTask(transaction, task);
  });
}

async function restoreAccount(
  transaction: Database,
  passwordHash: string,
  today: IsoDate,
): Promise<void> {
  const userId = await upsertUser(transaction, {
    username: demoAccount.username,
    email: demoAccount.email,
    password_hash: passwordHash,
    created_at: `${today}T00:00:00.000Z`,
  });
  // Contacts, applications and notes belong to a company and go with it.
  await deleteCompanies(transaction, userId);
  for (const company of sampleSearch(today)) await insertCompanyOf(transaction, userId, company);
}

/** The stored hash as long as it is right; hashing anew would only change the salt. */
async function demoPasswordHash(database: Database, passwords: PasswordHasher): Promise<string> {
  const stored = (await findCredentials(database, demoAccount.email))?.passwordHash;
  if (stored !== undefined && (await passwords.verify(demoAccount.password, stored))) return stored;
  return passwords.hash(demoAccount.password);
}

async function insertCompanyOf(
  transaction: Database,
  userId: number,
  company: DatedCompany,
): Promise<void> {
  const { id: companyId } = await insertCompany(transaction, userId, company.values);
  const contactIds: number[] = [];
  for (const contact of company.contacts) {
    const values = { ...contact, company_id: companyId };
    contactIds.push((await insertContact(transaction, userId, values)).id);
  }
  for (const { values, createdAt, contact, notes } of company.applications) {
    const references = {
      company_id: companyId,
      contact_id: contact === null ? null : (contactIds[contact] ?? null),
    };
    const id = await insertApplication(
      transaction,
      userId,
      { ...values, ...references },
      createdAt,
    );
    const newNotes = notes.map((text) => ({ id: null, text }));
    await replaceNotes(transaction, userId, id, newNotes);
  }
}
