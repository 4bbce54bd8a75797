import fc from 'fast-check';
import {
  contactCreatePayload,
  contactStep,
  contactUpdatePayload,
  contactValuesOf,
  emptyContactValues,
  isEmptyContact,
  validateContact,
  type ContactValues,
} from '../../src/domain/contactForm';
import { aContact, maraLindner } from '../support/builders';
import { messagesOf } from '../support/messages';

const nameIncomplete =
  'Bitte füllen Sie entweder Vor- und Nachname aus, oder lassen Sie beide Felder leer.';
const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';

const contact = (values: Partial<ContactValues>) => ({ ...emptyContactValues, ...values });
const names = { first_name: 'Mara', last_name: 'Lindner' };

describe('validation', () => {
  test.each<[string, Partial<ContactValues>, Record<string, string>]>([
    ['is empty', {}, {}],
    ['has both names', names, {}],
    ['has all of it', maraLindner, {}],
    ['has a first name alone', { first_name: 'Mara' }, { last_name: nameIncomplete }],
    ['has a last name alone', { last_name: 'Lindner' }, { first_name: nameIncomplete }],
    [
      'has a blank for a last name',
      { first_name: 'Mara', last_name: ' ' },
      { last_name: nameIncomplete },
    ],
    ['has blanks for both names', { first_name: ' ', last_name: ' ' }, {}],
    ['has an address without a name', { email: 'mara@nordlicht.example' }, {}],
    ['has a wrong address', { ...names, email: 'mara@' }, { email: invalidEmail }],
    [
      'has half a name and a wrong address',
      { first_name: 'Mara', email: 'mara' },
      { last_name: nameIncomplete, email: invalidEmail },
    ],
  ])('of one that %s', (_case, values, messages) => {
    expect(messagesOf(validateContact(contact(values)))).toEqual(messages);
  });
});

describe('what is sent to create one', () => {
  test.each<[string, Partial<ContactValues>, object]>([
    ['names alone', names, names],
    ['all of it', maraLindner, maraLindner],
    ['names and a phone', { ...names, phone: ' 040 1 ' }, { ...names, phone: '040 1' }],
    ['names in blanks', { first_name: ' Mara ', last_name: '\tLindner ' }, names],
    ['blanks for the rest', { ...names, email: ' ', position: ' ', phone: ' ' }, names],
  ])('of %s', (_case, values, payload) => {
    expect(contactCreatePayload(contact(values), 3)).toEqual({ ...payload, company_id: 3 });
  });
});

describe('what is sent to update one', () => {
  test.each<[string, Partial<ContactValues>, Partial<ContactValues>, object]>([
    // what, in the form, as it was saved before, payload
    ['all of it', maraLindner, maraLindner, maraLindner],
    ['only what is filled', names, names, names],
    ['what is new', { ...names, phone: '1' }, names, { ...names, phone: '1' }],
    [
      'what the user has emptied, as empty',
      { ...maraLindner, email: '', phone: ' ' },
      maraLindner,
      { ...maraLindner, email: '', phone: '' },
    ],
    ['all of it trimmed', { ...names, position: ' Chefin ' }, names, { ...names, position: 'Chefin' }],
  ])('is %s', (_case, values, saved, payload) => {
    expect(contactUpdatePayload(contact(values), contact(saved))).toEqual(payload);
  });

  test('makes the saved contact what the form shows', () => {
    const text = fc.constantFrom('', 'a', 'b');
    const anyValues = fc.record({
      first_name: fc.constantFrom('a', 'b'),
      last_name: fc.constantFrom('a', 'b'),
      email: text,
      position: text,
      phone: text,
    });
    fc.assert(
      fc.property(anyValues, anyValues, (values, saved) => {
        const payload = contactUpdatePayload(values, saved);
        expect({ ...saved, ...payload }).toEqual(values);
        for (const [field, value] of Object.entries(payload)) {
          expect(value === '' && saved[field as keyof ContactValues] === '').toBe(false);
        }
      }),
    );
  });
});

describe('what a save does about the contact person', () => {
  const update = (payload: object) => ({ kind: 'update', id: 5, payload });

  test.each<[string, number | null, Partial<ContactValues>, Partial<ContactValues>, object]>([
    // what, contact_id, in the form, as it was saved before, step
    ['none and nothing filled', null, {}, {}, { kind: 'none' }],
    ['none and details without a name', null, { phone: '1' }, {}, { kind: 'none' }],
    ['none and half a name', null, { first_name: 'Mara' }, {}, { kind: 'none' }],
    ['none and both names', null, names, {}, { kind: 'create' }],
    ['one, unchanged', 5, maraLindner, maraLindner, update(maraLindner)],
    ['one, renamed', 5, { ...names, last_name: 'Berg' }, names, update({ ...names, last_name: 'Berg' })],
    ['one, with its e-mail emptied', 5, names, { ...names, email: 'a@b.de' }, update({ ...names, email: '' })],
    ['one, with its names emptied', 5, {}, names, { kind: 'delete', id: 5 }],
    ['one whose names were never known', 5, {}, {}, { kind: 'none' }],
    ['one whose e-mail alone is known', 5, { email: 'a@b.de' }, {}, update({ email: 'a@b.de' })],
    ['one, with blanks for names', 5, { first_name: ' ', last_name: ' ' }, names, { kind: 'delete', id: 5 }],
    ['one, with its names emptied alone', 5, { email: 'a@b.de' }, maraLindner, { kind: 'delete', id: 5 }],
  ])('of %s', (_case, contactId, values, saved, step) => {
    expect(contactStep(contactId, contact(values), contact(saved))).toEqual(step);
  });
});

test('what a provider leaves out or nulls is empty in the form', () => {
  expect(contactValuesOf(null)).toEqual(emptyContactValues);
  expect(contactValuesOf(undefined)).toEqual(emptyContactValues);
  expect(contactValuesOf(aContact())).toEqual(maraLindner);
  expect(
    contactValuesOf({ id: 5, ...names, email: null as unknown as string }),
  ).toEqual(contact(names));
});

test.each([
  ['nothing', {}, true],
  ['blanks', { phone: ' ' }, true],
  ['a phone', { phone: '1' }, false],
  ['a name', { last_name: 'Lindner' }, false],
])('a contact with %s is empty: %s', (_case, values, empty) => {
  expect(isEmptyContact(contact(values))).toBe(empty);
});
