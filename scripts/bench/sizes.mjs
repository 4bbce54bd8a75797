import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArguments } from '../browserOptions.mjs';
import { withBuiltServer } from '../builtServer.mjs';

/** First views and what their JavaScript may weigh at most, in kB of brotli. */
const views = [
  { path: '/login', heading: 'Anmelden', loggedIn: false, limit: 165, aim: 150 },
  { path: '/applications', heading: 'Meine Bewerbungen', loggedIn: true, limit: 190, aim: 180 },
];

/** @param {number} bytes */
const kB = (bytes) => Number((bytes / 1000).toFixed(1));

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function chunkTable() {
  const folder = 'dist/assets';
  const chunks = readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      const compressed = `${path}.br`;
      // Where the build found nothing to gain, the file goes over the wire as it is.
      const brotli = existsSync(compressed) ? statSync(compressed).size : content.length;
      return { file, raw: content.length, gzip: gzipSync(content, { level: 9 }).length, brotli };
    })
    .sort((a, b) => b.brotli - a.brotli);
  const total = {
    file: 'all',
    raw: sum(chunks.map(({ raw }) => raw)),
    gzip: sum(chunks.map(({ gzip }) => gzip)),
    brotli: sum(chunks.map(({ brotli }) => brotli)),
  };
  return [...chunks, total].map(({ file, raw, gzip, brotli }) => ({
    file,
    'raw kB': kB(raw),
    'gzip kB': kB(gzip),
    'brotli kB': kB(brotli),
  }));
}

/**
 * @param {string} url
 * @returns {Promise<string>} the token of a fresh account
 */
async function register(url) {
  const password = randomUUID();
  const response = await fetch(`${url}/api/auth/registration/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: 'Bench',
      email: `${randomUUID()}@example.com`,
      password,
      repeated_password: password,
    }),
  });
  return (await response.json()).token;
}

/**
 * The scripts that Chromium really fetches for a view, and their weight on the wire.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(typeof views)[number]} view
 * @param {{ prefetch: boolean }} options
 */
async function fetchedScripts(browser, url, view, { prefetch }) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  if (view.loggedIn) {
    const token = await register(url);
    await page.addInitScript((token) => localStorage.setItem('authToken', token), token);
  }
  if (!prefetch) {
    // What the client loads ahead it loads when idle: so it is never idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  }

  /** @type {import('@playwright/test').Request[]} */
  const scripts = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(view.path);
  await page.getByRole('heading', { level: 1, name: view.heading }).waitFor();
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  await context.close();
  return { files: scripts.length, bytes: sum(sizes.map(({ responseBodySize }) => responseBodySize)) };
}

/** @param {string} url */
async function viewTable(url) {
  const executablePath = process.env.CHROME_PATH ?? '';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const rows = [];
  for (const view of views) {
    const first = await fetchedScripts(browser, url, view, { prefetch: false });
    const all = await fetchedScripts(browser, url, view, { prefetch: true });
    rows.push({
      view: view.path,
      files: first.files,
      'brotli kB': kB(first.bytes),
      'aim kB': view.aim,
      'limit kB': view.limit,
      kept: kB(first.bytes) <= view.limit ? 'yes' : 'NO',
      'with prefetch kB': kB(all.bytes),
    });
  }
  await browser.close();
  return rows;
}

export async function bench() {
  console.log('Chunks of the client:');
  console.table(chunkTable());
  console.log('JavaScript that Chromium fetches until the view stands:');
  console.table(await withBuiltServer(viewTable));
}
