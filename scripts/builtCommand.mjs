import { existsSync } from 'node:fs';
import { Advice } from './run.mjs';

/**
 * Runs a command that was built with the server. It builds nothing itself: that
 * would pull the files away from under a server that runs.
 *
 * @param {string} name
 */
export async function runBuilt(name) {
  const file = new URL(`../dist-server/${name}.js`, import.meta.url);
  if (!existsSync(file)) throw new Advice('Zuerst „npm run build“: Es ist noch nichts gebaut.');
  process.setSourceMapsEnabled(true);
  await import(file.href);
}
