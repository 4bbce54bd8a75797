import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { dayOf } from '../src/domain/calendar';
import { buildApp } from './app';
import { createPasswordHasher } from './auth/passwords';
import { endOfUnused } from './auth/sessionLifetime';
import { ConfigError, readConfig, type Config } from './config';
import { openDatabase, type Database } from './database/connection';
import { migrate } from './database/migrate';
import { removeDemo, restoreDemoOnceADay } from './demo/restore';
import { loggedError, loggerOptions } from './logging';
import { deleteEndedCounts } from './repositories/rateLimits';
import { deleteUnusedSessions } from './repositories/sessions';

const oneHour = 60 * 60 * 1000;

/** Says of a database that can't be reached what the operator has to know, and no password. */
async function openReachableDatabase(config: Config): Promise<Database> {
  const database = openDatabase(config.databaseUrl, config.databaseConnections);
  try {
    await sql`select 1`.execute(database);
    return database;
  } catch (error) {
    await database.destroy();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new ConfigError(`Die Datenbank in DATABASE_URL ist nicht erreichbar: ${reason}`);
  }
}

async function start(config: Config, database: Database): Promise<void> {
  await migrate(database);
  const passwords = createPasswordHasher();
  const app = buildApp({ database, config, passwords, logger: loggerOptions(config.logLevel) });

  const keepHouse = async () => {
    const moment = new Date();
    await deleteEndedCounts(database, moment);
    await deleteUnusedSessions(database, endOfUnused(moment));
    if (config.demoAccount) {
      await restoreDemoOnceADay(database, passwords, dayOf(DateTime.local()));
    }
  };
  if (!config.demoAccount) await removeDemo(database);
  await keepHouse();
  // Each hour, so that a new day is noticed soon.
  setInterval(() => {
    keepHouse().catch((error: unknown) => app.log.error(error, 'Housekeeping failed'));
  }, oneHour).unref();

  const url = await app.listen({ port: config.port, host: config.host });
  console.log(`Bewerbungen läuft: ${url} (beenden mit Strg+C)`);

  const stop = async () => {
    // Answers what is under way before the database goes.
    await app.close();
    await database.destroy();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Once: a second signal ends at once what does not want to stop.
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        console.error(wordsFor(error));
        process.exitCode = 1;
      });
    });
  }
}

async function main(): Promise<void> {
  // The data is for the eyes of this user only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const database = await openReachableDatabase(config);
  try {
    await start(config, database);
  } catch (error) {
    // Open connections would keep a process that serves nothing.
    await database.destroy();
    throw error;
  }
}

/** What an operator can put right is told in a sentence; all else with its stack. */
function wordsFor(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Der Port ist schon belegt. Einen anderen wählt zum Beispiel PORT=3001 npm start.';
  }
  return loggedError(error);
}

try {
  await main();
} catch (error) {
  console.error(wordsFor(error));
  process.exitCode = 1;
}
