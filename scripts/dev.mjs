import './checkNode.mjs';
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runMain } from './run.mjs';

/*
 * The client with hot reload and the API beside it, each on a port of its own;
 * to the browser they are one, since Vite hands the calls of the API on.
 */

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

/**
 * Fills the announcement in, as the server does with the built index.html.
 *
 * @returns {import('vite').Plugin}
 */
function announcement() {
  /** @type {import('vite').ViteDevServer} */
  let devServer;
  return {
    name: 'announcement',
    configureServer(server) {
      devServer = server;
    },
    async transformIndexHtml(html) {
      const { announce, announcementOf } = await devServer.ssrLoadModule('/server/announcement.ts');
      const { readConfig } = await devServer.ssrLoadModule('/server/config.ts');
      return announce(html, announcementOf(readConfig(process.env)));
    },
  };
}

runMain(async () => {
  await ensureInstalled();

  const api = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) },
  });

  const { createServer } = await import('vite');
  const client = await createServer({
    clearScreen: false,
    server: {
      host,
      port,
      strictPort: true,
      proxy: { '/api': { target: `http://127.0.0.1:${apiPort}` } },
    },
    plugins: [announcement()],
  });
  await client.listen();
  client.printUrls();

  // One end for both: a Ctrl+C reaches both anyway, any other end is passed on.
  api.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      void client.close();
      api.kill(signal);
    });
  }
});
