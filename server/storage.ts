import type { Database } from './database/connection';
import { inTransaction } from './database/transaction';
import { storageFull } from './refusals';
import { findStored, settleStoredBytes } from './repositories/revisions';

/** Does what a user wants to have stored, in a transaction: all of it or nothing. */
export type Store = <T>(
  userId: number,
  work: (transaction: Database) => Promise<T>,
) => Promise<T>;

class PastCapacity extends Error {}

/** Refuses what would make a user have more than `capacity` bytes. */
export function storeWithin(database: Database, capacity: number): Store {
  const storeUpTo = <T>(
    limitIn: (transaction: Database) => number | Promise<number>,
    userId: number,
    work: (transaction: Database) => Promise<T>,
  ) =>
    inTransaction(database, async (transaction) => {
      const limit = await limitIn(transaction);
      const result = await work(transaction);
      if ((await settleStoredBytes(transaction, userId)) > limit) throw new PastCapacity();
      return result;
    });

  return async (userId, work) => {
    try {
      return await storeUpTo(() => capacity, userId, work);
    } catch (error) {
      if (!(error instanceof PastCapacity)) throw error;
    }
    // Who has too much already may go on as long as it becomes no more. To know that takes one more
    // question, which nobody else has to wait for.
    try {
      const asBefore = async (transaction: Database) =>
        Math.max(capacity, (await findStored(transaction, userId)).bytes);
      return await storeUpTo(asBefore, userId, work);
    } catch (error) {
      throw error instanceof PastCapacity ? storageFull() : error;
    }
  };
}
