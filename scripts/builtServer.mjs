import { spawn } from 'node:child_process';
import { resolve as absolute } from 'node:path';
import { freePort } from './freePort.mjs';

/** @param {string} url */
async function answers(url) {
  return fetch(url).then((response) => response.ok, () => false);
}

/**
 * Runs the built server for as long as `work` takes; as it comes, on an empty
 * database in memory and with the client that was built.
 *
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @param {{ databaseUrl?: string, folder?: string }} [options] the client lies in `folder`/dist
 * @returns {Promise<T>}
 */
export async function withBuiltServer(work, { databaseUrl = 'file::memory:', folder = '.' } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [absolute('dist-server/main.js')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
    },
  });
  try {
    for (let attempt = 0; !(await answers(url)); attempt += 1) {
      if (attempt === 100 || server.exitCode !== null) throw new Error('The server did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await work(url);
  } finally {
    server.kill();
  }
}
