import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { endConnectionsWhenClosing } from '../../server/orderlyStop';

test('a stop cuts off who has not sent a whole request by the end of the grace', async () => {
  const app = Fastify();
  endConnectionsWhenClosing(app, 50);
  app.post('/', () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const cutOff = new Promise((resolve) => client.on('error', () => undefined).on('close', resolve));
  client.resume();
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await once(app.server, 'request');

  await app.close();

  await cutOff;
  expect(client.destroyed).toBe(true);
});
