import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/*
 * Another provider of the API, as small as the spec lets it be: it knows the
 * thirteen calls and nothing else, sends lists oldest first and without notes,
 * echoes what is written, and serves the built client without a word about itself.
 */

type Row = Record<string, unknown> & { id: number };

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const clientDirectory = path.resolve('dist');

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function serveFile(pathname: string, response: ServerResponse) {
  const asked = path.join(clientDirectory, path.normalize(pathname));
  const file = existsSync(asked) && statSync(asked).isFile() ? asked : path.join(clientDirectory, 'index.html');
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

export async function startOtherProvider() {
  const tables = { companies: [] as Row[], contacts: [] as Row[], applications: [] as Row[] };
  const calls: string[] = [];
  let lastId = 700;

  const read = (application: Row) => {
    const { company_id, contact_id, ...rest } = application;
    return {
      ...rest,
      company: tables.companies.find(({ id }) => id === company_id),
      contact: tables.contacts.find(({ id }) => id === contact_id) ?? null,
      status_display: `Stand: ${String(application.status)}`,
    };
  };

  /** What the call is answered with; nothing where there is no such call. */
  const answer = (method: string, url: URL, payload: Record<string, unknown>): unknown => {
    const [, kind = '', id] = /^\/api\/(auth\/\w+|\w+)\/(?:(\d+)\/)?$/.exec(url.pathname) ?? [];
    if (kind.startsWith('auth/')) return method === 'POST' ? { token: 'other-token' } : undefined;
    if (!(kind in tables)) return undefined;
    const rows = tables[kind as keyof typeof tables];
    const row = rows.find((candidate) => candidate.id === Number(id));
    switch (`${method} ${kind}${id ? ' one' : ''}`) {
      case 'GET companies':
        return rows;
      case 'GET contacts':
        return rows.filter(({ company_id }) => company_id === Number(url.searchParams.get('company_id')));
      case 'GET applications':
        return rows.map((application) => ({ ...read(application), notes: undefined }));
      case 'GET applications one':
        return row && read(row);
      case 'POST companies':
      case 'POST contacts':
      case 'POST applications':
        lastId += 1;
        rows.push({ id: lastId, created_at: new Date().toISOString(), notes: [], ...payload });
        return { id: lastId, ...payload };
      case 'PATCH companies one':
      case 'PATCH contacts one':
      case 'PUT applications one':
        return row && { ...Object.assign(row, payload) };
      case 'DELETE contacts one':
        tables.contacts = rows.filter((candidate) => candidate !== row);
        return row && null;
      default:
        return undefined;
    }
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!url.pathname.startsWith('/api/')) {
      serveFile(url.pathname, response);
      return;
    }
    void bodyOf(request).then((payload) => {
      const method = request.method ?? '';
      calls.push(`${method} ${url.pathname.replace(/\d+/, '{id}')}${url.search.replace(/\d+/, '{id}')}`);
      const isLoggedIn = request.headers.authorization === 'Token other-token';
      const isPublic = url.pathname.startsWith('/api/auth/');
      const result = isPublic || isLoggedIn ? answer(method, url, payload) : undefined;
      response.setHeader('content-type', 'application/json');
      if (result === undefined) response.statusCode = isPublic || isLoggedIn ? 404 : 401;
      if (method === 'DELETE' && result === null) response.writeHead(204).end();
      else response.end(JSON.stringify(result ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    tables,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Spec section 7. */
export const thirteenCalls = [
  'POST /api/auth/registration/',
  'POST /api/auth/login/',
  'GET /api/companies/',
  'POST /api/companies/',
  'PATCH /api/companies/{id}/',
  'POST /api/contacts/',
  'PATCH /api/contacts/{id}/',
  'GET /api/contacts/?company_id={id}',
  'DELETE /api/contacts/{id}/',
  'POST /api/applications/',
  'GET /api/applications/',
  'GET /api/applications/{id}/',
  'PUT /api/applications/{id}/',
];
