import './checkNode.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { Advice, runMain } from './run.mjs';

/**
 * The API under load beside its floor, on each engine. A quick look:
 * `npm run bench:server -- list one --engines SQLite --runs 1 --seconds 2`.
 */
runMain(async () => {
  const { positionals: chosen, values } = parseArgs({
    allowPositionals: true,
    options: {
      engines: { type: 'string', default: 'SQLite,PostgreSQL' },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
    },
  });
  const options = { runs: Number(values.runs), seconds: Number(values.seconds) };
  if (!Object.values(options).every((number) => Number.isInteger(number) && number > 0)) {
    throw new Advice('--runs and --seconds take a number.');
  }

  await ensureInstalled();
  await ensureBuilt();

  // What was just installed.
  const { figures } = await import('./bench/server/figures.mjs');
  const { openPostgres, openSqlite } = await import('./bench/server/engines.mjs');
  const { measure, measureMemoryOf, prepare } = await import('./bench/server/measure.mjs');
  const { figureTable, memoryTable } = await import('./bench/server/table.mjs');

  const names = [...figures.map(({ key }) => key), 'memory'];
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Advice(`No figure called ${unknown.join(', ')}; there are: ${names.join(', ')}.`);
  }
  const isChosen = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);
  const chosenFigures = figures.filter(({ key }) => isChosen(key));

  const folder = mkdtempSync(join(tmpdir(), 'bewerbungen-bench-'));
  /** @type {Record<string, () => ReturnType<typeof openPostgres>>} */
  const engines = { SQLite: () => openSqlite(folder), PostgreSQL: openPostgres };

  /** @param {string} name */
  const bench = async (name) => {
    const engine = await engines[name]?.();
    if (!engine) {
      console.log(`\n── ${name}: none here, and TEST_POSTGRES_URL names none: not measured.`);
      return;
    }
    try {
      console.log(`\n── ${engine.description}; ${options.runs} × ${options.seconds} s\n`);
      const members = await prepare(engine);
      if (chosenFigures.length > 0) {
        console.log(figureTable(await measure(engine, members, chosenFigures, options)));
      }
      if (isChosen('memory')) console.log(`\n${memoryTable(await measureMemoryOf(engine, members))}`);
    } finally {
      await engine.close();
    }
  };

  try {
    const wanted = values.engines.split(',');
    const missing = wanted.filter((name) => !(name in engines));
    if (missing.length > 0) {
      throw new Advice(`--engines takes ${Object.keys(engines).join(' and ')}.`);
    }
    for (const name of wanted) await bench(name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
