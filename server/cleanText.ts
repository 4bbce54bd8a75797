/** Text as it is stored: without white space around it, and without NUL, which PostgreSQL refuses. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').trim();
}

/** An e-mail address is the same in upper and lower case. */
export function cleanEmail(text: string): string {
  return cleanText(text).toLowerCase();
}
