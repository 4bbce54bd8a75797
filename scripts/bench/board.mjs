import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments } from '../browserOptions.mjs';
import { withBuiltServer } from '../builtServer.mjs';
import { openAccounts } from './board/accounts.mjs';
import { figureTables, reactTable } from './board/figures.mjs';
import { makeFloorPage } from './board/floorPage.mjs';
import { measure } from './board/measure.mjs';

/**
 * The board at several sizes beside its floor, a static page without framework
 * that shows the same. Both are files of the same server, and so are measured
 * under the same conditions: headers, compression, one request for the JSON.
 *
 * @param {{ runs: number, sizes: number[] }} options
 */
export async function bench({ runs, sizes }) {
  const folder = mkdtempSync(join(tmpdir(), 'bewerbungen-bench-'));
  const executablePath = process.env.CHROME_PATH ?? '';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    cpSync('dist', join(folder, 'dist'), { recursive: true });
    const file = join(folder, 'bench.sqlite');
    const server = { databaseUrl: `file:${file}`, folder };

    /** @template T @param {(url: string, accounts: import('./board/accounts.mjs').Accounts) => Promise<T>} work */
    const withServer = (work) =>
      withBuiltServer(async (url) => {
        const accounts = openAccounts(file);
        return work(url, accounts).finally(accounts.close);
      }, server);

    // The server only knows files that are there when it starts.
    const floor = await withServer((url, accounts) => makeFloorPage(browser, url, accounts));
    writeFileSync(join(folder, 'dist/floor.html'), floor);
    cpSync('scripts/bench/board/floor.mjs', join(folder, 'dist/floor.mjs'));

    const samples = await withServer((url, accounts) =>
      measure({ browser, url, accounts, runs, sizes }),
    );
    for (const { title, rows } of figureTables(samples)) {
      console.log(title);
      console.table(rows);
    }
    console.log('React, for one drop:');
    console.table(reactTable(samples));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
