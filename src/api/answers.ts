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
