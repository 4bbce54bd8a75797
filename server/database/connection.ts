import { Kysely } from 'kysely';
import { postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite';
import type { Tables } from './tables';

/** A transaction is one as well, so every repository function works inside of one. */
export type Database = Kysely<Tables>;

const fileScheme = 'file:';
const postgresScheme = /^postgres(ql)?:\/\//;

export function isDatabaseUrl(url: string): boolean {
  if (url.startsWith(fileScheme)) return url.length > fileScheme.length;
  return postgresScheme.test(url) && isReadable(url);
}

/** What the driver could not read it would throw back with the password in it. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).href);
    return true;
  } catch {
    return false;
  }
}

/** How many connections a process has to PostgreSQL at most, where nothing else is asked for. */
export const defaultConnections = 10;

/** Opens `file:PATH` (and creates it where it is missing), `file::memory:` or `postgres://…`. */
export function openDatabase(url: string, connections = defaultConnections): Database {
  const dialect = postgresScheme.test(url)
    ? postgresDialect(url, connections)
    : sqliteDialect(url.slice(fileScheme.length));
  return new Kysely<Tables>({ dialect });
}
