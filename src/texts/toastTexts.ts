import { contactName } from '../domain/contactName';
import type { Contact } from '../contract/schemas';

export interface ToastText {
  title: string;
  text: string;
}

/** Spec section 8; a title that it leaves open is the one of its nearest relative. */
export const toastTexts = {
  invalidInput: {
    title: 'Invalid Input',
    text: 'Please fill out all required fields correctly.',
  },
  invalidCompanyInput: {
    title: 'Invalid Input',
    text: 'Please fill in all required fields correctly.',
  },
  listLoadFailed: {
    title: 'Loading Error',
    text: 'Applications could not be loaded from the server.',
  },
  editLoadFailed: {
    title: 'Loading Error',
    text: 'The application details could not be loaded.',
  },
  contactsLoadFailed: {
    title: 'Loading Error',
    text: 'Could not load contacts for this company.',
  },
  saveFailed: { title: 'Error', text: 'An error occurred while saving.' },
  applicationIdMissing: {
    title: 'Error',
    text: 'Cannot save changes, application ID is missing.',
  },
  companyAndContactFailed: {
    title: 'Saving failed',
    text: 'An error has occurred. Please check your entries and your connection.',
  },
  companyFailed: { title: 'Saving failed', text: 'The company could not be created.' },
  allSaved: {
    title: 'Everything saved!',
    text: 'All changes have been saved successfully.',
  },
  contactCreated: (contact: Pick<Contact, 'first_name' | 'last_name'>) => ({
    title: 'Everything saved!',
    text: `Contact for ${contactName(contact)} has been successfully created.`,
  }),
  companyCreated: (name: string) => ({
    title: 'Company saved!',
    text: `Company “${name}” has been successfully created.`,
  }),
  sessionExpired: {
    title: 'Abgemeldet',
    text: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
  /** There is no telling whether by a logout, by the end of the account or because it had expired. */
  sessionEndedElsewhere: {
    title: 'Abgemeldet',
    text: 'Ihre Sitzung wurde in einem anderen Tab beendet.',
  },
} satisfies Record<string, ToastText | ((...input: never[]) => ToastText)>;
