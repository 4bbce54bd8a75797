import Database from 'better-sqlite3';
import { statements } from './statements.mjs';

/**
 * The file with the settings of the server, each statement prepared once.
 *
 * @param {string} file
 * @returns {import('./statements.mjs').Store}
 */
export function openSqlite(file) {
  const database = new Database(file);
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');

  const prepared = new Map(
    Object.entries(statements).map(([name, text]) => [name, database.prepare(text)]),
  );
  /** @param {string} name */
  const statement = (name) => /** @type {import('better-sqlite3').Statement} */ (prepared.get(name));
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((text) =>
    database.prepare(text),
  );

  // One connection: who writes waits for the transaction before.
  let line = Promise.resolve();

  /** @type {import('./statements.mjs').Store} */
  const store = {
    all: (name, parameters) =>
      /** @type {import('./statements.mjs').Row[]} */ (statement(name).all(...parameters)),
    run: (name, parameters) => statement(name).run(...parameters),
    transaction(work) {
      const done = line.then(async () => {
        begin?.run();
        try {
          const result = await work(store);
          commit?.run();
          return result;
        } catch (error) {
          rollback?.run();
          throw error;
        }
      });
      line = done.then(() => undefined, () => undefined);
      return done;
    },
    close: () => void database.close(),
  };
  return store;
}
