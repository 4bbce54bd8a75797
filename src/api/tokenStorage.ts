/** The key under which the browser keeps the session token (spec section 9). */
export const tokenKey = 'authToken';

export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

export function browserTokenStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TokenStorage {
  return {
    read: () => storage.getItem(tokenKey),
    write: (token) => storage.setItem(tokenKey, token),
    clear: () => storage.removeItem(tokenKey),
  };
}

/** The browser's own storage, or one for this page alone where the browser allows none. */
export function availableStorage(page: Window): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return page.localStorage;
  } catch {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }
}
