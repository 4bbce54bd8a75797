import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, run } from './run.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const wellKnownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/lib/chromium/chromium',
  '/usr/lib/chromium-browser/chromium-browser',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

/** A file may exist and yet not run: a stub for snap, a build without its libraries. */
function runs(/** @type {string} */ path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0;
}

async function ownBrowserOfPlaywright() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Advice(`CHROME_PATH is ${chosen}, but no browser starts there.`);
  }
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  // Playwright's own build first: it is the one that this version of Playwright was made for.
  return [await ownBrowserOfPlaywright(), ...onPath, ...wellKnownPaths].find(runs);
}

/** Ubuntu's package of the same name only hands over to snap, which is of no use in a container. */
function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
}

async function getBrowser() {
  if (isDebian() && process.getuid?.() === 0) {
    console.log('No Chromium or Chrome here: installing the package "chromium" …');
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    const updated = await run('apt-get', ['update', '-qq'], quietly);
    return updated === 0 && (await run('apt-get', ['install', '-y', '-qq', 'chromium'], quietly));
  }
  console.log('No Chromium or Chrome here: downloading the one of Playwright …');
  return run('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Finds a Chromium or Chrome, or gets one.
 *
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureBrowser() {
  const present = await findBrowser();
  if (present) return present;
  await getBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Advice(
    [
      'The browser tests need Chromium or Chrome, and none could be found or installed. Either',
      '  · install Chromium or Google Chrome with the package manager of this system, or',
      '  · run "npx playwright install --with-deps chromium" with the rights to install packages, or',
      '  · set CHROME_PATH to the executable of a Chromium or Chrome that is already here.',
    ].join('\n'),
  );
}
