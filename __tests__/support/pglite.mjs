import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/* PostgreSQL without a server to install; a thread that says where it listens. */

const db = await PGlite.create();
// More than one at a time only in turns: a server in a process of its own comes after the test.
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 5 });
await server.start();
parentPort?.postMessage(`postgres://postgres:postgres@${server.getServerConn()}/postgres`);
