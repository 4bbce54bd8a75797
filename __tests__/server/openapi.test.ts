/** @jest-environment node */
import { validate } from '@readme/openapi-parser';
import type { OpenAPIV3_1 } from 'openapi-types';
import { startServer, type TestServer } from '../support/serverApp';

let server: TestServer;
let document: OpenAPIV3_1.Document;
beforeAll(async () => {
  server = await startServer();
  document = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.close());

/** Spec section 7, in its order. */
const thirteenCalls = [
  'POST /auth/registration/',
  'POST /auth/login/',
  'GET /companies/',
  'POST /companies/',
  'PATCH /companies/{id}/',
  'POST /contacts/',
  'PATCH /contacts/{id}/',
  'GET /contacts/',
  'DELETE /contacts/{id}/',
  'POST /applications/',
  'GET /applications/',
  'GET /applications/{id}/',
  'PUT /applications/{id}/',
];

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

function operations() {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] satisfies Method[]).flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ call: `${method.toUpperCase()} ${path}`, ...operation }] : [];
    }),
  );
}

const calls = (tag: string) =>
  operations().flatMap(({ call, tags }) => (tags?.includes(tag) ? [call] : []));

it('is a valid document of OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0');
  // The validator resolves the references in place.
  expect(await validate(structuredClone(document) as never)).toMatchObject({
    valid: true,
    warnings: [],
  });
});

it('tells the thirteen calls from the extensions', () => {
  expect(calls('contract').sort()).toEqual([...thirteenCalls].sort());
  expect(calls('extension')).toContain('DELETE /applications/{id}/');
});

it('describes every route of the API once, and no other', () => {
  const routes = server.routes
    .filter(({ url, method, schema }) => url.startsWith('/api/') && method !== 'HEAD' && !schema?.hide)
    .map(({ url, method }) => `${String(method)} ${url.slice('/api'.length).replace(':id', '{id}')}`);
  expect([...calls('contract'), ...calls('extension')].sort()).toEqual(routes.sort());
  expect(operations().map(({ call }) => call).sort()).toEqual(routes.sort());
  const names = operations().map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { summary } of operations()) expect(summary).toMatch(/^[A-Z]/);
});

it('asks for the token everywhere but at registration and login', () => {
  expect(document.security).toEqual([{ token: [] }]);
  const open = operations().filter(({ security }) => security?.length === 0);
  expect(open.map(({ operationId }) => operationId)).toEqual(['register', 'login']);
});

it('has the shapes that validate, in formats that every tool knows', () => {
  const shapes = document.components?.schemas ?? {};
  expect(shapes.ApplicationUpdate).toMatchObject({
    required: ['job_title', 'company_id', 'status'],
    properties: {
      job_title: { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' },
      applied_on: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      notes: { type: 'array', items: { $ref: '#/components/schemas/NoteInput' } },
    },
  });
  expect(shapes.NoteInput).toMatchObject({
    properties: { id: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
  });
  expect(shapes.Registration).toMatchObject({ properties: { email: { format: 'email' } } });
  expect(JSON.stringify(document)).not.toMatch(/calendar-date|not-blank|row-id|or-empty/);
});

it('tells which answers carry a tag, and which calls may name it', () => {
  const withCondition = operations().flatMap(({ call, parameters = [], responses = {} }) =>
    parameters.flatMap((parameter) =>
      'in' in parameter && parameter.in === 'header'
        ? [[call, parameter.name, ...Object.keys(responses).filter((status) => /304|412/.test(status))]]
        : [],
    ),
  );
  expect(withCondition).toEqual([
    ['GET /applications/', 'If-None-Match', '304'],
    ['GET /applications/{id}/', 'If-None-Match', '304'],
    ['PUT /applications/{id}/', 'If-Match', '412'],
  ]);
  const tagged = operations().filter(({ responses }) =>
    Object.values(responses).some((response) => 'headers' in response && response.headers['ETag'] !== undefined),
  );
  expect(tagged.map(({ call }) => call).sort()).toEqual([
    'GET /applications/',
    'GET /applications/{id}/',
    'POST /applications/',
    'PUT /applications/{id}/',
  ]);
});

it.each([
  ['GET /applications/', []],
  ['POST /applications/', ['400', '404']],
  ['GET /applications/{id}/', ['404']],
  ['PUT /applications/{id}/', ['400', '404']],
  ['DELETE /contacts/{id}/', ['404']],
  ['GET /contacts/', ['400', '404']],
  ['POST /contacts/', ['400', '404']],
  ['POST /companies/', ['400']],
  ['POST /auth/login/', ['400']],
  ['PUT /account/password/', ['400']],
  ['DELETE /account/', ['400']],
  ['DELETE /account/sessions/{id}/', ['404']],
])('tells how the input of %s may be wrong: %j', (name, refusals) => {
  const { responses = {} } = operations().find(({ call }) => call === name) ?? {};
  expect(Object.keys(responses).filter((status) => /400|404/.test(status))).toEqual(refusals);
});

it('tells a provider what the client expects', () => {
  const { description = '' } = document.info;
  for (const word of ['slash', '`Authorization: Token …`', '404', '`{"detail": "…"}`', 'ETag']) {
    expect(description).toContain(word);
  }
});

it('has a page for people that loads nothing else', async () => {
  const response = await server.app.inject('/api/docs');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  for (const { call, operationId } of operations()) {
    expect(response.body).toContain(`<code>${call}</code>`);
    expect(response.body).toContain(`<section id="${String(operationId)}">`);
  }
  expect(response.body).toContain('The ETag of an earlier answer');
  expect(response.body).toContain('<code>ETag</code>: Names this version.');
  expect(response.body).toContain('<code>Retry-After</code>: In seconds.');
  expect(response.body).not.toMatch(/<script|<link|<img|@import|url\(|(href|src)="(https?:)?\/\//);
  const ids = new Set([...response.body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  for (const [, target] of response.body.matchAll(/href="#([^"]*)"/g)) {
    expect(ids).toContain(target);
  }
});
