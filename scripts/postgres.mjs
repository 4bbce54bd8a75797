import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.mjs';
import { run } from './run.mjs';

/* A PostgreSQL for the tests: a cluster in a temporary folder, with a port and a password of its own. */

const debianFolder = '/usr/lib/postgresql';
const programs = ['initdb', 'postgres', 'pg_isready'];
const isRoot = process.getuid?.() === 0;

/** @returns {string | undefined} the folder of its programs, the newest where there are several */
export function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(debianFolder, name, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name))));
}

/** Debian's, where we may install something. */
export async function installPostgres() {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing PostgreSQL …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], env);
  return findPostgres();
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser() {
  if (!isRoot) return {};
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  /** @type {(flag: string) => number} */
  const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * @param {string} bin the folder of its programs
 * @param {{ durable?: boolean }} [options] whether what it has committed survives a loss of power
 */
export async function startPostgres(bin, { durable = false } = {}) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'bewerbungen-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  }

  // In a language of its own, so that nothing rests on the order of code points by accident.
  const language = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de'];
  const account = ['--username=bewerbungen', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(
    join(bin, 'initdb'),
    [`--pgdata=${data}`, ...account, ...language, '--no-sync', '--no-instructions'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // The tests end processes of ours, never the power of the machine.
    ...(!durable && { fsync: 'off', full_page_writes: 'off' }),
    log_min_messages: 'fatal',
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    // A group of its own: Ctrl+C is for the command that uses it.
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  );
  const exit = once(server, 'exit');

  const stop = async () => {
    // "Fast": connections that are still open are closed.
    server.kill('SIGINT');
    await exit;
    rmSync(folder, { recursive: true });
  };

  const isReady = () =>
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  for (let attempt = 0; !isReady(); attempt += 1) {
    if (attempt === 100 || server.exitCode !== null) {
      await stop();
      throw new Error('PostgreSQL did not start.');
    }
    await wait(100);
  }
  return { url: `postgres://bewerbungen:${password}@127.0.0.1:${port}/postgres`, stop };
}
