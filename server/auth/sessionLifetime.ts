import { sessionLifetimeDays } from '../../src/contract/limits';
import type { IsoTimestamp } from '../database/tables';

const oneHour = 60 * 60 * 1000;
const lifetime = sessionLifetimeDays * 24 * oneHour;

/** Within this time a further use is not written down: reading shall not cost a durable write. */
const unrecorded = oneHour;

/** A session that was last used before this moment has ended. */
export function endOfUnused(now: Date): IsoTimestamp {
  return new Date(now.getTime() - lifetime).toISOString();
}

/** Whether it is time again to write down that a session is in use. */
export function isUseToRecord(lastUsedAt: IsoTimestamp, now: Date): boolean {
  return now.getTime() - Date.parse(lastUsedAt) > unrecorded;
}
