/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startServer, type TestServer } from '../support/serverApp';

const script = 'console.log("ä");'.repeat(100);
const html =
  '<!doctype html><title>ö</title>' +
  '<script type="application/json" id="announcement">{}</script>';

let directory: string;
let server: TestServer;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(directory, 'assets'));
  mkdirSync(path.join(directory, '.vite'));
  const files: Record<string, string | Buffer> = {
    'index.html': html,
    'favicon.svg': '<svg/>',
    '.vite/manifest.json': '{}',
    'assets/main-abc.js': script,
    'assets/main-abc.js.br': brotliCompressSync(script),
    'assets/main-abc.js.gz': gzipSync(script),
    'assets/small-abc.css': 'a{}',
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(directory, name), content);
  }
  server = await startServer({ config: { clientDirectory: directory, demoAccount: true } });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the page', () => {
  it.each(['/', '/login', '/applications/edit/5', '/index.html', '/a.b?c=d', '/apiary'])(
    'stands at %s',
    async (url) => {
      const response = await get(url, browser);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      });
      expect(response.body).toContain('<title>ö</title>');
      expect(response.body).toContain('"email":"demo@example.org"');
    },
  );

  it('stands there for curl as well, and for HEAD', async () => {
    expect((await get('/')).statusCode).toBe(200);
    expect((await get('/login', { accept: '*/*' })).statusCode).toBe(200);
    const head = await server.app.inject({ method: 'HEAD', url: '/login', headers: browser });
    expect(head.statusCode).toBe(200);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
    ['zstd', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ])('is sent to who accepts %s as %s', async (accepted, encoding, unpack) => {
    const response = await get('/', { ...browser, 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(unpack(response.rawPayload).toString()).toBe((await get('/', browser)).body);
  });

  it('is not sent again to who has it', async () => {
    const etag = String((await get('/', browser)).headers['etag']);
    const response = await get('/login', { ...browser, 'if-none-match': etag });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
    const changed = await get('/', { ...browser, 'if-none-match': 'W/"other"' });
    expect(changed.statusCode).toBe(200);
  });

  it.each([
    ['a missing asset', '/assets/gone.js', browser],
    ['an image', '/gone.png', { accept: 'image/avif,image/*,*/*;q=0.8' }],
    ['JSON', '/login', { accept: 'application/json' }],
    ['the manifest of the build', '/.vite/manifest.json', { accept: 'application/json' }],
    ['a way out', '/assets/..%2f..%2fpackage.json', browser],
  ])('does not stand in for %s', async (_case, url, headers) => {
    const response = await get(url, headers);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Nicht gefunden.' });
  });

  it('does not take a POST', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/login', headers: browser });
    expect(response.statusCode).toBe(404);
  });
});

describe('assets', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('are sent to who accepts „%s“ as they were packed', async (accepted, encoding, unpack) => {
    const response = await get('/assets/main-abc.js', { 'accept-encoding': accepted });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/javascript/) as string,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(unpack(response.rawPayload).toString()).toBe(script);
  });

  it('are sent as they are where they are not packed', async () => {
    const response = await get('/assets/small-abc.css', { 'accept-encoding': 'br, gzip' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe('a{}');
  });

  it('without a hash in their name are asked for each time', async () => {
    const response = await get('/favicon.svg');
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
      etag: expect.any(String) as string,
    });
  });
});

function policyOf(headers: Record<string, unknown>) {
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values.join(' ')];
      }),
  );
}

it.each(['/', '/applications', '/assets/main-abc.js', '/favicon.svg', '/api/docs'])(
  'guards %s with the headers of a page',
  async (url) => {
    const { headers } = await get(url, browser);
    expect(policyOf(headers)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

it.each(['/assets/gone.js', '/api/companies/', '/api/gone', '/api/openapi.json', '/healthz'])(
  'guards %s with the headers of data',
  async (url) => {
    const { headers } = await get(url, browser);
    expect(policyOf(headers)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

it('serves the API where there is no built client', async () => {
  const bare = await startServer({ database: server.database });
  expect((await bare.app.inject({ url: '/', headers: browser })).statusCode).toBe(404);
  expect((await bare.app.inject('/api/companies/')).statusCode).toBe(401);
  await bare.app.close();
});
