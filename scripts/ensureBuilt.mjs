import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, run } from './run.mjs';

const sources = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const stamp = 'dist-server/.built-from';

/** @returns {string[]} */
function filesUnder(/** @type {string} */ path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * A digest of all that a build depends on. Content instead of times: git sets
 * times as it likes, and a deleted file leaves none.
 */
function fingerprint() {
  const hash = createHash('sha256');
  const environmentFiles = readdirSync('.').filter((name) => name.startsWith('.env')).sort();
  for (const file of [...sources, ...environmentFiles].flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  for (const name of Object.keys(process.env).filter((name) => name.startsWith('VITE_')).sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest('hex');
}

function isBuilt() {
  const outputs = ['dist/index.html', 'dist-server/main.js', stamp];
  return outputs.every((file) => existsSync(file)) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Notes what a build was made from; the build itself empties the folder of the former note. */
export function stampBuild() {
  writeFileSync(stamp, fingerprint());
}

/** Builds client and server, where the last build wasn't made from what is here now. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  // In a process of its own: the bundler's memory shall not stay with the server.
  const code = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) throw new Advice('The build failed; what is wrong stands above.');
}
