/** The key under which the browser keeps the session token (spec section 9). */
export const tokenKey = 'authToken';

export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

export function browserTokenStorage(storage: Storage): TokenStorage {
  return {
    read: () => storage.getItem(tokenKey),
    write: (token) => storage.setItem(tokenKey, token),
    clear: () => storage.removeItem(tokenKey),
  };
}
