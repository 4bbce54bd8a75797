import type { Problem } from '../domain/problems';
import { problemTexts } from '../texts/problemTexts';

/** What Final Form knows of a field that matters for its message. */
export interface FieldFaults {
  touched?: boolean | undefined;
  /** A `Problem` of the domain's validation. */
  error?: unknown;
  /** A message of the server, already in words. */
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean | undefined;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'string' && Object.hasOwn(problemTexts, value);
}

/** The message at a field: its problem once it was touched, else what the server said of it. */
export function errorTextOf(meta: FieldFaults): string | undefined {
  if (meta.touched && isProblem(meta.error)) return problemTexts[meta.error];
  if (!meta.dirtySinceLastSubmit && typeof meta.submitError === 'string') return meta.submitError;
  return undefined;
}
