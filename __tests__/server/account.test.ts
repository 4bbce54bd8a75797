/** @jest-environment node */
import { sql } from 'kysely';
import type { AccountExport, AccountSession } from '../../src/contract/accountSchemas';
import type { PasswordHasher } from '../../server/auth/passwords';
import { demoAccount } from '../../server/demo/account';
import { restoreDemo } from '../../server/demo/restore';
import type { Session } from '../../src/contract/schemas';
import { itOnServer, someoneWaits } from '../support/databases';
import { cheapHasher, startServer, type TestServer, type TestUser } from '../support/serverApp';

const now = new Date('2026-11-21T08:00:00.000Z');

let server: TestServer;
let alma: TestUser;
let afterVerifying: () => Promise<void>;
beforeEach(async () => {
  afterVerifying = () => Promise.resolve();
  const passwords: PasswordHasher = {
    ...cheapHasher,
    async verify(password, storedHash) {
      const correct = await cheapHasher.verify(password, storedHash);
      await afterVerifying();
      return correct;
    },
  };
  server = await startServer({ now: () => now, passwords });
  alma = await server.user();
});
afterEach(() => server.close());

const logIn = (email: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login/', payload: { email, password } });

const tokenOf = async (email: string, password: string) =>
  (await logIn(email, password)).json<Session>().token;

const statusWith = async (token: string) =>
  (
    await server.app.inject({
      url: '/api/companies/',
      headers: { authorization: `Token ${token}` },
    })
  ).statusCode;

/** Keeps the next request that has verified a password from going on with it. */
function holdNextVerified() {
  let goOn: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  const verified = new Promise<void>((resolve) => {
    afterVerifying = () => {
      afterVerifying = () => Promise.resolve();
      resolve();
      return released;
    };
  });
  return { verified, goOn };
}

/** A user with something in each table. */
async function furnish(user: TestUser) {
  const company = await user.company({ name: `Firma von ${user.email}` });
  const contact = await user.contact({ company_id: company.id });
  const { id } = await user.application({ company_id: company.id, contact_id: contact.id });
  await user.call('PUT', `/api/applications/${id}/`, {
    job_title: 'Entwicklerin',
    status: 'DRAFT',
    company_id: company.id,
    contact_id: contact.id,
    notes: [{ id: null, text: `Notiz von ${user.email}` }],
  });
  return { company, contact, application: await user.applicationOf(id) };
}

const tables = ['users', 'sessions', 'companies', 'contacts', 'applications', 'notes'] as const;

/** Those that tell nothing of a user: who asked how often, and how often something has changed. */
const withoutContent = ['daily_tasks', 'rate_limits', 'revisions'];

async function rowsOf(user: TestUser) {
  const { id } = await server.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  return async () => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { count } = await server.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where(sql.ref(table === 'users' ? 'id' : 'user_id'), '=', id)
        .executeTakeFirstOrThrow();
      counts[table] = Number(count);
    }
    return counts;
  };
}

it('tells who one is', async () => {
  const response = await alma.call('GET', '/api/account/');
  expect(response.json()).toEqual({ username: 'Alma', email: alma.email });
  expect(response.headers['cache-control']).toBe('no-store');
});

describe('a change of password', () => {
  const fresh = 'korrekt-pferd-batterie';
  const change = (values: object = {}) =>
    alma.call('PUT', '/api/account/password/', {
      old_password: 'gut-geheim',
      new_password: fresh,
      repeated_password: fresh,
      ...values,
    });

  it('lets in with the new one only, and ends all other sessions', async () => {
    const phone = await tokenOf(alma.email, 'gut-geheim');
    const boris = await server.user();

    const response = await change();

    expect(response.statusCode).toBe(204);
    expect((await logIn(alma.email, 'gut-geheim')).statusCode).toBe(401);
    expect((await logIn(alma.email, fresh)).statusCode).toBe(200);
    expect(await statusWith(phone)).toBe(401);
    expect(await statusWith(alma.token)).toBe(200);
    expect(await statusWith(boris.token)).toBe(200);
  });

  it.each([
    ['a wrong old one', { old_password: 'falsch' }, 'old_password', 'Das Passwort ist nicht richtig.'],
    ['no old one', { old_password: '' }, 'old_password', 'Bitte füllen Sie dieses Feld aus.'],
    [
      'a short one',
      { new_password: 'kurz1', repeated_password: 'kurz1' },
      'new_password',
      'Das Passwort muss mindestens 6 Zeichen lang sein.',
    ],
    [
      'a common one',
      { new_password: 'Passwort1', repeated_password: 'Passwort1' },
      'new_password',
      'Dieses Passwort gehört zu den häufigsten und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    ],
    [
      'two different ones',
      { repeated_password: 'anders' },
      'repeated_password',
      'Die Passwörter stimmen nicht überein.',
    ],
  ])('to %s is refused at its field and changes nothing', async (_case, values, field, message) => {
    const phone = await tokenOf(alma.email, 'gut-geheim');
    const response = await change(values);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [message] });
    expect((await logIn(alma.email, 'gut-geheim')).statusCode).toBe(200);
    expect(await statusWith(phone)).toBe(200);
  });

  it('to one’s own address is refused', async () => {
    const own = alma.email.toUpperCase();
    const response = await change({ new_password: own, repeated_password: own });
    expect(Object.keys(response.json<object>())).toEqual(['new_password']);
  });
});

