import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BackupError } from './command';
import { backupTexts } from './texts';

type Name = 'pg_dump' | 'pg_restore';

const debianFolder = '/usr/lib/postgresql';

function findAll(name: Name): { file: string; major: number }[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean),
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
  ];
  return folders
    .map((folder) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => {
      const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
      return { file, major: Number(/\) (\d+)/.exec(stdout)?.[1]) };
    })
    .filter(({ major }) => Number.isInteger(major));
}

/** The program of the server's own version, else of the next one: an older one does not know it. */
function find(name: Name, major: number): string {
  const all = findAll(name);
  if (all.length === 0) throw new BackupError(backupTexts.programMissing(name, major));
  const [best] = all.filter((each) => each.major >= major).sort((a, b) => a.major - b.major);
  if (best) return best.file;
  const found = [...new Set(all.map((each) => each.major))];
  throw new BackupError(backupTexts.programTooOld(name, found, major));
}

/**
 * Where to connect, in the environment and not among the arguments, which
 * everybody on the machine can read.
 */
async function environmentFor(url: string): Promise<NodeJS.ProcessEnv> {
  const { Client } = await import('pg');
  const { host, port, user, password, database } = new Client(url);
  const parameters = new URL(url).searchParams;
  const ssl = parameters.get('sslmode') ?? (parameters.has('ssl') ? 'require' : undefined);
  const files = { PGSSLROOTCERT: 'sslrootcert', PGSSLCERT: 'sslcert', PGSSLKEY: 'sslkey' };
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(typeof password === 'string' && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    // Known to our driver only: with TLS, whoever the other side is.
    ...(ssl && { PGSSLMODE: ssl === 'no-verify' ? 'require' : ssl }),
    ...Object.fromEntries(
      Object.entries(files).flatMap(([name, parameter]) => {
        const value = parameters.get(parameter);
        return value === null ? [] : [[name, value]];
      }),
    ),
    // The words of an error are ours to show; German ones would depend on the machine.
    LC_MESSAGES: 'C',
  };
}

/** @returns what the program has written */
export async function runProgram(
  name: Name,
  major: number,
  url: string,
  args: readonly string[],
): Promise<string> {
  const env = await environmentFor(url);
  try {
    const { stdout } = await promisify(execFile)(find(name, major), args, {
      env,
      maxBuffer: 2 ** 24,
    });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error)) throw error;
    const output = String(error.stderr).trim().split('\n').slice(0, 3).join('\n');
    throw new BackupError(backupTexts.programFailed(name, output));
  }
}
