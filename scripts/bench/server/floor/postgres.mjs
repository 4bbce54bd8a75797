import pg from 'pg';
import { statements } from './statements.mjs';

/** As many as the server opens where nothing else is asked for. */
const connections = 10;

/** @param {string} statement */
function withNumbers(statement) {
  let number = 0;
  return statement.replaceAll('?', () => `$${(number += 1)}`);
}

const held = new Set(['company', 'contact']);

/** Named alike, and what a saved application refers to is held as the server holds it. */
const texts = new Map(
  Object.entries(statements).map(([name, text]) => [
    name,
    withNumbers(held.has(name) ? `${text} for key share` : text),
  ]),
);

/**
 * @param {string} url
 * @returns {import('./statements.mjs').Store}
 */
export function openPostgres(url) {
  const readers = new pg.TypeOverrides();
  readers.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: connections, types: readers });

  /**
   * @param {pg.Pool | pg.PoolClient} connection
   * @returns {import('./statements.mjs').Store}
   */
  const storeOn = (connection) => ({
    all: async (name, parameters) =>
      (await connection.query(texts.get(name) ?? '', parameters)).rows,
    run: (name, parameters) => connection.query(texts.get(name) ?? '', parameters),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(storeOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  });
  return storeOn(pool);
}
