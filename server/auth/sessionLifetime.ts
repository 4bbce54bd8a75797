import { sessionLifetimeDays } from '../../src/contract/limits';
import type { IsoTimestamp } from '../database/tables';

const oneHour = 60 * 60 * 1000;
const lifetime = sessionLifetimeDays * 24 * oneHour;

/** Within this time a further use is not written down: reading shall not cost a durable write. */
const unrecorded = oneHour;

function before(moment: Date, milliseconds: number): IsoTimestamp {
  return new Date(moment.getTime() - milliseconds).toISOString();
}

/** A session that was last used before this moment has ended. */
export function endOfUnused(now: Date): IsoTimestamp {
  return before(now, lifetime);
}

/** Whether it is time again to write down that a session is in use. */
export function isUseToRecord(lastUsedAt: IsoTimestamp, now: Date): boolean {
  return lastUsedAt < before(now, unrecorded);
}
