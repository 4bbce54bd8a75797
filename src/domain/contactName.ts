import type { Contact } from '../contract/schemas';

export function contactName(contact: Pick<Contact, 'first_name' | 'last_name'>): string {
  return `${contact.first_name.trim()} ${contact.last_name.trim()}`.trim();
}
