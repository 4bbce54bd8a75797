import { runMain, run } from './run.mjs';
import { findPostgres, installPostgres, startPostgres, unprivilegedUser } from './postgres.mjs';
import { mountSmallDisk } from './smallDisk.mjs';

/*
 * Runs a command with TEST_POSTGRES_URL naming a PostgreSQL that is there for
 * as long as the command runs: node scripts/withPostgres.mjs npm test
 * Where it may mount one, TEST_POSTGRES_SMALL_DISK names an empty folder with
 * little room, for a tablespace.
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
  const smallDisk = mountSmallDisk(unprivilegedUser());
  try {
    process.exitCode = await run(command, args, {
      TEST_POSTGRES_URL: postgres.url,
      ...(smallDisk && { TEST_POSTGRES_SMALL_DISK: smallDisk.folder }),
    });
  } finally {
    await postgres.stop();
    smallDisk?.unmount();
  }
});
