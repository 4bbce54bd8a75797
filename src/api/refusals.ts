import type { FieldErrors } from '../contract/schemas';

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

function bodyOf(error: unknown): object | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null ? error.data : undefined;
}

function detailOf(error: unknown): string | undefined {
  const body = bodyOf(error);
  return body && 'detail' in body && typeof body.detail === 'string' ? body.detail : undefined;
}

/** The server's messages by field of a call that was refused with 400 (design section 4). */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const body = statusOf(error) === 400 ? bodyOf(error) : undefined;
  if (!body) return {};
  const entries = Object.entries(body).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((message) => typeof message === 'string'),
  );
  return Object.fromEntries(entries);
}

/** What the server says where another try helps only later: after too many, or while it is not able to. */
export function waitMessageOf(error: unknown): string | undefined {
  const status = statusOf(error);
  return status === 429 || status === 503 ? detailOf(error) : undefined;
}

/** What the server says to somebody who has to wait, or who may not do this at all. */
export function refusalTextOf(error: unknown): string | undefined {
  return statusOf(error) === 403 ? detailOf(error) : waitMessageOf(error);
}

/** The same of several calls that were sent for one thing; they are refused for one reason. */
export function firstRefusalTextOf(errors: readonly unknown[]): string | undefined {
  return errors.map(refusalTextOf).find((text) => text !== undefined);
}

/** The same where there is no form: also what was wrong with the request as a whole. */
export function reasonOf(error: unknown): string | undefined {
  return refusalTextOf(error) ?? fieldErrorsOf(error)['non_field_errors']?.join(' ');
}

export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Refused since there is a newer version than the one that was to be saved over. */
export function isOutdated(error: unknown): boolean {
  return statusOf(error) === 412;
}

export function isUnchanged(error: unknown): boolean {
  return statusOf(error) === 304;
}

export function isUnauthorized(error: unknown): boolean {
  return statusOf(error) === 401;
}

/**
 * Whether a call failed with its session: refused with 401, or given up because
 * the session ended while it was under way. Nobody is waiting for it any more.
 */
export function isOfEndedSession(error: unknown): boolean {
  return isUnauthorized(error) || statusOf(error) === 'CUSTOM_ERROR' || isAborted(error);
}

/** Emptying the cache, at the end of a session, aborts what is under way. */
function isAborted(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}
