import { runMain, run } from './run.mjs';
import { findPostgres, installPostgres, startPostgres } from './postgres.mjs';

/*
 * Runs a command with TEST_POSTGRES_URL naming a PostgreSQL that is there for
 * as long as the command runs: node scripts/withPostgres.mjs npm test
 */

const [command = '', ...args] = process.argv.slice(2);

runMain(async () => {
  if (process.env.TEST_POSTGRES_URL) {
    process.exitCode = await run(command, args);
    return;
  }

  const bin = findPostgres() ?? (await installPostgres());
  if (!bin) {
    const line = '!'.repeat(78);
    console.error(
      `${line}\n!! There is no PostgreSQL here, and none could be installed.\n` +
        '!! Its tests run on PGlite: those with several connections at a time are SKIPPED.\n' +
        line,
    );
    process.exitCode = await run(command, args);
    return;
  }

  const postgres = await startPostgres(bin);
  try {
    process.exitCode = await run(command, args, { TEST_POSTGRES_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
});
