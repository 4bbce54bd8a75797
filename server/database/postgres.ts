import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';

/** In milliseconds. */
const usualLimits = {
  /** For a place in the pool, or for a server that does not answer. */
  connect: 5_000,
  statement: 30_000,
  /** A process that hangs in the middle of a transaction must not hold up the others for good. */
  idleTransaction: 30_000,
  idleConnection: 30_000,
  /**
   * Without a byte on a connection: longer than the server lets anything take, so what is on the
   * way to it no longer lets anything through.
   */
  silence: 35_000,
  keepAlive: 10_000,
};

let worksInSilence = 0;

/** For work in which a connection may be silent for long, and that is worth waiting for. */
export async function allowingSilence<T>(work: () => Promise<T>): Promise<T> {
  worksInSilence += 1;
  try {
    return await work();
  } finally {
    worksInSilence -= 1;
  }
}

/** Whoever waits for an answer gets an error, and the pool a new connection. */
function endingInSilence(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    if (worksInSilence === 0) socket.destroy();
  });
}

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
        keepAliveInitialDelayMillis: limits.keepAlive,
        stream: () => endingInSilence(limits.silence),
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
