import { applicationDateFields, type ApplicationDateField } from '../contract/dates';
import type {
  Application,
  ApplicationCreatePayload,
  ApplicationUpdatePayload,
  Company,
  Contact,
  NotePayload,
} from '../contract/schemas';
import { companyValuesOf, validateCompany, type CompanyProblems, type CompanyValues } from './companyForm';
import { contactValuesOf, validateContact, type ContactProblems, type ContactValues } from './contactForm';
import { isBlank, isCalendarDate } from './formats';
import type { Problem } from './problems';
import { requiredDate } from './status';

/** What the create and the edit form have in common; dates are empty or `yyyy-MM-dd`. */
export interface ApplicationFields extends Record<ApplicationDateField, string> {
  job_title: string;
  salary_expectation: string;
  company_id: number | null;
  contact_id: number | null;
  status: string;
}

/** The edit form: the application with its company, contact person and notes. */
export interface ApplicationEditValues extends ApplicationFields {
  company: CompanyValues;
  contact: ContactValues;
  notes: NotePayload[];
}

export type ApplicationProblems = Partial<Record<keyof ApplicationFields, Problem>>;

export interface ApplicationEditProblems extends ApplicationProblems {
  company: CompanyProblems;
  contact: ContactProblems;
  notes: ({ text: Problem } | undefined)[];
}

export const emptyApplication: ApplicationFields = {
  job_title: '',
  salary_expectation: '',
  company_id: null,
  contact_id: null,
  status: 'DRAFT',
  applied_on: '',
  interview_on: '',
  offer_on: '',
  rejected_on: '',
  follow_up_on: '',
};

/**
 * The edit form's values of a record. The application carries its company and
 * contact in short, so their own records are preferred where they are known.
 */
export function editValuesOf(
  application: Application,
  company: Company | undefined,
  contact: Contact | undefined,
): ApplicationEditValues {
  return {
    job_title: application.job_title,
    salary_expectation: String(application.salary_expectation ?? ''),
    company_id: application.company.id,
    contact_id: application.contact?.id ?? null,
    status: application.status,
    applied_on: application.applied_on ?? '',
    interview_on: application.interview_on ?? '',
    offer_on: application.offer_on ?? '',
    rejected_on: application.rejected_on ?? '',
    follow_up_on: application.follow_up_on ?? '',
    company: companyValuesOf(company ?? application.company),
    contact: contactValuesOf(contact ?? application.contact),
    notes: application.notes.map(({ id, text }) => ({ id, text })),
  };
}

/** Spec section 5: title, company, status, and the date that the status needs. */
export function validateApplication(values: ApplicationFields): ApplicationProblems {
  const problems: ApplicationProblems = {};
  if (isBlank(values.job_title)) problems.job_title = 'required';
  if (values.company_id === null) problems.company_id = 'required';
  if (isBlank(values.status)) problems.status = 'required';
  for (const field of applicationDateFields) {
    if (values[field] !== '' && !isCalendarDate(values[field])) problems[field] = 'date';
  }
  const required = requiredDate(values.status);
  if (required && values[required] === '') problems[required] = `${required}Required`;
  return problems;
}

/** Spec section 5, edit mode: also the company, the contact person and each note. */
export function validateApplicationEdit(values: ApplicationEditValues): ApplicationEditProblems {
  return {
    ...validateApplication(values),
    company: validateCompany(values.company),
    contact: validateContact(values.contact),
    notes: values.notes.map((note) => (isBlank(note.text) ? { text: 'required' } : undefined)),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/**
 * @throws if no company is chosen: a form that lets that through is broken.
 */
export function applicationCreatePayload(values: ApplicationFields): ApplicationCreatePayload {
  if (values.company_id === null) throw new Error('An application needs a company.');
  return {
    job_title: values.job_title.trim(),
    salary_expectation: orNull(values.salary_expectation),
    company_id: values.company_id,
    contact_id: values.contact_id,
    status: values.status,
    applied_on: orNull(values.applied_on),
    interview_on: orNull(values.interview_on),
    offer_on: orNull(values.offer_on),
    rejected_on: orNull(values.rejected_on),
    follow_up_on: orNull(values.follow_up_on),
  };
}

/** The full payload of a PUT with the contact that the save ended up with. */
export function applicationUpdatePayload(
  values: ApplicationEditValues,
  contactId: number | null,
): ApplicationUpdatePayload {
  return {
    ...applicationCreatePayload({ ...values, contact_id: contactId }),
    notes: values.notes.map(({ id, text }) => ({ id, text: text.trim() })),
  };
}
