import './checkNode.mjs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { run, runMain } from './run.mjs';

/** The browser tests alone, on a fresh build; arguments go to Playwright. */
runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const CHROME_PATH = await ensureBrowser();
  process.exitCode = await run(
    'node_modules/.bin/playwright',
    ['test', ...process.argv.slice(2)],
    { CHROME_PATH },
  );
});
