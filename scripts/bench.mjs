import './checkNode.mjs';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { Advice, runMain } from './run.mjs';

/**
 * Runs the benchmarks, each a file in scripts/bench/; with names as arguments
 * only those: `npm run bench -- sizes`. A quick look at the board:
 * `npm run bench -- board --runs 1 --sizes 100,1000`.
 */
runMain(async () => {
  const { positionals: chosen, values } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      sizes: { type: 'string', default: '100,1000,10000' },
    },
  });
  const options = { runs: Number(values.runs), sizes: values.sizes.split(',').map(Number) };
  if (![options.runs, ...options.sizes].every((number) => Number.isInteger(number) && number > 0)) {
    throw new Advice('--runs takes a number and --sizes takes numbers with commas between them.');
  }

  await ensureInstalled();
  await ensureBuilt();
  process.env.CHROME_PATH = await ensureBrowser();

  const folder = new URL('bench/', import.meta.url);
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.replace(/\.mjs$/, ''));
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Advice(`No benchmark called ${unknown.join(', ')}; there are: ${all.join(', ')}.`);
  }

  for (const name of chosen.length > 0 ? chosen : all) {
    console.log(`\n── ${name}`);
    const { bench } = await import(new URL(`${name}.mjs`, folder).href);
    await bench(options);
  }
});
