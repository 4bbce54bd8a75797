import type { DetailError, FieldErrors } from '../src/contract/schemas';
import { serverTexts } from './texts';

/** A request that is answered with what is no success, in the words of the body. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: DetailError | FieldErrors,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Refused with ${statusCode}`);
  }
}

export function notAuthenticated(): Refusal {
  return new Refusal(401, { detail: serverTexts.notAuthenticated });
}

export function forbidden(detail: string): Refusal {
  return new Refusal(403, { detail });
}

export function notFound(detail: string): Refusal {
  return new Refusal(404, { detail });
}

/** Whoever sent this had an older version before their eyes. */
export function outdated(detail: string): Refusal {
  return new Refusal(412, { detail });
}

export function invalidField(field: string, message: string): Refusal {
  return new Refusal(400, { [field]: [message] });
}

/** In the form that names no field, so that the client says it of the whole form. */
export function storageFull(): Refusal {
  return invalidField('non_field_errors', serverTexts.storageFull);
}

/** @param endsAt when another attempt is welcome */
export function tooManyAttempts(endsAt: string, now: Date): Refusal {
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000);
  return new Refusal(
    429,
    { detail: serverTexts.tooManyAttempts(seconds) },
    { 'retry-after': String(seconds) },
  );
}

/** There is more to do than memory and patience are for. */
export function tooBusy(): Refusal {
  return new Refusal(503, { detail: serverTexts.tooBusy }, { 'retry-after': '5' });
}
