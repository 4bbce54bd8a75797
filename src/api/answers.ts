import type { Application, Contact } from '../contract/schemas';

/**
 * Whether an answer to a write is the application as one reads it. The contract
 * leaves that answer open: a provider may echo the payload instead, or say nothing.
 */
export function isApplication(answer: Application | null | undefined): answer is Application {
  return (
    typeof answer?.status_display === 'string' &&
    typeof answer.created_at === 'string' &&
    typeof answer.company === 'object'
  );
}

/** The same for a contact person. */
export function isContact(answer: Contact | null | undefined): answer is Contact {
  return typeof answer?.id === 'number';
}

/** The id of what was created, where the answer tells it. */
export function idOf(answer: { id: number } | null | undefined): number | null {
  return typeof answer?.id === 'number' ? answer.id : null;
}

function isRecord(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'id' in answer;
}

/**
 * A list as the contract has it. Anything else counts as a failure to load:
 * without this the call would break in the middle of the cache and never end.
 */
export function listOf<Item>(answer: Item[]): Item[] {
  if (Array.isArray(answer) && answer.every(isRecord)) return answer;
  throw new TypeError('The answer is no list of records.');
}

/** A single record; anything else counts as a failure to load. */
export function recordOf<Item>(answer: Item): Item {
  if (isRecord(answer)) return answer;
  throw new TypeError('The answer is no record.');
}
