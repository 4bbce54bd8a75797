import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connections } from './databases';

/** What is still running, also of a test that failed. */
const children = new Set<ChildProcess>();

export function endProcesses(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}

/** A file of `server/` in a process of its own, as the operator starts it. */
export function startProcess(
  file: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
) {
  const started = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_CONNECTIONS: String(connections),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(started);
  let output = '';
  const readers: (() => void)[] = [];
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const read of readers) read();
    });
  }
  const exit = once(started, 'close') as Promise<[number | null, string | null]>;

  return {
    exit: async () => {
      const [code, signal] = await exit;
      return { code, signal, output };
    },
    signal: (signal: NodeJS.Signals) => started.kill(signal),
    /** Where the server listens, as soon as it does. */
    url: () =>
      new Promise<URL>((resolve, reject) => {
        const read = () => {
          const match = /http:\/\/\S+/.exec(output);
          if (match) resolve(new URL(match[0]));
        };
        readers.push(read);
        read();
        void exit.then(() => {
          reject(new Error(output));
        });
      }),
  };
}

export type ServerProcess = ReturnType<typeof startProcess>;
