/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { AccountSession } from '../../src/contract/accountSchemas';
import type { Session } from '../../src/contract/schemas';
import { endOfUnused } from '../../server/auth/sessionLifetime';
import { deleteUnusedSessions } from '../../server/repositories/sessions';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

const begin = new Date('2026-03-01T12:00:00.000Z').getTime();
const hours = 60 * 60 * 1000;
const days = 24 * hours;

let time: number;
let server: TestServer;
let alma: TestUser;
beforeEach(async () => {
  time = begin;
  server = await startServer({ now: () => new Date(time) });
  alma = await server.user();
});
afterEach(() => server.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Another session of the same user; its token. */
async function logIn({ email }: TestUser, userAgent = firefox): Promise<string> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: { 'user-agent': userAgent },
    payload: { email, password: 'gut-geheim' },
  });
  return response.json<Session>().token;
}

const inject = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string) =>
  server.app.inject({ method, url, headers: { authorization: `Token ${token}` } });

const statusWith = async (token: string) =>
  (await inject(token, 'GET', '/api/companies/')).statusCode;

const sessionsOf = async (token: string) =>
  (await inject(token, 'GET', '/api/account/sessions/')).json<AccountSession[]>();

async function lastUseOf(token: string): Promise<string> {
  const { last_used_at } = await server.database
    .selectFrom('sessions')
    .select('last_used_at')
    .where('token_hash', '=', createHash('sha256').update(token).digest('base64url'))
    .executeTakeFirstOrThrow();
  return last_used_at;
}

/** The use is written down beside the answer. */
async function writtenUse(token: string): Promise<void> {
  while ((await lastUseOf(token)) !== new Date(time).toISOString());
}

describe('a logout', () => {
  it('revokes its token at once, and no other', async () => {
    const phone = await logIn(alma);
    const boris = await server.user();

    const response = await inject(alma.token, 'POST', '/api/auth/logout/');

    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(await statusWith(alma.token)).toBe(401);
    expect(await statusWith(phone)).toBe(200);
    expect(await statusWith(boris.token)).toBe(200);
  });

  it('needs a session, and ends each once', async () => {
    await inject(alma.token, 'POST', '/api/auth/logout/');
    expect((await inject(alma.token, 'POST', '/api/auth/logout/')).statusCode).toBe(401);
  });
});

describe('a session that nobody uses', () => {
  it('ends after thirty days, not before', async () => {
    time = begin + 30 * days;
    expect(await statusWith(alma.token)).toBe(200);
    time += 30 * days + 1;
    const response = await inject(alma.token, 'GET', '/api/companies/');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ detail: 'Bitte melden Sie sich an.' });
  });

  it('lives as long as it is used', async () => {
    for (let month = 0; month < 4; month += 1) {
      time += 29 * days;
      expect(await statusWith(alma.token)).toBe(200);
      await writtenUse(alma.token);
    }
  });

  it('is no longer listed, and its row is swept', async () => {
    const phone = await logIn(alma);
    time = begin + 20 * days;
    await statusWith(phone);
    await writtenUse(phone);
    time = begin + 31 * days;
    expect(await sessionsOf(phone)).toHaveLength(1);

    const rows = () => server.database.selectFrom('sessions').select('id').execute();
    expect(await rows()).toHaveLength(2);
    await deleteUnusedSessions(server.database, endOfUnused(new Date(time)));
    expect(await rows()).toHaveLength(1);
    expect(await statusWith(phone)).toBe(200);
  });
});

describe('the use of a session', () => {
  it('is written down at most once an hour', async () => {
    const updates = jest.spyOn(server.database, 'updateTable');
    time = begin + hours;
    await statusWith(alma.token);
    expect(updates).not.toHaveBeenCalled();

    time += 1;
    await statusWith(alma.token);
    await writtenUse(alma.token);
    expect(updates).toHaveBeenCalledTimes(1);

    time += hours;
    await statusWith(alma.token);
    expect(updates).toHaveBeenCalledTimes(1);
  });

  it('is not written down for a token that is refused', async () => {
    const updates = jest.spyOn(server.database, 'updateTable');
    time = begin + 31 * days;
    await statusWith(alma.token);
    expect(updates).not.toHaveBeenCalled();
    expect(await lastUseOf(alma.token)).toBe('2026-03-01T12:00:00.000Z');
  });

  it('that can’t be written down holds up nobody who reads', async () => {
    const updates = jest.spyOn(server.database, 'updateTable').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    time = begin + 2 * hours;
    expect(await statusWith(alma.token)).toBe(200);
    expect(updates).toHaveBeenCalledTimes(1);
  });
});

describe('the list of sessions', () => {
  it('tells of each when it began, when it was used, on what, and which one asks', async () => {
    time = begin + 2 * days;
    const phone = await logIn(alma);
    const [own, other, ...rest] = await sessionsOf(phone);

    expect(rest).toEqual([]);
    expect(own).toEqual({
      id: expect.any(Number) as number,
      created_at: '2026-03-03T12:00:00.000Z',
      last_used_at: '2026-03-03T12:00:00.000Z',
      device: 'Firefox auf Windows',
      current: true,
    });
    expect(other).toMatchObject({ created_at: '2026-03-01T12:00:00.000Z', current: false });
  });

  it('tells of the one that asks that it is in use, whatever its row says', async () => {
    time = begin + hours / 2;
    const [own] = await sessionsOf(alma.token);
    expect(own?.last_used_at).toBe('2026-03-01T12:30:00.000Z');
  });

  it('begins with the one that asks, then goes back in time', async () => {
    time = begin + days;
    await logIn(alma);
    time = begin + 2 * days;
    await logIn(alma);
    const listed = (await sessionsOf(alma.token)).map(({ created_at }) => created_at.slice(0, 10));
    expect(listed).toEqual(['2026-03-01', '2026-03-03', '2026-03-02']);
  });

  it('holds nobody else’s', async () => {
    await server.user();
    expect(await sessionsOf(alma.token)).toHaveLength(1);
  });

  it('is kept by no cache', async () => {
    const { headers } = await inject(alma.token, 'GET', '/api/account/sessions/');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('ending sessions', () => {
  it('everywhere ends all of the user’s, this one too, and nobody else’s', async () => {
    const phone = await logIn(alma);
    const boris = await server.user();

    const response = await inject(phone, 'DELETE', '/api/account/sessions/');

    expect(response.statusCode).toBe(204);
    expect(await statusWith(phone)).toBe(401);
    expect(await statusWith(alma.token)).toBe(401);
    expect(await statusWith(boris.token)).toBe(200);
  });

  it('can be done to a single one', async () => {
    const phone = await logIn(alma);
    const [{ id } = { id: 0 }] = (await sessionsOf(alma.token)).filter(({ current }) => !current);

    const end = () => inject(alma.token, 'DELETE', `/api/account/sessions/${id}/`);
    expect((await end()).statusCode).toBe(204);
    expect(await statusWith(phone)).toBe(401);
    expect(await statusWith(alma.token)).toBe(200);

    const again = await end();
    expect(again.statusCode).toBe(404);
    expect(again.json()).toEqual({ detail: 'Diese Sitzung gibt es nicht.' });
  });

  it('of somebody else tells no more than with an unknown one, and ends nothing', async () => {
    const boris = await server.user();
    const [{ id } = { id: 0 }] = await sessionsOf(boris.token);
    expect((await inject(alma.token, 'DELETE', `/api/account/sessions/${id}/`)).statusCode).toBe(404);
    expect(await statusWith(boris.token)).toBe(200);
  });
});
