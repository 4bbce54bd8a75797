/** PostgreSQL's and SQLite's code for a row that refers to one which is not there. */
const missingReferenceCodes = new Set<unknown>(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** What a new row refers to was deleted while the request was under way. */
export function isMissingReference(error: Error): boolean {
  return missingReferenceCodes.has(codeOf(error));
}

/**
 * What keeps the database from its work while nothing is wrong with the
 * request: it is out of space, or it can't be reached or does not get to it.
 */
export type Outage = 'full' | 'unreachable';

const fullCodes = /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)/;

const unreachableCodes = new RegExp(
  `^(${[
    // SQLite: another process holds the lock, or the disk does not do what it should.
    'SQLITE_(BUSY|LOCKED|PROTOCOL|IOERR|READONLY|CANTOPEN|NOMEM)',
    // PostgreSQL: no connection, no access, no resources, a failure of its system.
    '08...|28...|53...|58...',
    // It (or the database) is going, gone, starting, only a standby, or takes no connections.
    '57P0.|25006|25P03|3D000|55000$',
    // A statement that took too long, mostly for a lock, or got in the way of another.
    '57014|55P03|40P01|40001',
    // The way to it.
    'ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN)',
    'ENOTFOUND|EAI_AGAIN',
  ].join('|')})`,
);

/** What the driver for PostgreSQL says without a code. */
const lostConnection =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether, and why, the same request may succeed a little later. */
export function outageOf(error: Error): Outage | undefined {
  const code = codeOf(error);
  if (code === undefined) return lostConnection.test(error.message) ? 'unreachable' : undefined;
  if (fullCodes.test(code)) return 'full';
  return unreachableCodes.test(code) ? 'unreachable' : undefined;
}

/** Another connection to SQLite's file is just writing. */
export function isLocked(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(codeOf(error) ?? '');
}

/** By its code alone: errors of a native module need not be of the class that we know as `Error`. */
function codeOf(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
