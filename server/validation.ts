import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '../src/contract/schemas';
import { isBlank, isCalendarDate, isEmail, normalizeWebsite } from '../src/domain/formats';
import { problemTexts } from '../src/texts/problemTexts';
import { cleanText } from './cleanText';
import { serverTexts } from './texts';

/** The rules behind the formats that the schemas name, for Ajv; each sees what would be stored. */
export const formats: Record<string, (text: string) => boolean> = {
  'not-blank': (text) => !isBlank(cleanText(text)),
  'calendar-date': isCalendarDate,
  'website-or-empty': (text) =>
    isBlank(cleanText(text)) || normalizeWebsite(cleanText(text)) !== null,
  'email-address': (text) => isEmail(cleanText(text)),
  'email-or-empty': (text) => isBlank(cleanText(text)) || isEmail(cleanText(text)),
  'row-id': (text) => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)),
};

const formatTexts = new Map<unknown, string>([
  ['calendar-date', problemTexts.date],
  ['website-or-empty', problemTexts.website],
  ['email-address', problemTexts.email],
  ['email-or-empty', problemTexts.email],
]);

const requiredTexts = new Map<string, string>([
  ['name', problemTexts.companyNameRequired],
  ['industry', problemTexts.industryRequired],
]);

function requiredText(field: string): string {
  return requiredTexts.get(field) ?? problemTexts.required;
}

/** The words to a broken rule; nothing where the rule alone tells too little. */
function textOf(field: string, { keyword, params }: FastifySchemaValidationError) {
  switch (keyword) {
    case 'required':
      return requiredText(field);
    case 'minLength':
      return params['limit'] === 1 ? requiredText(field) : problemTexts.passwordTooShort;
    case 'maxLength':
      return serverTexts.tooLong;
    case 'maxItems':
      return serverTexts.tooMany;
    case 'enum':
      return serverTexts.unknownChoice;
    case 'format':
      return params['format'] === 'not-blank'
        ? requiredText(field)
        : formatTexts.get(params['format']);
    default:
      return undefined;
  }
}

/** What stands in the first place of the path, so an error in a note counts for `notes`. */
function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const [, field] = instancePath.split('/');
  if (field !== undefined) return field;
  return keyword === 'required' ? String(params['missingProperty']) : '';
}

/** One message to each field; nothing where the input as a whole has the wrong form. */
export function fieldErrorsOf(
  errors: readonly FastifySchemaValidationError[],
): FieldErrors | undefined {
  const messages = new Map<string, string | undefined>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field === '') return undefined;
    messages.set(field, messages.get(field) ?? textOf(field, error));
  }
  return Object.fromEntries(
    [...messages].map(([field, message]) => [field, [message ?? serverTexts.invalidValue]]),
  );
}
