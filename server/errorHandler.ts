import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { DetailError, FieldErrors } from '../src/contract/schemas';
import { isMissingReference } from './database/faults';
import { Refusal } from './refusals';
import { serverTexts } from './texts';
import { fieldErrorsOf } from './validation';

interface Answer {
  statusCode: number;
  body: DetailError | FieldErrors;
}

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
  const { statusCode, body } = answerTo(error);
  if (statusCode >= 500) request.log.error({ err: error }, 'A request failed');
  void reply.code(statusCode).type('application/json; charset=utf-8').send(body);
}
