import {
  fieldErrorsOf,
  isNotFound,
  isUnauthorized,
  reasonOf,
  waitMessageOf,
} from '../../src/api/refusals';

const email = ['Zu dieser E-Mail-Adresse gibt es schon ein Konto.'];

test.each([
  ['names fields', { status: 400, data: { email } }, { email }],
  ['names fields beside others', { status: 400, data: { email, detail: 'x', code: 3 } }, { email }],
  ['has numbers for messages', { status: 400, data: { email: [1] } }, {}],
  ['has one detail', { status: 400, data: { detail: 'Fehler' } }, {}],
  ['is text', { status: 400, data: 'Fehler' }, {}],
  ['is null', { status: 400, data: null }, {}],
  ['is another status', { status: 500, data: { email } }, {}],
  ['never came', { status: 'FETCH_ERROR', error: 'fetch failed' }, {}],
  ['is no error', undefined, {}],
])('the messages by field of an answer that %s', (_case, error, fields) => {
  expect(fieldErrorsOf(error)).toEqual(fields);
});

test.each([
  ['too many tries', { status: 429, data: { detail: 'Bitte warten.' } }, 'Bitte warten.'],
  ['too many tries without a word', { status: 429, data: '' }, undefined],
  ['too many tries with a number', { status: 429, data: { detail: 5 } }, undefined],
  ['nobody, as its database is away', { status: 503, data: { detail: 'Bitte später.' } }, 'Bitte später.'],
  ['nobody, through its proxy', { status: 503, data: '<html>' }, undefined],
  ['something else', { status: 403, data: { detail: 'Bitte warten.' } }, undefined],
  ['nothing', undefined, undefined],
])('what the server says to %s', (_case, error, message) => {
  expect(waitMessageOf(error)).toBe(message);
});

test.each([
  ['there is no room left', { status: 400, data: { non_field_errors: ['Voll.', 'Ganz.'] } }, 'Voll. Ganz.'],
  ['its disk is full', { status: 503, data: { detail: 'Bitte später.' } }, 'Bitte später.'],
  ['a field is wrong', { status: 400, data: { job_title: ['Zu lang.'] } }, undefined],
  ['what is wrong is no list', { status: 400, data: { non_field_errors: 'Voll.' } }, undefined],
  ['it has a fault', { status: 500, data: { detail: 'Traceback', non_field_errors: ['x'] } }, undefined],
  ['it never answered', { status: 'FETCH_ERROR', error: 'fetch failed' }, undefined],
])('the reason that the server gives where %s', (_case, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test.each([
  [401, true, false],
  [404, false, true],
  [403, false, false],
  ['FETCH_ERROR', false, false],
])('status %s: unauthorized %s, not found %s', (status, unauthorized, notFound) => {
  expect(isUnauthorized({ status })).toBe(unauthorized);
  expect(isNotFound({ status })).toBe(notFound);
});
