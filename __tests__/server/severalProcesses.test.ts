/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyDatabaseUrl, itWithProcesses } from '../support/databases';

jest.setTimeout(60_000);

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'several-processes-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

itWithProcesses('two processes on one database behave as one', async () => {
  const script = ['scripts/severalProcesses.mjs', '--import', 'tsx', 'server/main.ts'];
  const child = spawn(process.execPath, script, {
    env: { ...process.env, DATABASE_URL: await emptyDatabaseUrl(directory) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  const [shown, failed] = await output;
  expect(failed).toBe('');
  expect(shown.trim().split('\n')).toHaveLength(7);
  expect(code).toBe(0);
});
