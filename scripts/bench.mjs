import './checkNode.mjs';
import { readdirSync } from 'node:fs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { Advice, runMain } from './run.mjs';

/**
 * Runs the benchmarks in scripts/bench/, each a file of its own; with names as
 * arguments only those: `npm run bench -- sizes`.
 */
runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.CHROME_PATH = await ensureBrowser();

  const folder = new URL('bench/', import.meta.url);
  const all = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Advice(`No benchmark called ${unknown.join(', ')}; there are: ${all.join(', ')}.`);
  }

  for (const name of chosen.length > 0 ? chosen : all) {
    console.log(`\n── ${name}`);
    const { bench } = await import(new URL(`${name}.mjs`, folder).href);
    await bench();
  }
});
