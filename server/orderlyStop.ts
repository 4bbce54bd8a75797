import type { FastifyInstance } from 'fastify';

/**
 * Closing waits for the connections of requests in flight. With their answer
 * these end too, or a browser that keeps its connection would hold up the stop. Who has not sent
 * a whole request by the end of the grace is cut off.
 *
 * @param grace how long a stop waits, in milliseconds
 */
export function endConnectionsWhenClosing(app: FastifyInstance, grace: number): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    setTimeout(() => {
      app.server.closeAllConnections();
    }, grace).unref();
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
