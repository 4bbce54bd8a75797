import type { Company, CompanyCreatePayload, CompanyUpdatePayload } from '../contract/schemas';
import {
  emptyContactValues,
  validateContactEmail,
  type ContactProblems,
  type ContactValues,
} from './contactForm';
import { isBlank, normalizeWebsite } from './formats';
import type { Problem } from './problems';

/** A company as a form holds it: every field a text, empty where unknown. */
export interface CompanyValues {
  name: string;
  industry: string;
  website: string;
}

export type CompanyProblems = Partial<Record<keyof CompanyValues, Problem>>;

/** The company form: a company and, if both names are given, a contact person. */
export interface CompanyFormValues {
  company: CompanyValues;
  contact: ContactValues;
}

export interface CompanyFormProblems {
  company: CompanyProblems;
  contact: ContactProblems;
}

export const emptyCompanyForm: CompanyFormValues = {
  company: { name: '', industry: '', website: '' },
  contact: emptyContactValues,
};

export function companyValuesOf(company: Partial<Company>): CompanyValues {
  return {
    name: company.name ?? '',
    industry: company.industry ?? '',
    website: company.website ?? '',
  };
}

/** Spec section 5: name and industry required, website optional. */
export function validateCompany(values: CompanyValues): CompanyProblems {
  return {
    ...(isBlank(values.name) && { name: 'companyNameRequired' }),
    ...(isBlank(values.industry) && { industry: 'industryRequired' }),
    ...(!isBlank(values.website) &&
      normalizeWebsite(values.website) === null && { website: 'website' }),
  };
}

export function validateCompanyForm(values: CompanyFormValues): CompanyFormProblems {
  return {
    company: validateCompany(values.company),
    contact: validateContactEmail(values.contact),
  };
}

export function companyCreatePayload(values: CompanyValues): CompanyCreatePayload {
  return {
    name: values.name.trim(),
    industry: values.industry.trim(),
    website: normalizeWebsite(values.website) ?? '',
  };
}

export function companyUpdatePayload(values: CompanyValues): CompanyUpdatePayload {
  const payload = companyCreatePayload(values);
  return { ...payload, website: payload.website || null };
}
