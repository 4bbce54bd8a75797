import { api } from '../../src/api/apiSlice';
import { everyCall, protectedCalls, publicCalls } from '../support/everyCall';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';

const methodOf = (call: string) => call.split(' ')[0];

/** What only a server that announces it is asked for. */
const extensions = [
  'deleteApplication',
  'logOut',
  'getAccount',
  'changePassword',
  'getSessions',
  'endSession',
  'endAllSessions',
  'exportAccount',
  'deleteAccount',
];

test('there are exactly the thirteen calls of the spec beside the extensions', () => {
  expect(Object.keys(api.endpoints).filter((name) => !extensions.includes(name))).toHaveLength(13);
  expect(everyCall.map(({ call }) => call)).toEqual([
    'POST /auth/registration/',
    'POST /auth/login/',
    'GET /companies/',
    'POST /companies/',
    'PATCH /companies/:id/',
    'POST /contacts/',
    'PATCH /contacts/:id/',
    'GET /contacts/',
    'DELETE /contacts/:id/',
    'POST /applications/',
    'GET /applications/',
    'GET /applications/:id/',
    'PUT /applications/:id/',
  ]);
});

test.each(everyCall)('$call is sent once, with its path and its body', async (given) => {
  const { store } = createTestStore('/', { token: 'abc' });
  network.answer(given.call, 500);

  await given.send(store.dispatch);

  expect(network.requests).toEqual([
    {
      method: methodOf(given.call),
      path: given.path,
      body: given.body,
      headers: expect.anything() as unknown,
    },
  ]);
  expect(given.path).toMatch(/\/(\?|$)/);
});

test.each(everyCall)('$call says that its body is JSON, if it has one', async (given) => {
  const { store } = createTestStore('/', { token: 'abc' });
  network.answer(given.call, 500);

  await given.send(store.dispatch);

  const type = network.requests[0]?.headers['content-type'];
  expect(type).toBe(given.body === undefined ? undefined : 'application/json');
});

describe('the header', () => {
  test.each(protectedCalls)('of $call carries the token', async ({ call, send }) => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.answer(call, 500);

    await send(store.dispatch);

    expect(network.requests[0]?.headers.authorization).toBe('Token abc');
  });

  test.each(publicCalls)('of $call carries none, even if there is one', async ({ call, send }) => {
    const { store } = createTestStore('/', { token: 'abc' });
    network.answer(call, 500);

    await send(store.dispatch);

    expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each(protectedCalls)('of $call is left out without a token', async ({ call, send }) => {
    const { store } = createTestStore('/');
    network.answer(call, 500);

    await send(store.dispatch);

    expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('carries the token that is stored when the call is made', async () => {
    const { store } = createTestStore('/', { token: 'old' });
    network.answer('GET /companies/', 500);
    localStorage.setItem('authToken', 'new');

    await store.dispatch(api.endpoints.getCompanies.initiate());

    expect(network.requests[0]?.headers.authorization).toBe('Token new');
  });
});
