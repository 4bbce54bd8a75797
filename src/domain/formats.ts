/*
 * What a well-formed value is, for the client's forms and for the server's
 * schemas alike.
 */

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Good enough to catch a slip of the finger; only a letter proves an address. */
const emailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/u;

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

/** A day that the calendar really has, as `yyyy-MM-dd`, from 1900 on. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * A website as it is stored: with a scheme, which is `https://` where the user
 * wrote none. `null` where it is no website or another scheme than http(s).
 */
export function normalizeWebsite(text: string): string | null {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed);
  const url = hasScheme ? trimmed : `https://${trimmed}`;
  if (!/^https?:\/\/[^\s/]/i.test(url) || /\s/.test(url) || !URL.canParse(url)) return null;
  return new URL(url).hostname.includes('.') || new URL(url).hostname === 'localhost' ? url : null;
}
