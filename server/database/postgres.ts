import { PostgresDialect } from 'kysely';

/** In milliseconds. */
const usualLimits = {
  /** For a place in the pool, or for a server that does not answer. */
  connect: 5_000,
  statement: 30_000,
  /** A process that hangs in the middle of a transaction must not hold up the others for good. */
  idleTransaction: 30_000,
  idleConnection: 60_000,
};

/**
 * @param connections how many this process opens at most
 * @param changed limits other than the usual ones
 */
export function postgresDialect(
  url: string,
  connections: number,
  changed: Partial<typeof usualLimits> = {},
): PostgresDialect {
  const limits = { ...usualLimits, ...changed };
  return new PostgresDialect({
    pool: async () => {
      // Loaded here, so that a start with SQLite does not pay for it.
      const { Pool, TypeOverrides, types } = await import('pg');
      const readers = new TypeOverrides();
      // Ids and counts would come as text; ours do not get beyond what a number holds.
      readers.setTypeParser(types.builtins.INT8, Number);
      const pool = new Pool({
        connectionString: url,
        application_name: 'bewerbungen',
        max: connections,
        keepAlive: true,
        connectionTimeoutMillis: limits.connect,
        idleTimeoutMillis: limits.idleConnection,
        statement_timeout: limits.statement,
        idle_in_transaction_session_timeout: limits.idleTransaction,
        types: readers,
      });
      // A connection that breaks is replaced by the pool, and whoever is using it gets an error of
      // his own. The event beside that would end the process if nobody listened: the pool does for
      // its idle connections, and for those in use we have to.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
      return pool;
    },
  });
}
