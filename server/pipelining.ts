import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send none before its turn, but for one that crosses with the end of an answer. */
const longestLine = 10;

/**
 * Who sends many requests over one connection gets the answers in that order.
 * None is made before the one before it was taken, or hundreds of them would
 * wait in memory for a client that does not read; and who goes on sending is
 * cut off, since requests that wait take memory as well.
 */
export function answerOneByOne(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, number>();

  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    // Node gives the connection to one answer after the other.
    if (answer.socket) {
      done();
      return;
    }
    const line = (lines.get(socket) ?? 0) + 1;
    if (line > longestLine) {
      socket.destroy();
      return;
    }
    lines.set(socket, line);
    answer.once('socket', () => {
      lines.set(socket, (lines.get(socket) ?? 0) - 1);
      done();
    });
  });
}
