import type {
  Contact,
  ContactCreatePayload,
  ContactUpdatePayload,
} from '../contract/schemas';
import { isBlank, isEmail } from './formats';
import type { Problem } from './problems';

export const contactFields = ['first_name', 'last_name', 'email', 'position', 'phone'] as const;
type ContactField = (typeof contactFields)[number];

/** A contact person as a form holds it: every field a text, empty where unknown. */
export type ContactValues = Record<ContactField, string>;

export type ContactProblems = Partial<Record<ContactField, Problem>>;

export const emptyContactValues: ContactValues = {
  first_name: '',
  last_name: '',
  email: '',
  position: '',
  phone: '',
};

/** Providers may leave out or null what is empty. */
export function contactValuesOf(contact: Partial<Contact> | null | undefined): ContactValues {
  return {
    first_name: contact?.first_name ?? '',
    last_name: contact?.last_name ?? '',
    email: contact?.email ?? '',
    position: contact?.position ?? '',
    phone: contact?.phone ?? '',
  };
}

export function hasFullName(values: ContactValues): boolean {
  return !isBlank(values.first_name) && !isBlank(values.last_name);
}

export function hasNoName(values: ContactValues): boolean {
  return isBlank(values.first_name) && isBlank(values.last_name);
}

export function isEmptyContact(values: ContactValues): boolean {
  return contactFields.every((field) => isBlank(values[field]));
}

export function isSameContact(one: ContactValues, other: ContactValues): boolean {
  return contactFields.every((field) => one[field] === other[field]);
}

/** Spec section 5: a valid e-mail, where there is one. */
export function validateContactEmail(values: ContactValues): ContactProblems {
  const email = values.email.trim();
  return email && !isEmail(email) ? { email: 'email' } : {};
}

/** Spec section 5, edit mode: both names or none, and a valid e-mail. */
export function validateContact(values: ContactValues): ContactProblems {
  const problems = validateContactEmail(values);
  if (hasFullName(values) || hasNoName(values)) return problems;
  return {
    ...problems,
    [isBlank(values.first_name) ? 'first_name' : 'last_name']: 'nameIncomplete',
  };
}

function trimmed(values: ContactValues): ContactValues {
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    position: values.position.trim(),
    phone: values.phone.trim(),
  };
}

/** Spec section 7: e-mail, position and phone only when filled. */
export function contactCreatePayload(
  values: ContactValues,
  companyId: number,
): ContactCreatePayload {
  const { first_name, last_name, ...details } = trimmed(values);
  return {
    first_name,
    last_name,
    company_id: companyId,
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  };
}

/**
 * Spec section 7: only the non-empty fields. A field that had a value and was
 * emptied is sent as `''`, or it could never be cleared (design section 4).
 */
export function contactUpdatePayload(
  values: ContactValues,
  saved: ContactValues,
): ContactUpdatePayload {
  return Object.fromEntries(
    Object.entries(trimmed(values)).filter(
      ([field, value]) => value !== '' || saved[field as ContactField] !== '',
    ),
  );
}

/** What may have reached the server by now, of what was saved before and typed since. */
export function withTyped(saved: ContactValues, typed: ContactValues): ContactValues {
  return {
    first_name: typed.first_name || saved.first_name,
    last_name: typed.last_name || saved.last_name,
    email: typed.email || saved.email,
    position: typed.position || saved.position,
    phone: typed.phone || saved.phone,
  };
}

/** What a save has to do about the contact person of an application (spec section 4). */
export type ContactStep =
  | { kind: 'none' }
  | { kind: 'create' }
  | { kind: 'update'; id: number; payload: ContactUpdatePayload }
  | { kind: 'delete'; id: number };

export function contactStep(
  contactId: number | null,
  values: ContactValues,
  saved: ContactValues,
): ContactStep {
  if (contactId === null) return hasFullName(values) ? { kind: 'create' } : { kind: 'none' };
  if (hasNoName(values) && !hasNoName(saved)) return { kind: 'delete', id: contactId };
  const payload = contactUpdatePayload(values, saved);
  return Object.keys(payload).length > 0
    ? { kind: 'update', id: contactId, payload }
    : { kind: 'none' };
}