describe('a password that is changed while another request has just verified it', () => {
  const change = (fresh: string) =>
    alma.call('PUT', '/api/account/password/', {
      old_password: 'gut-geheim',
      new_password: fresh,
      repeated_password: fresh,
    });

  it.each([
    ['lets nobody in', () => logIn(alma.email, 'gut-geheim'), 401, 'detail'],
    ['is not changed once more', () => change('zu-spaet-gekommen'), 400, 'old_password'],
    [
      'deletes no account',
      () => alma.call('DELETE', '/api/account/', { password: 'gut-geheim' }),
      400,
      'password',
    ],
  ])('%s', async (_case, request, status, field) => {
    const { verified, goOn } = holdNextVerified();
    const late = request();
    await verified;
    expect((await change('korrekt-pferd-batterie')).statusCode).toBe(204);
    goOn();

    const response = await late;
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json<object>())).toEqual([field]);
    const sessions = (await alma.call('GET', '/api/account/sessions/')).json<AccountSession[]>();
    expect(sessions).toHaveLength(1);
    expect((await logIn(alma.email, 'korrekt-pferd-batterie')).statusCode).toBe(200);
  });

  itOnServer('lets nobody in either where the change is just being written', async () => {
    const { verified, goOn } = holdNextVerified();
    const login = logIn(alma.email, 'gut-geheim');
    await verified;
    await server.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ password_hash: 'scrypt$' }).execute();
      goOn();
      await Promise.race([someoneWaits(server.database), login]);
    });
    expect((await login).statusCode).toBe(401);
  });
});

describe('the export', () => {
  it('holds everything about the user, and nothing that would let somebody in', async () => {
    const { company, contact, application } = await furnish(alma);
    await furnish(await server.user());

    const response = await alma.call('GET', '/api/account/export/');

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="bewerbungen-2026-11-21.json"',
      'cache-control': 'no-store',
    });
    expect(response.json<AccountExport>()).toEqual({
      exported_at: '2026-11-21T08:00:00.000Z',
      user: { username: 'Alma', email: alma.email, created_at: '2026-11-21T08:00:00.000Z' },
      sessions: [
        {
          created_at: '2026-11-21T08:00:00.000Z',
          last_used_at: '2026-11-21T08:00:00.000Z',
          device: '',
        },
      ],
      companies: [company],
      contacts: [contact],
      applications: [application],
    });
    expect(application.notes).toHaveLength(1);
    const user = await server.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const session = await server.database
      .selectFrom('sessions')
      .selectAll()
      .executeTakeFirstOrThrow();
    for (const secret of [user.password_hash, session.token_hash, alma.token]) {
      expect(response.body).not.toContain(secret);
    }
  });

  it('leaves out no column of a table, unless on purpose', async () => {
    await furnish(alma);
    const { user, sessions, companies, contacts, applications } = (
      await alma.call('GET', '/api/account/export/')
    ).json<AccountExport>();
    const exported = {
      users: user,
      sessions: sessions[0],
      companies: companies[0],
      contacts: contacts[0],
      applications: applications[0],
      notes: applications[0]?.notes[0],
    };
    // Secrets; numbers that only lead to what is there; the place of a note, which is its place.
    const onPurpose = [
      'users: id, password_hash',
      'sessions: id, user_id, token_hash',
      'companies: user_id',
      'contacts: user_id',
      'applications: user_id, company_id, contact_id',
      'notes: user_id, application_id, position',
    ];
    const all = await server.database.introspection.getTables();
    const leftOut = tables.map((table) => {
      const columns = all.find(({ name }) => name === table)?.columns ?? [];
      const missing = columns.filter(({ name }) => !Object.hasOwn(exported[table] ?? {}, name));
      return `${table}: ${missing.map(({ name }) => name).join(', ')}`;
    });
    expect(all.map(({ name }) => name).sort()).toEqual([...tables, ...withoutContent].sort());
    expect(leftOut).toEqual(onPurpose);
  });
});

