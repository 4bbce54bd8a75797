import type { FastifyReply } from 'fastify';
import type { WrittenJson } from '../database/json';

/** For what the database has written already: no serialiser looks at it again. */
export function sendJson(reply: FastifyReply, json: WrittenJson): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
