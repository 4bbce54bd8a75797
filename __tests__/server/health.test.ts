/** @jest-environment node */
import { databaseAnswers } from '../../server/repositories/health';
import { connections } from '../support/databases';
import { startServer, type TestServer } from '../support/serverApp';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ config: { rateLimit: true } });
});
afterEach(() => server.close());

it.each(['/healthz', '/readyz'])('%s is answered without a session, and not kept', async (url) => {
  const response = await server.app.inject({ url, headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('is not ready while the database does not answer, but alive, and recovers by itself', async () => {
  const { schema } = server.database;
  await schema.alterTable('daily_tasks').renameTo('lost_tasks').execute();
  const away = await server.app.inject('/readyz');
  expect(away.statusCode).toBe(503);
  expect(away.headers['cache-control']).toBe('no-store');
  expect(away.json()).toEqual({
    detail: 'Der Server erreicht seine Daten gerade nicht. Bitte versuchen Sie es in Kürze erneut.',
  });
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  await schema.alterTable('lost_tasks').renameTo('daily_tasks').execute();
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

it('waits for no database that hangs', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const taken = Array.from({ length: connections }, () =>
    server.database.connection().execute(() => released),
  );
  expect(await databaseAnswers(server.database, 1)).toBe(false);
  release();
  await Promise.all(taken);
  expect(await databaseAnswers(server.database, 3_000)).toBe(true);
});

it('writes nothing', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  }
  expect(await server.database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});
