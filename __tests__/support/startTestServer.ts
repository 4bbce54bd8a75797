import { buildApp } from '../../server/app';
import { createPasswordHasher } from '../../server/auth/passwords';
import { openDatabase } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';

declare global {
  // The only thing that globalSetup and globalTeardown of Jest share.
  var stopTestServer: (() => Promise<void>) | undefined;
}

/** As cheap as scrypt can be: tests register users by the hundred. */
const cheap = { N: 16, r: 1, p: 1 };

/** One real server with an empty database for all client tests of a run. */
export default async function startTestServer() {
  const database = openDatabase('file::memory:');
  await migrate(database);

  const app = buildApp({
    database,
    passwords: createPasswordHasher(cheap),
    // Less than the usual, so that a test can fill it.
    limits: { storage: 3_000_000 },
    config: {
      demoAccount: false,
      rateLimit: false,
      trustProxy: false,
      operator: { name: '', address: '', email: '' },
      // The client under test runs in Jest; a built one is not served.
      clientDirectory: 'no-such-directory',
    },
  });

  process.env.TEST_API_URL = await app.listen({ host: '127.0.0.1', port: 0 });

  globalThis.stopTestServer = async () => {
    await app.close();
    await database.destroy();
  };
}
