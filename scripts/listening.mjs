import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * @typedef {object} ListeningProcess
 * @property {string} origin where it listens
 * @property {number} pid
 * @property {() => Promise<number | null>} stop the exit code
 *
 * @param {string[]} nodeArguments of a script that writes its address when it listens
 * @param {NodeJS.ProcessEnv} env added to our own environment
 * @returns {Promise<ListeningProcess>} as soon as it listens, on a free port
 */
export async function startListening(nodeArguments, env) {
  const child = spawn(process.execPath, nodeArguments, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
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
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      const [code] = await exit;
      return code;
    },
  };
}
