import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { announce, announcementOf } from './announcement';
import type { Config } from './config';
import { prepareIndexPage, sendIndexPage } from './indexPage';
import { notFound } from './refusals';
import { protectPage } from './security';
import { serverTexts } from './texts';

type ClientConfig = Pick<Config, 'clientDirectory' | 'demoAccount' | 'operator'>;

/** The built client: its files as they are, and its page for every path that a screen may have. */
export async function clientRoutes(app: FastifyInstance, config: ClientConfig): Promise<void> {
  const indexFile = path.join(config.clientDirectory, 'index.html');
  if (!existsSync(indexFile)) {
    app.log.warn(`There is no built client in ${config.clientDirectory}: only the API is served.`);
    app.setNotFoundHandler(() => {
      throw notFound(serverTexts.notFound);
    });
    return;
  }

  app.addHook('onRequest', protectPage);
  await app.register(staticFiles, {
    root: config.clientDirectory,
    // A route for each file that is there; all other paths are left to the page.
    wildcard: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const hashed = path.relative(config.clientDirectory, file).startsWith('assets');
      response.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      response.setHeader('vary', 'accept-encoding');
    },
  });

  const html = await readFile(indexFile, 'utf8');
  const page = await prepareIndexPage(announce(html, announcementOf(config)));
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) throw notFound(serverTexts.notFound);
    return sendIndexPage(page, request, reply);
  });
}

/** A file that is missing has to stay missing: a page in its place would only confuse. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !url.startsWith('/assets/') &&
    (accepted.includes('text/html') || accepted === '*/*')
  );
}
