/** @jest-environment node */
import fc from 'fast-check';
import type { OpenAPIV3_1 } from 'openapi-types';
import { endOfUnused } from '../../server/auth/sessionLifetime';
import { createToken, hashToken } from '../../server/auth/tokens';
import type { AccountSession } from '../../src/contract/accountSchemas';
import { callsOf, requestsTo } from '../support/openapiRequests';
import { startServer, type TestServer, type TestUser } from '../support/serverApp';

/*
 * Made from the list of routes, so that a new route is covered by itself:
 * whatever is not on this short list opens to nobody without a session.
 */

const publicRoutes = [
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
  'POST /api/auth/login/',
  'POST /api/auth/registration/',
];

let server: TestServer;
let document: OpenAPIV3_1.Document;
let alma: TestUser;
let boris: TestUser;
let almasIds: number[];
beforeEach(async () => {
  server = await startServer();
  document = (await server.app.inject('/api/openapi.json')).json();
  alma = await server.user();
  boris = await server.user();
  const company = await alma.company();
  const contact = await alma.contact({ company_id: company.id });
  const application = await alma.application({ company_id: company.id, contact_id: contact.id });
  const [session] = (await alma.call('GET', '/api/account/sessions/')).json<AccountSession[]>();
  almasIds = [company.id, contact.id, application.id, session?.id ?? 0];
});
afterEach(() => server.close());

interface Route {
  method: 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';
  url: string;
}

function routes(): Route[] {
  return server.routes.flatMap(({ method, url }) =>
    [method].flat().map((name) => ({ method: name as Route['method'], url })),
  );
}

const nameOf = ({ method, url }: Route) => `${method === 'HEAD' ? 'GET' : method} ${url}`;

const closedRoutes = () => routes().filter((route) => !publicRoutes.includes(nameOf(route)));

/** Bodies of which the call would take some from their owner; none where it takes none. */
function payloadsFor({ method, url }: Route): (object | undefined)[] {
  const path = url.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}');
  const call = callsOf(document).find((one) => one.method === method && one.path === path);
  if (!call?.operation.requestBody) return [undefined];
  const [companyId = 0, contactId = 0] = almasIds;
  const known = { company_id: [companyId], contact_id: [contactId, null], website: [null] };
  const requests = fc.sample(requestsTo(document, call, known), { seed: 1, numRuns: 60 });
  return requests.flatMap(({ payload }) =>
    payload?.startsWith('{') ? [JSON.parse(payload) as object] : [],
  );
}

function send(
  route: Route,
  authorization: string | undefined,
  { id = almasIds[0], payload = payloadsFor(route)[0] }: { id?: number; payload?: object } = {},
) {
  return server.app.inject({
    method: route.method,
    url: route.url.replaceAll(/:\w+/g, String(id)),
    headers: authorization === undefined ? {} : { authorization },
    ...(payload && { payload }),
  });
}

/** All that is stored, but for how often somebody knocked. */
async function everything() {
  const { database } = server;
  const tables = await database.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => name !== 'rate_limits');
  return Promise.all(
    names.sort().map((name) => database.selectFrom(name as 'users').selectAll().execute()),
  );
}

/** A session as it was once given to Alma, and what has become of it. */
async function formerToken(end: (token: string) => Promise<unknown>): Promise<string> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    payload: { email: alma.email, password: 'gut-geheim' },
  });
  const { token } = response.json<{ token: string }>();
  await end(token);
  return token;
}

async function endedBy(token: string, method: Route['method'], url: string): Promise<void> {
  const headers = { authorization: `Token ${token}` };
  const { statusCode } = await server.app.inject({ method, url, headers });
  expect(statusCode).toBe(204);
}

/** What opens nothing. Whoever adds a way for a session to end adds it here. */
async function headersOfStrangers(): Promise<[string, string | undefined][]> {
  const loggedOut = await formerToken((token) => endedBy(token, 'POST', '/api/auth/logout/'));
  const revoked = await formerToken(async (token) => {
    const sessions = await alma.call('GET', '/api/account/sessions/');
    const [other] = sessions.json<AccountSession[]>().filter(({ current }) => !current);
    await endedBy(token, 'DELETE', `/api/account/sessions/${other?.id}/`);
  });
  const expired = await formerToken((token) =>
    server.database
      .updateTable('sessions')
      .set({ last_used_at: endOfUnused(new Date(Date.now() - 1)) })
      .where('token_hash', '=', hashToken(token))
      .execute(),
  );
  return [
    ['no token', undefined],
    ['an empty header', ''],
    ['no word', alma.token],
    ['another word', `Bearer ${alma.token}`],
    ['no token after the word', 'Token '],
    ['two tokens', `Token ${alma.token} ${alma.token}`],
    ['half a token', `Token ${alma.token.slice(0, 20)}`],
    ['the hash of a token', `Token ${hashToken(alma.token)}`],
    ['a token of nobody', `Token ${createToken()}`],
    ['a token that was logged out', `Token ${loggedOut}`],
    ['a revoked token', `Token ${revoked}`],
    ['an expired token', `Token ${expired}`],
  ];
}

it('knows all routes, and which of them are open', () => {
  const names = new Set(routes().map(nameOf));
  expect([...names]).toEqual(expect.arrayContaining(publicRoutes));
  expect(names).toContain('PUT /api/applications/:id/');
  expect(closedRoutes().length).toBeGreaterThanOrEqual(12);
});

it('opens nothing to who has no session', async () => {
  const headers = await headersOfStrangers();
  const before = await everything();
  for (const route of closedRoutes()) {
    for (const [who, authorization] of headers) {
      const response = await send(route, authorization);
      expect([nameOf(route), who, response.statusCode]).toEqual([nameOf(route), who, 401]);
      expect(response.headers['www-authenticate']).toBe('Token');
      if (route.method !== 'HEAD') {
        expect(response.json()).toEqual({ detail: 'Bitte melden Sie sich an.' });
      }
    }
  }
  expect(await everything()).toEqual(before);
});

it('has nothing of hers for a user with a session of his own', async () => {
  const before = await everything();
  const withId = closedRoutes().filter(({ url }) => url.includes(':'));
  expect(withId.length).toBeGreaterThanOrEqual(6);
  for (const route of withId) {
    const statuses = new Set<number>();
    for (const id of almasIds) {
      for (const payload of payloadsFor(route)) {
        const response = await send(route, `Token ${boris.token}`, {
          id,
          ...(payload && { payload }),
        });
        statuses.add(response.statusCode);
      }
    }
    // A body that is wrong is refused before anybody looks whose the row is.
    statuses.delete(400);
    expect([nameOf(route), [...statuses]]).toEqual([nameOf(route), [404]]);
  }
  expect(await everything()).toEqual(before);
});

it('opens to the owner what it keeps from the others', async () => {
  for (const route of closedRoutes().filter(({ method }) => method === 'GET')) {
    const response = await send(route, `Token ${alma.token}`);
    expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), 200]);
  }
});
