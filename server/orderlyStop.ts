import type { FastifyInstance } from 'fastify';

/**
 * Closing waits for the connections of requests in flight. With their answer
 * these end too, or a browser that keeps its connection would hold up the stop.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
