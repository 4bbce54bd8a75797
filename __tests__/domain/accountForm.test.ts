import {
  emptyLogin,
  emptyRegistration,
  validateLogin,
  validateRegistration,
} from '../../src/domain/accountForm';
import { messagesOf } from '../support/messages';

const required = 'Bitte füllen Sie dieses Feld aus.';
const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
const tooShort = 'Das Passwort muss mindestens 6 Zeichen lang sein.';
const different = 'Die Passwörter stimmen nicht überein.';

const login = { email: 'alma@example.com', password: 'geheim' };

test.each([
  ['all is filled', {}, {}],
  ['the address has blanks around it', { email: ' alma@example.com ' }, {}],
  ['the password is short', { password: 'x' }, {}],
  ['the password is a blank', { password: ' ' }, {}],
  ['nothing is filled', emptyLogin, { email: required, password: required }],
  ['the address is blank', { email: ' ' }, { email: required }],
  ['the address is none', { email: 'alma@' }, { email: invalidEmail }],
  ['the password is missing', { password: '' }, { password: required }],
])('login where %s', (_case, values, messages) => {
  expect(messagesOf(validateLogin({ ...login, ...values }))).toEqual(messages);
});

const registration = { username: 'Alma', ...login, repeated_password: 'geheim' };
const both = (password: string) => ({ password, repeated_password: password });

test.each([
  ['all is filled', {}, {}],
  ['the address has blanks around it', { email: ' alma@example.com ' }, {}],
  ['the password has six characters', both('123456'), {}],
  ['the password has blanks', both('      '), {}],
  [
    'nothing is filled',
    emptyRegistration,
    { username: required, email: required, password: required, repeated_password: required },
  ],
  ['the name is blank', { username: ' ' }, { username: required }],
  ['the address is none', { email: 'alma.example.com' }, { email: invalidEmail }],
  ['the password has five characters', both('12345'), { password: tooShort }],
  [
    'the passwords differ',
    { repeated_password: 'Geheim' },
    { repeated_password: different },
  ],
  [
    'a blank more is at the end',
    { repeated_password: 'geheim ' },
    { repeated_password: different },
  ],
  ['the password is not repeated', { repeated_password: '' }, { repeated_password: required }],
  [
    'all is wrong',
    { username: '', email: '@', password: '1', repeated_password: '2' },
    { username: required, email: invalidEmail, password: tooShort, repeated_password: different },
  ],
])('registration where %s', (_case, values, messages) => {
  expect(messagesOf(validateRegistration({ ...registration, ...values }))).toEqual(messages);
});
