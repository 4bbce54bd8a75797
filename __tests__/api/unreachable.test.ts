import { everyCall } from '../support/everyCall';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';

test.each(everyCall)('$call fails where the server can’t be reached', async ({ call, send }) => {
  const { store } = createTestStore('/', { token: 'abc' });
  network.disconnect(call);

  const { error } = await send(store.dispatch);

  expect(error).toMatchObject({ status: 'FETCH_ERROR' });
});

test.each(everyCall)('$call fails where what answers speaks no JSON', async ({ call, send }) => {
  const { store } = createTestStore('/', { token: 'abc' });
  network.answerText(call, 200, '<!doctype html><title>Proxy</title>');

  const { error } = await send(store.dispatch);

  expect(error).toMatchObject({ status: 'PARSING_ERROR' });
});

describe('a server that says nothing', () => {
  // Only the clock of the client; that of Node's own fetch goes on.
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each(everyCall)('lets $call fail after 20 seconds, not before', async ({ call, send }) => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.hold(call);
    let error: unknown;
    void send(store.dispatch).then((result) => {
      error = result.error;
    });

    await jest.advanceTimersByTimeAsync(19_999);
    expect(error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await new Promise(setImmediate);

    expect(error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  });
});
