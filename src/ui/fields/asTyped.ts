/** Keeps what was typed; Final Form would make an empty text `undefined`. */
export const asTyped = (value: string): string => value;
