import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Advice, run } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** npm leaves a lock file of what it really installed; it is written last, so a broken-off install has none. */
function isInstalled() {
  const installedLock = 'node_modules/.package-lock.json';
  if (!existsSync(installedLock)) return false;

  const { '': project, ...wanted } = lockedPackages('package-lock.json');
  const installed = lockedPackages(installedLock);
  if (Object.keys(installed).some((path) => !(path in wanted))) return false;

  return Object.entries(wanted).every(([path, expected]) => {
    const actual = installed[path];
    // Packages for other platforms are optional, and npm skips them.
    if (!actual) return expected.optional === true;
    return actual.version === expected.version && actual.integrity === expected.integrity;
  });
}

/** The binary of better-sqlite3 fits one version of Node; after a change of Node it no longer loads. */
function nativeModulesLoad() {
  try {
    const Database = createRequire(import.meta.url)('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** Installs what package-lock.json says, where node_modules doesn't hold exactly that. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages …');
    // Building needs the development packages, also where NODE_ENV says production.
    const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0) {
      throw new Advice('"npm ci" failed. Is the package registry reachable from here?');
    }
  }
  if (!nativeModulesLoad()) {
    console.log('Rebuilding better-sqlite3 for this version of Node …');
    await run('npm', ['rebuild', 'better-sqlite3']);
    if (!nativeModulesLoad()) {
      throw new Advice(
        'better-sqlite3 can not be loaded. Where no finished binary can be downloaded it is compiled,\n' +
          'which needs Python 3, make and a C++ compiler (Debian: apt-get install python3 make g++).',
      );
    }
  }
}
