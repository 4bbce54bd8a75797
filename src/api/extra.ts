import type { TokenStorage } from './tokenStorage';

/** What the API slice is given from outside, through the store's extra argument. */
export interface ApiExtra {
  /** Where the provider's API begins, for example `/api` or `https://example.org/api`. */
  baseUrl: string;
  tokens: TokenStorage;
  /** The tag of the list of applications as it was last read, where the provider gave one. */
  listTag: { current?: string | undefined };
}
