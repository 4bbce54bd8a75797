import { startListening } from '../listening.mjs';

/**
 * @typedef {object} Server
 * @property {(method: string, path: string, payload?: object, token?: string) =>
 *   Promise<{ status: number, body: any }>} call
 * @property {() => Promise<number | null>} stop the exit code
 *
 * @param {string} databaseUrl
 * @param {string[]} nodeArguments
 * @returns {Promise<Server>} as soon as it listens
 */
export async function startServer(databaseUrl, nodeArguments) {
  const { origin, stop } = await startListening(nodeArguments, {
    DATABASE_URL: databaseUrl,
    DEMO_ACCOUNT: 'on',
    RATE_LIMIT: 'on',
  });

  return {
    async call(method, path, payload, token) {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          ...(payload && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Token ${token}` }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      const text = await response.text();
      return { status: response.status, body: text && JSON.parse(text) };
    },
    stop,
  };
}
