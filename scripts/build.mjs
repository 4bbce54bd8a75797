import './checkNode.mjs';
import { stampBuild } from './ensureBuilt.mjs';
import { runMain } from './run.mjs';

runMain(async () => {
  const { build } = await import('vite');
  await build();
  await build({ configFile: 'vite.server.config.ts' });
  stampBuild();
});
