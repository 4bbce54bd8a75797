/** @jest-environment node */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import type { OpenAPIV3_1 } from 'openapi-types';
import { hashToken } from '../../server/auth/tokens';
import { findSession, insertSession } from '../../server/repositories/sessions';
import { upsertUser } from '../../server/repositories/users';
import {
  callsOf,
  plainRequestTo,
  requestsTo,
  type DocumentedCall,
  type DocumentedRequest,
} from '../support/openapiRequests';
import { cheapHasher, startServer, type TestServer, type TestUser } from '../support/serverApp';

/*
 * Whatever comes in to whatever route the document knows: no answer is a 5xx,
 * each is one that the document has, and none tells of anybody else's data.
 * On a failure fast-check prints the seed and the path to repeat it with.
 */

jest.setTimeout(120_000);

/** To each call of the document. */
const runs = 200;

/** Stands in every text of Alma, the stranger, and nobody can guess it. */
const mark = 'qzxvalmaswort';

const password = 'gut-geheim';
const created_at = '2026-11-21T08:00:00.000Z';

let server: TestServer;
let alma: TestUser;
let boris: TestUser;
let document: OpenAPIV3_1.Document;
let passwordHash: string;
/** What is Alma's, under each of its names. */
let foreign: { company: number; contact: number; application: number; note: number };
beforeAll(async () => {
  server = await startServer();
  alma = await server.user();
  boris = await server.user();
  document = (await server.app.inject('/api/openapi.json')).json();
  passwordHash = await cheapHasher.hash(password);
  const company = await alma.company({ name: mark, industry: mark, website: `${mark}.example` });
  const contact = await alma.contact({
    company_id: company.id,
    ...{ first_name: mark, last_name: mark, email: `${mark}@example.com`, position: mark, phone: mark },
  });
  const values = { company_id: company.id, contact_id: contact.id, job_title: mark };
  const application = await alma.application({ ...values, salary_expectation: mark });
  const saved = await alma.call('PUT', `/api/applications/${application.id}/`, {
    ...values,
    status: 'DRAFT',
    salary_expectation: mark,
    notes: [{ id: null, text: mark }],
  });
  const note = saved.json<{ notes: { id: number }[] }>().notes[0]?.id ?? 0;
  await server.database
    .updateTable('users')
    .set({ username: mark, email: `alma@${mark}.example` })
    .where('email', '=', alma.email)
    .execute();
  foreign = { company: company.id, contact: contact.id, application: application.id, note };
});
afterAll(() => server.close());

/** Far from all that come by themselves. */
const ownId = 2 ** 40;

