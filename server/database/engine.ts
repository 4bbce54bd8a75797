import { PostgresAdapter, type Kysely } from 'kysely';

export type Engine = 'SQLite' | 'PostgreSQL';

/** For the few places where the two engines need other words to do the same. */
export function engineOf<Tables>(database: Kysely<Tables>): Engine {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'PostgreSQL' : 'SQLite';
}

/** PostgreSQL locks the rows that are asked for; SQLite lets one transaction write at a time. */
export function locksRows<Tables>(database: Kysely<Tables>): boolean {
  return engineOf(database) === 'PostgreSQL';
}
