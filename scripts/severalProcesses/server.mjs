import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * @typedef {object} Server
 * @property {(method: string, path: string, payload?: object, token?: string) =>
 *   Promise<{ status: number, body: any }>} call
 * @property {() => Promise<number | null>} stop the exit code
 *
 * @param {string} databaseUrl
 * @param {string[]} nodeArguments
 * @returns {Promise<Server>} as soon as it listens
 */
export async function startServer(databaseUrl, nodeArguments) {
  const child = spawn(process.execPath, nodeArguments, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO_ACCOUNT: 'on',
      RATE_LIMIT: 'on',
    },
  });
  const exit = once(child, 'exit');

  const origin = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = /http:\/\/\S+/.exec(output);
      if (match) resolve(match[0]);
    });
    exit.then(() => reject(new Error('A server did not start.')), reject);
  });

  return {
    async call(method, path, payload, token) {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          ...(payload && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Token ${token}` }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      return { status: response.status, body: await response.json() };
    },
    async stop() {
      child.kill();
      const [code] = await exit;
      return code;
    },
  };
}
