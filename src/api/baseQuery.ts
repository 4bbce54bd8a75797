import { fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { ApiExtra } from './extra';

/** A server that has not answered by then counts as unreachable, in milliseconds. */
const patience = 20_000;

/**
 * Calls without the token of the session: two are made before there is one
 * (spec section 6), a logout brings the token of the session that has ended.
 */
const publicEndpoints: readonly string[] = ['login', 'register', 'logOut'];

export function isPublicEndpoint(endpoint: string): boolean {
  return publicEndpoints.includes(endpoint);
}

/**
 * Fetches from the provider the store was made for, with the session's token.
 * An answer to a session that has ended meanwhile is nobody's any more: neither
 * its data nor its 401 may reach the session that came after it.
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, api, options) => {
  const { baseUrl, tokens } = api.extra as ApiExtra;
  const token = isPublicEndpoint(api.endpoint) ? null : tokens.read();
  const query = fetchBaseQuery({
    baseUrl,
    timeout: patience,
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('Authorization', `Token ${token}`);
      return headers;
    },
  });
  const result = await query(args, api, options);
  if (token !== null && tokens.read() !== token) {
    return { error: { status: 'CUSTOM_ERROR', error: 'The session has ended.' } };
  }
  return result;
};
