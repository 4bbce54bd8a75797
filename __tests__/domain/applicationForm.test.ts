import {
  applicationCreatePayload,
  emptyApplication,
  validateApplication,
  validateApplicationEdit,
  type ApplicationEditValues,
  type ApplicationFields,
} from '../../src/domain/applicationForm';
import { emptyContactValues } from '../../src/domain/contactForm';
import { problemTexts } from '../../src/texts/problemTexts';
import { editValues } from '../support/builders';
import { messagesOf } from '../support/messages';

const required = 'Bitte füllen Sie dieses Feld aus.';
const appliedOn = 'Bitte geben Sie das Bewerbungsdatum ein.';
const interviewOn = 'Bitte geben Sie das Interview-Datum ein.';
const offerOn = 'Bitte geben Sie das Angebotsdatum ein.';
const rejectedOn = 'Bitte geben Sie das Ablehnungsdatum ein.';
const invalidDate = 'Bitte geben Sie ein gültiges Datum ein.';

const day = '2026-11-21';
const valid: ApplicationFields = { ...emptyApplication, job_title: 'Entwicklerin', company_id: 3 };

test('a new application is a draft with nothing filled', () => {
  const { status, company_id, contact_id, ...rest } = emptyApplication;
  expect({ status, company_id, contact_id }).toEqual({
    status: 'DRAFT',
    company_id: null,
    contact_id: null,
  });
  expect(Object.values(rest).every((value) => value === '')).toBe(true);
});

test.each<[string, Partial<ApplicationFields>, Record<string, string>]>([
  ['that is complete', {}, {}],
  ['without a title', { job_title: '' }, { job_title: required }],
  ['with a blank title', { job_title: ' ' }, { job_title: required }],
  ['without a company', { company_id: null }, { company_id: required }],
  ['without a status', { status: '' }, { status: required }],
  ['that is a draft', { status: 'DRAFT' }, {}],
  ['APPLIED on no day', { status: 'APPLIED' }, { applied_on: appliedOn }],
  ['INTERVIEW on no day', { status: 'INTERVIEW' }, { interview_on: interviewOn }],
  ['OFFER on no day', { status: 'OFFER' }, { offer_on: offerOn }],
  ['REJECTED on no day', { status: 'REJECTED' }, { rejected_on: rejectedOn }],
  ['WITHDRAWN on no day', { status: 'WITHDRAWN' }, {}],
  ['of a status that only its provider knows', { status: 'ON_HOLD' }, {}],
  ['APPLIED on a day', { status: 'APPLIED', applied_on: day }, {}],
  ['INTERVIEW on a day', { status: 'INTERVIEW', interview_on: day }, {}],
  ['OFFER on a day', { status: 'OFFER', offer_on: day }, {}],
  ['REJECTED on a day', { status: 'REJECTED', rejected_on: day }, {}],
  [
    'OFFER with the dates of other statuses',
    { status: 'OFFER', applied_on: day, interview_on: day },
    { offer_on: offerOn },
  ],
  ['with all dates', { applied_on: day, interview_on: day, offer_on: day, rejected_on: day, follow_up_on: day }, {}],
  ['APPLIED on no such day', { status: 'APPLIED', applied_on: '2026-02-30' }, { applied_on: invalidDate }],
  ['to be followed up on no such day', { follow_up_on: '20261-01-01' }, { follow_up_on: invalidDate }],
  [
    'with nothing at all',
    { job_title: '', company_id: null, status: '' },
    { job_title: required, company_id: required, status: required },
  ],
])('an application %s', (_case, values, messages) => {
  expect(messagesOf(validateApplication({ ...valid, ...values }))).toEqual(messages);
});

describe('the edit form', () => {
  const contact = { ...emptyContactValues, first_name: 'Mara' };
  const nameIncomplete =
    'Bitte füllen Sie entweder Vor- und Nachname aus, oder lassen Sie beide Felder leer.';
  const nothing = { application: {}, company: {}, contact: {}, notes: [] };

  test.each<[string, Partial<ApplicationEditValues>, object]>([
    ['that is complete', {}, {}],
    [
      'of an interview on no day',
      { status: 'INTERVIEW' },
      { application: { interview_on: interviewOn } },
    ],
    [
      'of a company without a name and an industry',
      { company: { name: '', industry: ' ', website: '' } },
      {
        company: {
          name: 'Firmenname ist ein Pflichtfeld.',
          industry: 'Branche ist ein Pflichtfeld.',
        },
      },
    ],
    ['of half a contact', { contact }, { contact: { last_name: nameIncomplete } }],
    [
      'of a contact with a wrong address',
      { contact: { ...contact, last_name: 'Lindner', email: 'mara' } },
      { contact: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' } },
    ],
    ['with a note', { notes: [{ id: null, text: 'Angerufen' }] }, { notes: [undefined] }],
    [
      'with an empty note between others',
      { notes: [{ id: 1, text: 'Erste' }, { id: null, text: ' ' }, { id: null, text: 'Letzte' }] },
      { notes: [undefined, required, undefined] },
    ],
  ])('%s', (_case, values, messages) => {
    const { company, contact, notes, ...application } = validateApplicationEdit(editValues(values));
    expect({
      application: messagesOf(application),
      company: messagesOf(company),
      contact: messagesOf(contact),
      notes: notes.map((note) => note && problemTexts[note.text]),
    }).toEqual({ ...nothing, ...messages });
  });
});

test('what is sent to create an application has every field, null where empty', () => {
  expect(applicationCreatePayload(valid)).toEqual({
    job_title: 'Entwicklerin',
    salary_expectation: null,
    company_id: 3,
    contact_id: null,
    status: 'DRAFT',
    applied_on: null,
    interview_on: null,
    offer_on: null,
    rejected_on: null,
    follow_up_on: null,
  });
});

test('blanks around what was typed are not sent', () => {
  const values = { ...valid, job_title: ' Entwicklerin ', salary_expectation: ' 60.000 € ' };
  expect(applicationCreatePayload(values)).toMatchObject({
    job_title: 'Entwicklerin',
    salary_expectation: '60.000 €',
  });
  expect(applicationCreatePayload({ ...valid, salary_expectation: ' ' })).toMatchObject({
    salary_expectation: null,
  });
});

test('an application without a company is never sent', () => {
  expect(() => applicationCreatePayload(emptyApplication)).toThrow();
});
