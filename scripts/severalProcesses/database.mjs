import { existsSync } from 'node:fs';
import pg from 'pg';
import { Advice } from '../run.mjs';

/** @param {string} url */
async function hasTables(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select 1 from information_schema.tables where table_schema = current_schema() limit 1',
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Nobody's data shall be touched. @param {string} url */
export async function requireEmpty(url) {
  const isTaken = url.startsWith('file:')
    ? existsSync(url.slice('file:'.length))
    : await hasTables(url);
  if (isTaken) throw new Advice('DATABASE_URL has to name a database with nothing in it.');
}
