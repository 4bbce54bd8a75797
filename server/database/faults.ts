/** PostgreSQL's and SQLite's code for a row that refers to one which is not there. */
const missingReferenceCodes = new Set<unknown>(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** What a new row refers to was deleted while the request was under way. */
export function isMissingReference(error: Error): boolean {
  return 'code' in error && missingReferenceCodes.has(error.code);
}
