import './checkNode.mjs';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runMain } from './run.mjs';
import { requireEmpty } from './severalProcesses/database.mjs';
import { startServer } from './severalProcesses/server.mjs';

/*
 * Two servers, each a process of its own, on one database: shows that together
 * they behave as one. Without DATABASE_URL the database is a temporary file.
 * Arguments are those of Node for another server than the built one.
 */

/** @typedef {import('./severalProcesses/server.mjs').Server} Server */

/** @param {Server} server @param {string} email */
const registration = (server, email) =>
  server.call('POST', '/auth/registration/', {
    username: 'Alma',
    email,
    password: 'korrekt-pferd',
    repeated_password: 'korrekt-pferd',
  });

/** @param {Server} server @param {string} email */
const login = (server, email, password = 'korrekt-pferd') =>
  server.call('POST', '/auth/login/', { email, password });

/** @param {Server} server @param {string} [token] */
const companies = (server, token) => server.call('GET', '/companies/', undefined, token);

/**
 * What is shown, in this order: each throws where it is not so.
 *
 * @type {[claim: string, show: (one: Server, other: Server) => Promise<void>][]}
 */
const claims = [
  [
    'the demo account was restored by one of them only',
    async (one, other) => {
      const { token } = (await login(other, 'demo@example.org', 'demo-bewerbungen')).body;
      const demo = (await companies(one, token)).body;
      // A second time would have deleted the first eight and made others.
      assert.deepEqual(demo.map((/** @type {any} */ { id }) => id).sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
    },
  ],
  [
    'who registers with one is known to the other at once',
    async (one, other) => {
      const { status, body } = await registration(one, 'alma@example.com');
      assert.equal(status, 201);
      assert.equal((await companies(other, body.token)).status, 200);
      assert.equal((await registration(other, 'alma@example.com')).status, 400);
    },
  ],
  [
    'who logs out at one is refused by both at once',
    async (one, other) => {
      const { token } = (await login(one, 'alma@example.com')).body;
      for (const server of [one, other]) assert.equal((await companies(server, token)).status, 200);
      assert.equal((await one.call('POST', '/auth/logout/', undefined, token)).status, 204);
      for (const server of [one, other]) assert.equal((await companies(server, token)).status, 401);
    },
  ],
  [
    'writes through both at once are all kept, none of them half',
    async (one, other) => {
      const { token } = (await login(one, 'alma@example.com')).body;
      const company = { name: 'Nordlicht GmbH', industry: 'Software' };
      const { id: company_id } = (await one.call('POST', '/companies/', company, token)).body;
      const values = { job_title: 'Entwicklerin', status: 'DRAFT', company_id };
      const { id } = (await one.call('POST', '/applications/', values, token)).body;
      const numbers = Array.from({ length: 40 }, (_, number) => String(number));
      const saved = await Promise.all(
        numbers.flatMap((job_title, number) => {
          const server = number % 2 === 0 ? one : other;
          const notes = [{ id: null, text: job_title }];
          return [
            server.call('PUT', `/applications/${id}/`, { ...values, job_title, notes }, token),
            server.call('POST', '/applications/', { ...values, job_title }, token),
          ];
        }),
      );
      assert.deepEqual([...new Set(saved.map(({ status }) => status))].sort(), [200, 201]);
      const all = (await other.call('GET', '/applications/', undefined, token)).body;
      assert.equal(all.length, numbers.length + 1);
      const last = (await one.call('GET', `/applications/${id}/`, undefined, token)).body;
      assert.deepEqual(last.notes.map((/** @type {any} */ { text }) => text), [last.job_title]);
    },
  ],
  [
    'attempts to log in are counted together',
    async (one, other) => {
      /** @type {number[]} */
      const answers = [];
      for (let count = 0; count < 12; count += 1) {
        const { status } = await login(count % 2 === 0 ? one : other, 'alma@example.com', 'falsch');
        answers.push(status);
      }
      // From one address five are enough for one account.
      assert.deepEqual(answers, [...Array(5).fill(401), ...Array(7).fill(429)]);
    },
  ],
  [
    'when one ends, the other goes on',
    async (one, other) => {
      assert.equal(await one.stop(), 0);
      assert.equal((await companies(other)).status, 401);
    },
  ],
];

/** @param {string} databaseUrl @param {string[]} nodeArguments */
async function show(databaseUrl, nodeArguments) {
  await requireEmpty(databaseUrl);
  const [one, other] = await Promise.all([
    startServer(databaseUrl, nodeArguments),
    startServer(databaseUrl, nodeArguments),
  ]);
  try {
    console.log('ok: two processes start at once on an empty database');
    for (const [claim, prove] of claims) {
      await prove(one, other);
      console.log(`ok: ${claim}`);
    }
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

runMain(async () => {
  let nodeArguments = process.argv.slice(2);
  if (nodeArguments.length === 0) {
    await ensureInstalled();
    await ensureBuilt();
    nodeArguments = ['dist-server/main.js'];
  }
  const folder = mkdtempSync(join(tmpdir(), 'several-processes-'));
  try {
    const databaseUrl = process.env.DATABASE_URL || `file:${join(folder, 'test.sqlite')}`;
    await show(databaseUrl, nodeArguments);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
