import { network } from './faults';

/** What the client has sent: each call with its body, in the order it was sent. */
export function sent(): [call: string, body: unknown][] {
  return network.requests.map(({ method, path, body }) => [`${method} ${path}`, body]);
}

/** The `Authorization` headers of everything that was sent, each once. */
export function sentAuthorizations(): (string | undefined)[] {
  return [...new Set(network.requests.map(({ headers }) => headers.authorization))];
}
