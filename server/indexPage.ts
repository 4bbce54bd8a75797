import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface IndexPage {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Compressed once, since it is the same for everybody. */
export async function prepareIndexPage(html: string): Promise<IndexPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ]);
  // Weak, since one tag stands for all three encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, bodies: { br, gzip: gzipped, identity } };
}

function preferredEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding.split(',').flatMap((entry) => {
    const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim());
    return Number(weight.replace('q=', '')) > 0 ? [name.toLowerCase()] : [];
  });
  const choices = ['br', 'gzip'] as const;
  return choices.find((name) => accepted.includes(name)) ?? 'identity';
}

export function sendIndexPage(page: IndexPage, request: FastifyRequest, reply: FastifyReply) {
  // no-cache keeps a copy but asks each time: it names the assets of this very build.
  void reply.code(200).headers({
    'cache-control': 'no-cache',
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();

  const header = request.headers['accept-encoding'];
  const encoding = preferredEncoding(typeof header === 'string' ? header : '');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}
