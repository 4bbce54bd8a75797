import { DateTime } from 'luxon';
import { dayOf } from '../src/domain/calendar';
import { buildApp } from './app';
import { createPasswordHasher } from './auth/passwords';
import { ConfigError, readConfig, type Config } from './config';
import { openDatabase } from './database/connection';
import { migrate } from './database/migrate';
import { removeDemo, restoreDemo } from './demo/restore';

const oneDay = 24 * 60 * 60 * 1000;

async function start(config: Config): Promise<void> {
  const database = openDatabase(config.databaseUrl);
  await migrate(database);
  const passwords = createPasswordHasher();
  const app = buildApp({ database, config, passwords, logger: { level: 'warn' } });

  if (config.demoAccount) {
    const restore = () => restoreDemo(database, passwords, dayOf(DateTime.local()));
    await restore();
    setInterval(() => {
      restore().catch((error: unknown) => app.log.error(error, 'The demo account is not restored'));
    }, oneDay).unref();
  } else {
    await removeDemo(database);
  }

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
        console.error(error);
        process.exitCode = 1;
      });
    });
  }
}

/** What an operator can put right is told in a sentence; all else with its stack. */
function wordsFor(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Der Port ist schon belegt. Einen anderen wählt zum Beispiel PORT=3001 npm start.';
  }
  return error;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(wordsFor(error));
  process.exitCode = 1;
}
