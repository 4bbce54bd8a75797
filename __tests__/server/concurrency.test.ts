/** @jest-environment node */
import { sql, type ControlledTransaction } from 'kysely';
import type { Tables } from '../../server/database/tables';
import { inTransaction } from '../../server/database/transaction';
import type { Application, Company, Contact } from '../../src/contract/schemas';
import { itOnServer, openTestDatabase, postgresUrl, someoneWaits } from '../support/databases';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

/* What happens on other connections while a request is under way. */

let server: TestServer;
let user: TestUser;
let company: Company;
let contact: Contact;
let application: Application;

beforeEach(async () => {
  server = await startServer();
  user = await server.user();
  company = await user.company();
  contact = await user.contact({ company_id: company.id });
  application = await user.application({ company_id: company.id });
});
afterEach(() => server.close());

/** Somebody else on the same database, with a transaction that stays open. */
async function withOther(
  work: (transaction: ControlledTransaction<Tables>) => Promise<void>,
): Promise<void> {
  const other = openTestDatabase(postgresUrl());
  const transaction = await other.startTransaction().execute();
  try {
    await work(transaction);
  } finally {
    if (!transaction.isCommitted) await transaction.rollback().execute();
    await other.destroy();
  }
}

const save = (values: object, headers: Record<string, string> = {}) =>
  user.call(
    'PUT',
    `/api/applications/${application.id}/`,
    { job_title: 'Entwicklerin', status: 'DRAFT', company_id: company.id, ...values },
    headers,
  );

itOnServer('saves no application with a contact that is being deleted', async () => {
  await withOther(async (transaction) => {
    await transaction.deleteFrom('contacts').where('id', '=', contact.id).execute();
    const saving = save({ contact_id: contact.id });
    await someoneWaits(server.database);
    await transaction.commit().execute();
    const response = await saving;
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Diese Kontaktperson gibt es nicht.' });
  });
});

itOnServer('makes no contact at a company that is being deleted', async () => {
  await withOther(async (transaction) => {
    await transaction.deleteFrom('companies').where('id', '=', company.id).execute();
    const payload = { first_name: 'Jörg', last_name: 'Groß', company_id: company.id };
    const creating = user.call('POST', '/api/contacts/', payload);
    await someoneWaits(server.database);
    await transaction.commit().execute();
    const response = await creating;
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Nicht gefunden.' });
  });
});

itOnServer('compares a version only when whoever is writing has done so', async () => {
  const { headers } = await user.call('GET', `/api/applications/${application.id}/`);
  await withOther(async (transaction) => {
    await transaction
      .updateTable('applications')
      .set({ job_title: 'Im anderen Tab' })
      .where('id', '=', application.id)
      .execute();
    const saving = save({ job_title: 'Veraltet' }, { 'if-match': String(headers.etag) });
    await someoneWaits(server.database);
    await transaction.commit().execute();
    expect((await saving).statusCode).toBe(412);
  });
  expect(await user.applicationOf(application.id)).toMatchObject({ job_title: 'Im anderen Tab' });
});

itOnServer('answers all who save and delete at the same time', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id } = await user.contact({ company_id: company.id });
    await save({ contact_id: id });
    const answers = await Promise.all([
      save({ contact_id: id, notes: [{ id: null, text: 'eins' }] }),
      user.call('DELETE', `/api/contacts/${id}/`),
      save({ contact_id: null }),
      save({ contact_id: id }),
    ]);
    for (const { statusCode } of answers) expect([200, 204, 404]).toContain(statusCode);
  }
});

itOnServer('does a transaction again that was ended in favour of another', async () => {
  const both = [company.id, (await user.company()).id];
  let waiting = 0;
  let goOn: () => void = () => undefined;
  const bothWait = new Promise<void>((resolve) => (goOn = resolve));

  const rename = (name: string, ids: number[]) => {
    let attempts = 0;
    return inTransaction(server.database, async (transaction) => {
      attempts += 1;
      for (const id of ids) {
        await transaction.updateTable('companies').set({ name }).where('id', '=', id).execute();
        // Each has one of the two companies before it asks for the other's.
        if ((waiting += 1) === 2) goOn();
        if (attempts === 1) await bothWait;
      }
      return attempts;
    });
  };

  const attempts = await Promise.all([rename('A', both), rename('B', [...both].reverse())]);
  expect(attempts.sort()).toEqual([1, 2]);
  const companies = (await user.call('GET', '/api/companies/')).json<Company[]>();
  expect(new Set(companies.map(({ name }) => name)).size).toBe(1);
});

itOnServer('goes on with new connections where the idle ones have broken', async () => {
  const other = openTestDatabase(postgresUrl());
  const { rows: ended } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  expect(ended.length).toBeGreaterThan(0);
  await other.destroy();
  let statusCode = 0;
  while (statusCode !== 200) ({ statusCode } = await user.call('GET', '/api/companies/'));
});