/** Boris has his session and one of each again, whatever the last request took from him. */
async function restoreBoris(): Promise<void> {
  const { database } = server;
  const user_id = await upsertUser(database, {
    username: 'Boris',
    email: boris.email,
    password_hash: passwordHash,
    created_at,
  });
  const tokenHash = hashToken(boris.token);
  const session = { user_id, created_at: new Date().toISOString(), device: '' };
  if ((await findSession(database, tokenHash, created_at)) === undefined) {
    await insertSession(database, { ...session, token_hash: tokenHash });
  }
  const row = { id: ownId, user_id };
  await database
    .insertInto('sessions')
    .values({ ...session, ...row, token_hash: 'of his other device', last_used_at: session.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const reference = { company_id: ownId };
  await database
    .insertInto('companies')
    .values({ ...row, name: 'A', industry: 'B', website: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('contacts')
    .values({ ...row, ...reference, first_name: 'A', last_name: 'B', email: '', position: '', phone: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const dates = { applied_on: null, interview_on: null, offer_on: null, rejected_on: null };
  const text = { job_title: 'A', salary_expectation: null, status: 'DRAFT', follow_up_on: null };
  await database
    .insertInto('applications')
    .values({ ...row, ...reference, ...dates, ...text, contact_id: null, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function known() {
  const missing = 999_999_999;
  return {
    id: [ownId, ownId, ownId, missing, ...Object.values(foreign)],
    company_id: [ownId, ownId, ownId, foreign.company, missing],
    contact_id: [ownId, ownId, null, foreign.contact, missing],
    email: [boris.email],
    password: [password],
    repeated_password: [password],
    old_password: [password],
    new_password: [password],
    status: ['DRAFT', 'WITHDRAWN'],
    website: ['', null, 'example.com'],
    'If-Match': ['*', '"outdated"'],
    'If-None-Match': ['*', '"outdated"'],
  };
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** What the document says of this answer; nothing where it does not know it. */
function documentedAnswer({ operation }: DocumentedCall, status: number) {
  const found = operation.responses?.[status];
  if (!found || !('$ref' in found)) return found;
  const response = document.components?.responses?.[found.$ref.split('/').at(-1) ?? ''];
  return response && '$ref' in response ? undefined : response;
}

const validators = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const made = validators.get(schema);
  const validate = made ?? ajv.compile({ ...schema, components: document.components });
  validators.set(schema, validate);
  return validate;
}

function expectDocumented(call: DocumentedCall, answer: { statusCode: number; body: string }) {
  const documented = documentedAnswer(call, answer.statusCode);
  if (!documented) throw new Error(`${answer.statusCode} is not documented: ${answer.body}`);
  const schema = documented.content?.['application/json']?.schema;
  if (!schema) {
    expect(answer.body).toBe('');
    return;
  }
  const validate = validatorOf(schema);
  if (!validate(JSON.parse(answer.body))) {
    throw new Error(`${answer.body} does not fit: ${ajv.errorsText(validate.errors)}`);
  }
}

function everythingOfAlma() {
  return Promise.all(
    (['companies', 'contacts', 'applications', 'notes', 'sessions'] as const).map((table) =>
      server.database
        .selectFrom(table)
        .selectAll()
        .where('user_id', 'in', server.database.selectFrom('users').select('id').where('username', '=', mark))
        .execute(),
    ),
  );
}

async function send(call: DocumentedCall, { url, headers, payload }: DocumentedRequest) {
  const answer = await server.app.inject({
    method: call.method,
    url,
    headers: {
      ...headers,
      authorization: `Token ${boris.token}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBeLessThan(500);
  expectDocumented(call, answer);
  expect(answer.body).not.toContain(mark);
  expect(JSON.stringify(answer.headers)).not.toContain(mark);
  return answer.statusCode;
}

it('answers every call of the document as the document says, with nobody else’s data', async () => {
  const before = await everythingOfAlma();
  expect(before.flat().length).toBeGreaterThanOrEqual(5);
  const calls = callsOf(document);
  expect(calls.length).toBeGreaterThan(13);
  for (const call of calls) {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(requestsTo(document, call, known()), async (request) => {
        await restoreBoris();
        statuses.add(await send(call, request));
      }),
      { numRuns: runs, examples: [[plainRequestTo(document, call, known())]] },
    );
    // Or the requests would have got no further than the door.
    const name = `${call.method} ${call.path}`;
    expect([name, [...statuses].some((status) => status < 300)]).toEqual([name, true]);
    expect([name, statuses.has(401) && call.operation.operationId !== 'login']).toEqual([name, false]);
  }
  expect(await everythingOfAlma()).toEqual(before);
});

it('takes any path and any query', async () => {
  await restoreBoris();
  const part = fc
    .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '..', '%', '1'), fc.double().map(String))
    .map((text) => encodeURIComponent(text));
  const url = fc.oneof(
    part.map((id) => `/api/applications/${id}/`),
    part.map((id) => `/api/contacts/?company_id=${id}`),
    part.map((query) => `/api/contacts/?${query}`),
    part.map((path) => `/api/${path}`),
    part.map((path) => `/${path}`),
  );
  await fc.assert(
    fc.asyncProperty(url, async (path) => {
      const response = await boris.call('GET', path);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toContain(mark);
      if (response.statusCode >= 400) {
        for (const [field, messages] of Object.entries(response.json<object>())) {
          if (field === 'detail') expect(typeof messages).toBe('string');
          else expect(messages).toEqual([expect.any(String)]);
        }
      }
    }),
    { numRuns: runs },
  );
});
