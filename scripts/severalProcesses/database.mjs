import { existsSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import { Advice } from '../run.mjs';

/** @param {string} url */
const fileOf = (url) => (url.startsWith('file:') ? url.slice('file:'.length) : undefined);

/**
 * @param {string} url
 * @param {string} statement
 */
async function queryPostgres(url, statement) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Nobody's data shall be touched. @param {string} url */
export async function requireEmpty(url) {
  const file = fileOf(url);
  const tables = "select 1 from information_schema.tables where table_schema = current_schema()";
  const isEmpty = file ? !existsSync(file) : (await queryPostgres(url, tables)).length === 0;
  if (!isEmpty) throw new Advice('DATABASE_URL has to name a database with nothing in it.');
}

/** Logs everybody out behind the back of the servers. @param {string} url */
export async function deleteSessions(url) {
  const statement = 'delete from sessions';
  const file = fileOf(url);
  if (!file) {
    await queryPostgres(url, statement);
    return;
  }
  const database = new SqliteFile(file);
  database.exec(statement);
  database.close();
}
