import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import { findPostgres, startPostgres } from '../../postgres.mjs';

/** @typedef {import('./seed.mjs').Tables} Tables */

/**
 * @typedef {object} Engine
 * @property {string} description with what its durability depends on
 * @property {string} url of the database for the server, empty at first
 * @property {(email: string) => Promise<number>} userId
 * @property {(tables: Tables) => Promise<void>} fill
 * @property {() => Promise<string>} copy the url of a copy; nobody may be using the database
 * @property {() => Promise<void>} close
 */

/** @param {Tables} tables @returns {[table: string, columns: string, rows: Tables['users']][]} */
const filled = (tables) =>
  Object.entries(tables).map(([table, rows]) => [table, Object.keys(rows[0] ?? {}).join(', '), rows]);

/** @param {string} folder @returns {Promise<Engine>} */
export async function openSqlite(folder) {
  const file = join(folder, 'server.sqlite');

  /** @template T @param {(database: import('better-sqlite3').Database) => T} work */
  const withDatabase = (work) => {
    const database = new SqliteFile(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };

  return {
    description: `SQLite ${withVersion()}, WAL, synchronous=FULL`,
    url: `file:${file}`,
    userId: async (email) =>
      withDatabase((database) =>
        Number(database.prepare('select id from users where email = ?').pluck().get(email)),
      ),
    fill: async (tables) =>
      withDatabase((database) =>
        database.transaction(() => {
          for (const [table, columns, rows] of filled(tables)) {
            const values = columns.replaceAll(/\w+/g, '@$&');
            const insert = database.prepare(`insert into ${table} (${columns}) values (${values})`);
            for (const row of rows) insert.run(row);
          }
        })(),
      ),
    async copy() {
      // Who closes it last has left nothing in a second file.
      const copy = join(folder, 'floor.sqlite');
      copyFileSync(file, copy);
      return `file:${copy}`;
    },
    close: async () => undefined,
  };
}

function withVersion() {
  const database = new SqliteFile(':memory:');
  const version = database.prepare('select sqlite_version()').pluck().get();
  database.close();
  return version;
}

/**
 * The server that TEST_POSTGRES_URL names, else one for as long as the bench runs.
 *
 * @returns {Promise<Engine | undefined>} nothing where there is none
 */
export async function openPostgres() {
  const given = process.env.TEST_POSTGRES_URL;
  const programs = findPostgres();
  if (!given && !programs) return undefined;
  const started = given || !programs ? undefined : await startPostgres(programs, { durable: true });
  const url = given ?? started?.url ?? '';

  /** @param {string} name */
  const urlOf = (name) => {
    const address = new URL(url);
    address.pathname = name;
    return address.href;
  };
  /** @param {string} where @param {string} statement @param {unknown[]} [values] @returns {Promise<any[]>} */
  const query = async (where, statement, values) => {
    const client = new pg.Client(where);
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  };

  const [server, floor] = ['server', 'floor'].map((name) => `bewerbungen_bench_${process.pid}_${name}`);
  await query(url, `create database ${server}`);
  const database = urlOf(`${server}`);
  const [settings] = await query(
    url,
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit`,
  );

  return {
    description:
      `PostgreSQL ${settings.version}, fsync=${settings.fsync},` +
      ` synchronous_commit=${settings.synchronous_commit}`,
    url: database,
    userId: async (email) =>
      Number((await query(database, 'select id from users where email = $1', [email]))[0].id),
    async fill(tables) {
      for (const [table, columns, rows] of filled(tables)) {
        const source = `json_populate_recordset(null::${table}, $1)`;
        const statement = `insert into ${table} (${columns}) select ${columns} from ${source}`;
        await query(database, statement, [JSON.stringify(rows)]);
      }
      // What autovacuum would do some time later, in the middle of the measuring.
      await query(database, 'vacuum analyze');
    },
    async copy() {
      await query(url, `create database ${floor} template ${server}`);
      return urlOf(`${floor}`);
    },
    async close() {
      for (const name of [server, floor]) await query(url, `drop database if exists ${name} with (force)`);
      await started?.stop();
    },
  };
}
