import fc from 'fast-check';
import type { Application, Company, Contact } from '../../src/contract/schemas';
import {
  applicationUpdatePayload,
  editValuesOf,
  validateApplicationEdit,
} from '../../src/domain/applicationForm';
import { companyUpdatePayload } from '../../src/domain/companyForm';
import { contactCreatePayload, contactUpdatePayload } from '../../src/domain/contactForm';

/*
 * An application that is read, shown in the edit form and saved without a
 * change is sent back as it came.
 */

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** As it is stored: not blank, and without blanks around it. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  .map((value) => value.trim())
  .filter((value) => value !== '');

const textOrEmpty = fc.oneof(fc.constant(''), text);

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));

const company: fc.Arbitrary<Company> = fc.record({
  id,
  name: text,
  industry: text,
  website: fc.option(fc.webUrl()),
});

const contact: fc.Arbitrary<Contact> = fc.record({
  id,
  first_name: text,
  last_name: text,
  email: fc.constantFrom('', 'mara@nordlicht.example', 'jörg+x@müller.de'),
  position: textOrEmpty,
  phone: textOrEmpty,
  company_id: id,
});

const status = fc.constantFrom(
  'DRAFT', 'APPLIED', 'INTERVIEW', 'OFFER', 'REJECTED', 'WITHDRAWN', 'ON_HOLD',
);

const application: fc.Arbitrary<Application> = fc.record({
  id,
  job_title: text,
  salary_expectation: fc.oneof(
    fc.constant(null),
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  company: fc.record({ id, name: text }),
  contact: fc.option(contact),
  status,
  status_display: text,
  applied_on: date,
  interview_on: date,
  offer_on: date,
  rejected_on: date,
  follow_up_on: fc.option(date),
  created_at: date,
  notes: fc.array(fc.record({ id, text })),
});

/** Any of the dates may be missing, but for the one that the status needs. */
const withSomeDates = fc
  .tuple(application, fc.subarray(['applied_on', 'interview_on', 'offer_on', 'rejected_on'] as const))
  .map(([record, missing]) => {
    const needed = { APPLIED: 'applied_on', INTERVIEW: 'interview_on', OFFER: 'offer_on', REJECTED: 'rejected_on' };
    const dates = missing.filter((field) => needed[record.status as keyof typeof needed] !== field);
    return { ...record, ...Object.fromEntries(dates.map((field) => [field, null])) };
  });

test('the application loses nothing', () => {
  fc.assert(
    fc.property(withSomeDates, company, (record, knownCompany) => {
      const values = editValuesOf(record, knownCompany, undefined);
      const { job_title, salary_expectation, status, notes } = record;
      const { applied_on, interview_on, offer_on, rejected_on, follow_up_on } = record;

      const payload = applicationUpdatePayload(values, values.contact_id);
      expect(payload).toEqual({
        job_title,
        // A number is sent as its digits, since the field holds text.
        salary_expectation: salary_expectation === null ? null : String(salary_expectation),
        company_id: record.company.id,
        contact_id: record.contact?.id ?? null,
        status,
        applied_on,
        interview_on,
        offer_on,
        rejected_on,
        follow_up_on,
        notes,
      });
    }),
    { numRuns: 300 },
  );
});

test('the form finds no fault with it', () => {
  fc.assert(
    fc.property(withSomeDates, company, (record, knownCompany) => {
      const problems = validateApplicationEdit(editValuesOf(record, knownCompany, undefined));
      expect(problems).toEqual({ company: {}, contact: {}, notes: record.notes.map(() => undefined) });
    }),
    { numRuns: 300 },
  );
});

test('its company and its contact lose nothing', () => {
  fc.assert(
    fc.property(application, company, contact, (record, knownCompany, knownContact) => {
      const values = editValuesOf(record, knownCompany, knownContact);
      const { name, industry, website } = knownCompany;
      expect(companyUpdatePayload(values.company)).toEqual({ name, industry, website });

      const { first_name, last_name, email, position, phone, company_id } = knownContact;
      const fields = { first_name, last_name, email, position, phone };
      const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
      expect(contactUpdatePayload(values.contact, values.contact)).toEqual(filled);
      expect(contactCreatePayload(values.contact, company_id)).toEqual({ ...filled, company_id });
    }),
  );
});

test('where the records of its own are not known, what it carries itself is shown', () => {
  fc.assert(
    fc.property(application, (record) => {
      const values = editValuesOf(record, undefined, undefined);
      expect(values.company.name).toBe(record.company.name);
      expect(values.contact.last_name).toBe(record.contact?.last_name ?? '');
    }),
  );
});

test('a contact that was created meanwhile takes the place of none', () => {
  fc.assert(
    fc.property(application, id, (record, contactId) => {
      const values = editValuesOf(record, undefined, undefined);
      expect(applicationUpdatePayload(values, contactId).contact_id).toBe(contactId);
      expect(applicationUpdatePayload(values, null).contact_id).toBeNull();
    }),
  );
});
