import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { DetailError, FieldErrors } from '../src/contract/schemas';
import { isMissingReference, outageOf, type Outage } from './database/faults';
import { Refusal } from './refusals';
import { dataHeaders } from './security';
import { serverTexts } from './texts';
import { fieldErrorsOf } from './validation';

interface Answer {
  statusCode: number;
  body: DetailError | FieldErrors;
  headers?: Readonly<Record<string, string>>;
}

const outages: Record<Outage, Omit<Answer, 'statusCode'>> = {
  unreachable: { body: { detail: serverTexts.databaseUnreachable }, headers: { 'retry-after': '5' } },
  // Somebody has to make room first.
  full: { body: { detail: serverTexts.databaseFull }, headers: { 'retry-after': '60' } },
};

const frameworkTexts = new Map<number, string>([
  [400, serverTexts.malformed],
  [404, serverTexts.notFound],
  [413, serverTexts.tooLarge],
  [415, serverTexts.unsupportedMediaType],
]);

function answerTo(error: FastifyError | Refusal): Answer {
  if (error instanceof Refusal) return error;
  if (error.validation) {
    // A path with an impossible id leads nowhere.
    if (error.validationContext === 'params') {
      return { statusCode: 404, body: { detail: serverTexts.notFound } };
    }
    const body = fieldErrorsOf(error.validation) ?? { detail: serverTexts.malformed };
    return { statusCode: 400, body };
  }
  if (isMissingReference(error)) return { statusCode: 404, body: { detail: serverTexts.notFound } };
  const outage = outageOf(error);
  if (outage) return { statusCode: 503, ...outages[outage] };
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 400 || statusCode >= 500) {
    return { statusCode: 500, body: { detail: serverTexts.unexpected } };
  }
  const detail = frameworkTexts.get(statusCode) ?? serverTexts.refused;
  return { statusCode, body: { detail } };
}

/** The one place where errors become answers; what went wrong inside stays in the log. */
export function handleError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode, body, headers = {} } = answerTo(error);
  if (outageOf(error)) {
    // Of all that the driver tells about the error only what holds no values of a user.
    const code = 'code' in error ? error.code : undefined;
    request.log.error({ code, reason: error.message }, 'The database is not available');
  } else if (statusCode >= 500 && !(error instanceof Refusal)) {
    // A refusal is an answer that was meant.
    request.log.error({ err: error }, 'A request failed');
  }
  void reply
    .code(statusCode)
    // No hook has seen a request whose path is unreadable.
    .headers(dataHeaders)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(body);
}
