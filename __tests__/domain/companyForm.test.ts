import fc from 'fast-check';
import {
  companyCreatePayload,
  companyUpdatePayload,
  companyValuesOf,
  emptyCompanyForm,
  validateCompany,
  validateCompanyForm,
} from '../../src/domain/companyForm';
import { emptyContactValues } from '../../src/domain/contactForm';
import { messagesOf } from '../support/messages';

const nameRequired = 'Firmenname ist ein Pflichtfeld.';
const industryRequired = 'Branche ist ein Pflichtfeld.';
const invalidWebsite =
  'Bitte geben Sie eine gültige Adresse ein, die mit https:// oder http:// beginnt.';
const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';

const company = { name: 'Elbwerk', industry: 'Maschinenbau', website: 'https://elbwerk.example' };

test.each([
  ['all is filled', {}, {}],
  ['there is no website', { website: '' }, {}],
  ['the website is blank', { website: '  ' }, {}],
  ['the website has no scheme', { website: 'elbwerk.example' }, {}],
  ['the name is empty', { name: '' }, { name: nameRequired }],
  ['the name is blank', { name: ' ' }, { name: nameRequired }],
  ['the industry is empty', { industry: '' }, { industry: industryRequired }],
  ['the website is a script', { website: 'javascript:alert(1)' }, { website: invalidWebsite }],
  ['the website is a file', { website: 'ftp://elbwerk.example' }, { website: invalidWebsite }],
  [
    'nothing is filled',
    emptyCompanyForm.company,
    { name: nameRequired, industry: industryRequired },
  ],
])('a company where %s', (_case, values, messages) => {
  expect(messagesOf(validateCompany({ ...company, ...values }))).toEqual(messages);
});

test.each([
  ['is empty', {}, {}],
  ['has a first name alone', { first_name: 'Mara' }, {}],
  ['has an address', { email: 'mara@elbwerk.example' }, {}],
  ['has an address in blanks', { email: ' mara@elbwerk.example ' }, {}],
  ['has a wrong address', { email: 'mara' }, { email: invalidEmail }],
])('a company form whose contact %s', (_case, contact, messages) => {
  const problems = validateCompanyForm({ company, contact: { ...emptyContactValues, ...contact } });
  expect(messagesOf(problems.contact)).toEqual(messages);
  expect(messagesOf(problems.company)).toEqual({});
});

test.each([
  [
    'all of it, trimmed',
    { name: ' Elbwerk ', industry: ' Maschinenbau ', website: ' https://elbwerk.example ' },
    company,
    company,
  ],
  [
    'a website without a scheme',
    { ...company, website: 'elbwerk.example' },
    company,
    company,
  ],
  [
    'no website',
    { ...company, website: ' ' },
    { ...company, website: '' },
    { ...company, website: null },
  ],
])('what is sent of %s', (_case, values, created, updated) => {
  expect(companyCreatePayload(values)).toEqual(created);
  expect(companyUpdatePayload(values)).toEqual(updated);
});

test('a company that is read and written back loses nothing', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((value) => `a${value}b`);
  const record = fc.record({
    id: fc.nat(),
    name: text,
    industry: text,
    website: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
  });
  fc.assert(
    fc.property(record, ({ id, ...fields }) => {
      const values = companyValuesOf({ id, ...fields });
      expect(validateCompany(values)).toEqual({});
      expect(companyUpdatePayload(values)).toEqual(fields);
    }),
  );
});

test('what a record leaves out is empty in the form', () => {
  expect(companyValuesOf({ id: 3, name: 'Elbwerk' })).toEqual({
    name: 'Elbwerk',
    industry: '',
    website: '',
  });
});
