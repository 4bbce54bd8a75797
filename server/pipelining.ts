import type { FastifyInstance } from 'fastify';

/**
 * Who sends many requests over one connection gets the answers in that order.
 * None is made before the one before it was taken, or hundreds of them would
 * wait in memory for a client that does not read.
 */
export function answerOneByOne(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    // Node gives the connection to one answer after the other.
    if (raw.socket) done();
    else {
      raw.once('socket', () => {
        done();
      });
    }
  });
}
