import { FORM_ERROR } from 'final-form';

type Messages = Readonly<Record<string, readonly string[]>>;

/** The fields that a form, or a part of it, can show a message at, by name. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * The server's messages in the shape of Final Form's submit errors. What no
 * field of the form can show is said of the form as a whole.
 */
export function submitErrorsOf(messages: Messages, fields: Fields): Record<string, string> {
  const atFields: Record<string, string> = {};
  const elsewhere: string[] = [];
  for (const [name, texts] of Object.entries(messages)) {
    if (Object.hasOwn(fields, name)) atFields[name] = texts.join(' ');
    else elsewhere.push(...texts);
  }
  return { ...atFields, ...(elsewhere.length > 0 && { [FORM_ERROR]: elsewhere.join(' ') }) };
}

/** The same for a form whose parts are nested, each under its own name. */
export function nestedSubmitErrorsOf(
  parts: Readonly<Record<string, { messages: Messages; fields: Fields }>>,
): Record<string, string | Record<string, string>> {
  const errors: Record<string, string | Record<string, string>> = {};
  const elsewhere: string[] = [];
  for (const [part, { messages, fields }] of Object.entries(parts)) {
    const { [FORM_ERROR]: rest, ...atFields } = submitErrorsOf(messages, fields);
    if (Object.keys(atFields).length > 0) errors[part] = atFields;
    if (rest) elsewhere.push(rest);
  }
  // Several parts may have been refused for the same reason.
  const general = [...new Set(elsewhere)].join(' ');
  return { ...errors, ...(general && { [FORM_ERROR]: general }) };
}

/** The same with the server's words about the form as a whole, where it said nothing else of that. */
export function withGeneralError<Errors extends object>(errors: Errors, text: string | undefined) {
  return text ? { [FORM_ERROR]: text, ...errors } : errors;
}
