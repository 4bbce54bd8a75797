import './checkNode.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runMain } from './run.mjs';

runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.setSourceMapsEnabled(true);
  // In this very process, so that a signal to "npm start" reaches the server.
  const server = new URL('../dist-server/main.js', import.meta.url);
  await import(server.href);
});
