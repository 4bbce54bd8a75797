/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '../support/apiClient';
import { emptyDatabaseUrl, itWithProcesses } from '../support/databases';
import { endProcesses, startProcess } from '../support/serverProcess';
import { createWriters, expectWritten } from '../support/writers';

/* The server is killed while many write: what it has acknowledged is there, and nothing is half. */

jest.setTimeout(60_000);

const rounds = 6;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'killed-'));
});
afterEach(() => {
  endProcesses();
  rmSync(directory, { recursive: true });
});

itWithProcesses('keeps what was acknowledged, and nothing by halves, however often it is killed', async () => {
  const DATABASE_URL = await emptyDatabaseUrl(directory);
  const start = () =>
    startProcess('server/main.ts', { DATABASE_URL, DEMO_ACCOUNT: 'off', RATE_LIMIT: 'off' });

  let server = start();
  let url = await server.url();
  const { token } = await register(new URL('/api', url).href, {
    username: 'Alma',
    email: 'alma@example.com',
    password: 'korrekt-pferd',
    repeated_password: 'korrekt-pferd',
  });
  const writers = createWriters(token);

  for (let round = 1; round <= rounds; round += 1) {
    const { done } = writers.start(url, String(round));
    // Never at the same point of what is under way.
    await writers.acknowledged(30 + 7 * round);
    server.signal('SIGKILL');
    expect(await server.exit()).toMatchObject({ signal: 'SIGKILL' });
    await done;

    server = start();
    url = await server.url();
    await expectWritten(url, token, writers.written);
  }
  expect(writers.written.length).toBeGreaterThan(rounds * 5);
});
