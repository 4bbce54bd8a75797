import type { Application, ApplicationListItem } from '../contract/schemas';

/**
 * A saved application for the list. Its company and contact may have been saved
 * beside it, after its answer was written: where they are the same ones, what
 * the list knows of them is the newer.
 */
export function withKnownRelations(
  saved: Application,
  known: ApplicationListItem,
): ApplicationListItem {
  return {
    ...saved,
    company: saved.company.id === known.company.id ? known.company : saved.company,
    contact: saved.contact && saved.contact.id === known.contact?.id ? known.contact : saved.contact,
  };
}
