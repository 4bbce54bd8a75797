/**
 * Parsed JSON, frozen all through. Immer takes what is frozen as it is; through
 * anything else it walks twice, which at thousands of applications is felt.
 */
export function frozen<Json>(json: Json): Json {
  if (typeof json === 'object' && json !== null) {
    for (const value of Object.values(json)) frozen<unknown>(value);
    Object.freeze(json);
  }
  return json;
}
