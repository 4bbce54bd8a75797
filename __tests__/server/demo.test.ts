/** @jest-environment node */
import { demoAccount } from '../../server/demo/account';
import { removeDemo, restoreDemo, restoreDemoOnceADay } from '../../server/demo/restore';
import { sampleSearch } from '../../server/demo/sampleSearch';
import type { Application, Company, Contact, Session } from '../../src/contract/schemas';
import { applicationStatuses } from '../../src/contract/status';
import { isCalendarDate, isEmail, normalizeWebsite } from '../../src/domain/formats';
import { requiredDate } from '../../src/domain/status';
import { cheapHasher, startServer, type TestServer } from '../support/serverApp';

const today = '2026-03-01';

describe('the sample search', () => {
  const companies = sampleSearch(today);
  const applications = companies.flatMap((company) => company.applications);

  it('is lively: eight companies, about 25 applications in every status', () => {
    expect(companies).toHaveLength(8);
    expect(applications).toHaveLength(25);
    const statuses = new Set(applications.map(({ values }) => values.status));
    expect([...statuses].sort()).toEqual([...applicationStatuses].sort());
  });

  it('has follow-ups that are overdue, due today and to come', () => {
    const days = applications.flatMap(({ values }) => values.follow_up_on ?? []);
    expect(days.some((day) => day < today)).toBe(true);
    expect(days.some((day) => day === today)).toBe(true);
    expect(days.some((day) => day > today)).toBe(true);
  });

  it('could have been typed by a user', () => {
    for (const { values, contacts, applications: ofCompany } of companies) {
      if (values.website !== null) expect(normalizeWebsite(values.website)).toBe(values.website);
      for (const { email } of contacts) expect(email === '' || isEmail(email)).toBe(true);
      for (const { values: application, contact, createdAt } of ofCompany) {
        const field = requiredDate(application.status);
        if (field) expect(application[field]).toEqual(expect.any(String));
        for (const date of [application.applied_on, application.follow_up_on]) {
          expect(date === null || isCalendarDate(date)).toBe(true);
        }
        expect(contact === null || contact < contacts.length).toBe(true);
        expect(createdAt < today).toBe(true);
      }
    }
  });

  it('names only hosts that are reserved for examples', () => {
    const hosts = JSON.stringify(companies).match(/(?<=https:\/\/|@)[\w.-]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(10);
    for (const host of hosts) expect(host).toMatch(/\.example\.(org|com)$/);
  });

  it('moves with the day, across the end of a month', () => {
    const [first] = sampleSearch('2026-03-01');
    const [later] = sampleSearch('2026-03-02');
    expect(first?.applications[0]?.values.follow_up_on).toBe('2026-03-01');
    expect(first?.applications[0]?.createdAt).toBe('2026-01-29T08:15:00.000Z');
    expect(later?.applications[0]?.values.follow_up_on).toBe('2026-03-02');
  });
});

describe('the account', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
    await restoreDemo(server.database, cheapHasher, today);
  });
  afterEach(() => server.close());

  const login = ({ app } = server) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email: demoAccount.email, password: demoAccount.password },
    });

  const read = async <T>(token: string, url: string) =>
    (await server.app.inject({ url, headers: { authorization: `Token ${token}` } })).json<T>();

  const withoutIds = (value: unknown) =>
    JSON.stringify(value, (key, inner: unknown) => (/^(id|company_id)$/.test(key) ? 0 : inner));

  it('opens with the password that is announced and shows the search', async () => {
    const { token } = (await login()).json<Session>();
    expect(await read<Company[]>(token, '/api/companies/')).toHaveLength(8);
    expect(await read<Contact[]>(token, '/api/contacts/')).toHaveLength(9);
    const applications = await read<Application[]>(token, '/api/applications/');
    expect(applications).toHaveLength(25);
    expect(applications.some(({ contact, notes }) => contact && notes.length > 1)).toBe(true);
  });

  it('is restored whatever was done to it, and nobody is logged out', async () => {
    const { token } = (await login()).json<Session>();
    const before = await read<Application[]>(token, '/api/applications/');
    const contact = before.find((application) => application.contact)?.contact;
    const headers = { authorization: `Token ${token}` };
    await server.app.inject({
      method: 'DELETE',
      url: `/api/contacts/${contact?.id ?? 0}/`,
      headers,
    });
    await server.app.inject({
      method: 'POST',
      url: '/api/companies/',
      headers,
      payload: { name: 'Unfug', industry: 'Unfug' },
    });

    await restoreDemo(server.database, cheapHasher, today);
    const after = await read<Application[]>(token, '/api/applications/');
    expect(withoutIds(after)).toBe(withoutIds(before));
    expect(await read<Company[]>(token, '/api/companies/')).toHaveLength(8);
  });

  it('keeps its hash while it is right, and gets a new one where it is not', async () => {
    const hash = jest.fn(cheapHasher.hash);
    await restoreDemo(server.database, { ...cheapHasher, hash }, today);
    expect(hash).not.toHaveBeenCalled();

    await server.database
      .updateTable('users')
      .set({ password_hash: await hash('x') })
      .execute();
    await restoreDemo(server.database, cheapHasher, today);
    expect((await login()).statusCode).toBe(200);
  });

  it('lets in who logs in while it is restored', async () => {
    const meanwhile = await startServer({
      database: server.database,
      passwords: {
        ...cheapHasher,
        verify: async (password, stored) => {
          await restoreDemo(server.database, cheapHasher, today);
          return cheapHasher.verify(password, stored);
        },
      },
    });
    expect((await login(meanwhile)).statusCode).toBe(200);
    await meanwhile.app.close();
  });

  it('leaves other users alone, restored and removed', async () => {
    const user = await server.user();
    await user.company();
    await restoreDemo(server.database, cheapHasher, today);
    await removeDemo(server.database);
    expect((await user.call('GET', '/api/companies/')).json()).toHaveLength(1);
  });

  it('is removed with all that it has', async () => {
    const { token } = (await login()).json<Session>();
    await removeDemo(server.database);
    expect((await login()).statusCode).toBe(401);
    const response = await server.app.inject({
      url: '/api/companies/',
      headers: { authorization: `Token ${token}` },
    });
    expect(response.statusCode).toBe(401);
    for (const table of ['companies', 'contacts', 'applications', 'notes', 'sessions'] as const) {
      expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('is restored completely or not at all', async () => {
    const { token } = (await login()).json<Session>();
    const before = await read<Application[]>(token, '/api/applications/');
    await server.database.schema.alterTable('notes').renameTo('lost_notes').execute();
    await expect(restoreDemo(server.database, cheapHasher, today)).rejects.toMatchObject({
      message: expect.stringMatching(/no such table: notes|"notes" does not exist/) as string,
    });
    await server.database.schema.alterTable('lost_notes').renameTo('notes').execute();
    expect(await read<Application[]>(token, '/api/applications/')).toEqual(before);
  });
});

describe('once a day', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  const restore = (day: string) => restoreDemoOnceADay(server.database, cheapHasher, day);

  const companyIds = async () => {
    const rows = await server.database.selectFrom('companies').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  it('the account is restored by one, however many would at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => restore(today)));
    // A second time would have made others.
    expect(await companyIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('the account is restored, and left alone for the rest of the day', async () => {
    await restore('2026-03-01');
    const [first = 0] = await companyIds();
    await server.database.deleteFrom('companies').where('id', '=', first).execute();
    await restore('2026-03-01');
    await restore('2026-02-28');
    expect(await companyIds()).toHaveLength(7);
    await restore('2026-03-02');
    expect(await companyIds()).toHaveLength(8);
  });

  it('counts only what was done to the end', async () => {
    const { schema } = server.database;
    await schema.alterTable('notes').renameTo('lost_notes').execute();
    await expect(restore(today)).rejects.toMatchObject({
      message: expect.stringContaining('notes') as string,
    });
    await schema.alterTable('lost_notes').renameTo('notes').execute();
    await restore(today);
    expect(await companyIds()).toHaveLength(8);
  });

  it('does not keep an account away that was removed on the same day', async () => {
    await restore(today);
    await removeDemo(server.database);
    await restore(today);
    expect(await companyIds()).toHaveLength(8);
  });
});
