/**
 * Text as it is stored: without white space around it, without NUL, which
 * PostgreSQL refuses, and without halves of characters, which are no UTF-8.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim();
}

/** An e-mail address is the same in upper and lower case. */
export function cleanEmail(text: string): string {
  return cleanText(text).toLowerCase();
}
