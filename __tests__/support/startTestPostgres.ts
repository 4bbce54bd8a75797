import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from 'jest';
import { Client } from 'pg';

declare global {
  // The only thing that globalSetup and globalTeardown of Jest share.
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

/** A PostgreSQL for each worker of Jest: a database of the given server, or a PGlite. */
export default async function startTestPostgres({ maxWorkers }: Config & { maxWorkers: number }) {
  const numbers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
  const server = process.env.TEST_POSTGRES_URL;
  const start = server ? (number: number) => startDatabase(server, number) : startPglite;
  const started = await Promise.all(numbers.map(start));

  process.env.TEST_POSTGRES_URLS = JSON.stringify(started.map(({ url }) => url));
  globalThis.stopTestPostgres = async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

interface Started {
  url: string;
  stop: () => Promise<unknown>;
}

async function startDatabase(server: string, number: number): Promise<Started> {
  const name = `bewerbungen_test_${process.pid}_${number}`;
  const run = async (statement: string) => {
    const client = new Client(server);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, stop: () => run(`drop database ${name} with (force)`) };
}

async function startPglite(): Promise<Started> {
  // In a thread of its own: with one worker, Jest runs the tests in this one.
  const worker = new Worker(path.join(__dirname, 'pglite.mjs'));
  const [url] = (await once(worker, 'message')) as [string];
  return { url, stop: () => worker.terminate() };
}
