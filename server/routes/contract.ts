import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../openapi/document';
import { contractPage } from '../openapi/page';
import { protectPage } from '../security';

/** The contract itself, for programs and for people. */
export function contractRoutes(app: FastifyInstance): void {
  let made: { json: string; html: string } | undefined;

  /** Made when somebody asks, so that a start does not pay for it. */
  const contract = () => {
    if (made) return made;
    const document = contractDocument(app);
    made = { json: JSON.stringify(document), html: contractPage(document) };
    return made;
  };

  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(contract().json),
  );

  app.get('/docs', { onRequest: protectPage, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(contract().html),
  );
}
