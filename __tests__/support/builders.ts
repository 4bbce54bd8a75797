import type { Application, ApplicationListItem, Contact } from '../../src/contract/schemas';
import type { ApplicationEditValues } from '../../src/domain/applicationForm';
import { emptyContactValues, type ContactValues } from '../../src/domain/contactForm';

/** What a form of a complete contact person holds. */
export const maraLindner: ContactValues = {
  first_name: 'Mara',
  last_name: 'Lindner',
  email: 'mara@nordlicht.example',
  position: 'Recruiterin',
  phone: '040 123456',
};

export function aContact(values: Partial<Contact> = {}): Contact {
  return { id: 5, ...maraLindner, company_id: 3, ...values };
}

/** An application as one reads it, with nothing filled that may be empty. */
export function anApplication(values: Partial<Application> = {}): Application {
  return {
    id: 1,
    job_title: 'Entwicklerin',
    salary_expectation: null,
    company: { id: 3, name: 'Nordlicht GmbH' },
    contact: null,
    status: 'DRAFT',
    status_display: 'Entwurf',
    applied_on: null,
    interview_on: null,
    offer_on: null,
    rejected_on: null,
    follow_up_on: null,
    created_at: '2026-11-01T10:00:00.000Z',
    notes: [],
    ...values,
  };
}

/** An application as a list has it. */
export function aListItem(values: Partial<ApplicationListItem> = {}): ApplicationListItem {
  return anApplication(values);
}

/** What the edit form of such an application holds, valid as it is. */
export function editValues(values: Partial<ApplicationEditValues> = {}): ApplicationEditValues {
  return {
    job_title: 'Entwicklerin',
    salary_expectation: '',
    company_id: 3,
    contact_id: null,
    status: 'DRAFT',
    applied_on: '',
    interview_on: '',
    offer_on: '',
    rejected_on: '',
    follow_up_on: '',
    company: { name: 'Nordlicht GmbH', industry: 'Software', website: '' },
    contact: emptyContactValues,
    notes: [],
    ...values,
  };
}
