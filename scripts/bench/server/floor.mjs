import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { find, list, save } from './floor/answers.mjs';
import { openPostgres } from './floor/postgres.mjs';
import { openSqlite } from './floor/sqlite.mjs';

/*
 * The floor: what node:http and the driver need for the calls that are
 * measured, without a framework and without checking anything but the token.
 */

const url = process.env.DATABASE_URL ?? '';
const store = url.startsWith('file:') ? openSqlite(url.slice('file:'.length)) : openPostgres(url);

/** After so long without use a token has ended, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** @param {import('node:http').IncomingMessage} request */
async function userOf({ headers }) {
  const token = /^Token (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const usedSince = new Date(Date.now() - lifetime).toISOString();
  const [session] = await store.all('session', [hash, usedSince]);
  return session?.user_id;
}

/** @param {import('node:http').IncomingMessage} request @returns {Promise<unknown>} */
function bodyOf(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  return new Promise((resolve) => {
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
  });
}

/** @param {import('node:http').IncomingMessage} request */
async function answerTo(request) {
  const userId = await userOf(request);
  if (userId === undefined) return { status: 401, body: {} };
  const id = Number(/^\/api\/applications\/(\d+)\/$/.exec(request.url ?? '')?.[1]);
  if (!id) return { status: 200, body: await list(store, userId) };
  const body =
    request.method === 'PUT'
      ? await save(store, userId, id, await bodyOf(request))
      : await find(store, userId, id);
  return body ? { status: 200, body } : { status: 404, body: {} };
}

const server = createServer((request, response) => {
  answerTo(request)
    .catch((error) => {
      console.error(error);
      return { status: 500, body: {} };
    })
    .then(({ status, body }) => {
      const json = JSON.stringify(body);
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(json),
      });
      response.end(json);
    });
});

server.listen(Number(process.env.PORT), process.env.HOST, () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://${address.address}:${address.port}`);
});

process.once('SIGTERM', () => {
  server.close(() => void store.close());
  server.closeAllConnections();
});
