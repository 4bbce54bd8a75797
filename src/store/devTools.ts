const secretKeys = new Set([
  'password',
  'old_password',
  'new_password',
  'repeated_password',
  'token',
]);

/** A copy in which passwords and tokens are covered, however deep they lie. */
export function withoutSecrets<Value>(value: Value): Value;
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretKeys.has(key) ? '•••' : withoutSecrets<unknown>(item),
    ]),
  );
}

/**
 * The state needs no cover: no token and no password ever enters it. Actions do
 * carry them, on their way to the server.
 */
export const devTools = { name: 'Bewerbungen', actionSanitizer: withoutSecrets };