describe('the deletion of the account', () => {
  const remove = (user: TestUser, password: string) =>
    user.call('DELETE', '/api/account/', { password });

  it('deletes every row of the user and no other', async () => {
    const boris = await server.user();
    await furnish(alma);
    await furnish(boris);
    const phone = await tokenOf(alma.email, 'gut-geheim');
    const [hers, his] = [await rowsOf(alma), await rowsOf(boris)];
    const before = await his();
    expect(Object.values(await hers())).toEqual([1, 2, 1, 1, 1, 1]);

    const response = await remove(alma, 'gut-geheim');

    expect(response.statusCode).toBe(204);
    expect(Object.values(await hers())).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await his()).toEqual(before);
    expect(await statusWith(alma.token)).toBe(401);
    expect(await statusWith(phone)).toBe(401);
    expect((await logIn(alma.email, 'gut-geheim')).statusCode).toBe(401);
  });

  it('leaves the address free for a new account, which begins empty', async () => {
    await furnish(alma);
    await remove(alma, 'gut-geheim');
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/auth/registration/',
      payload: { username: 'Neu', email: alma.email, password: 'gut-geheim', repeated_password: 'gut-geheim' },
    });
    expect(response.statusCode).toBe(201);
    const { token } = response.json<Session>();
    const applications = await server.app.inject({
      url: '/api/applications/',
      headers: { authorization: `Token ${token}` },
    });
    expect(applications.json()).toEqual([]);
  });

  it.each([
    ['a wrong password', { password: 'falsch' }, 'Das Passwort ist nicht richtig.'],
    ['none', {}, 'Bitte füllen Sie dieses Feld aus.'],
  ])('with %s is refused and deletes nothing', async (_case, payload, message) => {
    await furnish(alma);
    const rows = await rowsOf(alma);
    const before = await rows();
    const response = await alma.call('DELETE', '/api/account/', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ password: [message] });
    expect(await rows()).toEqual(before);
  });

  it('without a body is refused', async () => {
    expect((await alma.call('DELETE', '/api/account/')).statusCode).toBe(400);
  });
});

describe('the demo account', () => {
  let visitor: string;
  let other: string;
  beforeEach(async () => {
    await restoreDemo(server.database, cheapHasher, '2026-11-21');
    visitor = await tokenOf(demoAccount.email, demoAccount.password);
    other = await tokenOf(demoAccount.email, demoAccount.password);
  });

  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Token ${visitor}` },
      ...(payload && { payload }),
    });

  it.each([
    [
      'change the password',
      'PUT',
      '/api/account/password/',
      {
        old_password: demoAccount.password,
        new_password: 'ganz-anders',
        repeated_password: 'ganz-anders',
      },
    ],
    ['delete it', 'DELETE', '/api/account/', { password: demoAccount.password }],
    ['end all sessions', 'DELETE', '/api/account/sessions/', undefined],
    ['end a session', 'DELETE', '/api/account/sessions/1/', undefined],
  ] as const)('lets nobody %s, and says why', async (_case, method, url, payload) => {
    const response = await call(method, url, payload);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      detail: expect.stringContaining('Das Demo-Konto teilen sich alle Besucher.') as string,
    });
    expect(await statusWith(other)).toBe(200);
    expect((await logIn(demoAccount.email, demoAccount.password)).statusCode).toBe(200);
  });

  it('shows a visitor no session of another, in the list and in the export', async () => {
    const sessions = (await call('GET', '/api/account/sessions/')).json<AccountSession[]>();
    expect(sessions).toEqual([expect.objectContaining({ current: true })]);
    const exported = (await call('GET', '/api/account/export/')).json<AccountExport>();
    expect(exported.sessions).toHaveLength(1);
    expect(exported.applications).toHaveLength(25);
  });

  it('lets each visitor log out alone', async () => {
    expect((await call('POST', '/api/auth/logout/')).statusCode).toBe(204);
    expect(await statusWith(visitor)).toBe(401);
    expect(await statusWith(other)).toBe(200);
  });
});
