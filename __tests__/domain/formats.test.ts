import fc from 'fast-check';
import { isBlank, isCalendarDate, isEmail, normalizeWebsite } from '../../src/domain/formats';

test.each([
  ['', true],
  [' ', true],
  ['\t\n\u00a0', true],
  ['a', false],
  [' a ', false],
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

describe('an e-mail address', () => {
  test.each([
    'alma@example.com',
    'a@b.de',
    'alma.test+jobs@mail.example.co.uk',
    "o'neil@example.ie",
    'jörg@müller.de',
    '名前@例え.jp',
    `${'a'.repeat(242)}@example.com`,
  ])('is %s', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '',
    'alma',
    'alma@',
    '@example.com',
    'alma@example',
    'alma@example.',
    'alma@.com',
    'alma@exa..mple.com',
    'alma@@example.com',
    'alma test@example.com',
    'alma@exam ple.com',
    ' alma@example.com',
    'Alma <alma@example.com>',
    'alma@example.com, otto@example.com',
    'alma@example.com\nBcc: otto@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false));
});

describe('a calendar date', () => {
  test.each(['2026-01-31', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'])(
    'is %s',
    (text) => expect(isCalendarDate(text)).toBe(true),
  );

  test.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '1899-12-31',
    '0026-01-01',
    '20260-01-01',
    '2026-1-1',
    '21.11.2026',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\n',
  ])('is not %j', (text) => expect(isCalendarDate(text)).toBe(false));

  test('is each day that the calendar has, and no other', () => {
    const part = (min: number, max: number, digits: number) =>
      fc.integer({ min, max }).map((number) => String(number).padStart(digits, '0'));
    fc.assert(
      fc.property(part(1900, 2200, 4), part(0, 14, 2), part(0, 33, 2), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect([text, isCalendarDate(text)]).toEqual([text, exists]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a website', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['http://example.org/jobs?id=1#top', 'http://example.org/jobs?id=1#top'],
    ['HTTPS://Example.org', 'HTTPS://Example.org'],
    ['  https://example.org  ', 'https://example.org'],
    ['example.org', 'https://example.org'],
    ['www.example.org/jobs', 'https://www.example.org/jobs'],
    ['example.org:8443/jobs', 'https://example.org:8443/jobs'],
    ['müller.de', 'https://müller.de'],
    ['localhost:3000', 'https://localhost:3000'],
    ['http://192.168.1.1', 'http://192.168.1.1'],
  ])('%j is stored as %s', (text, stored) => expect(normalizeWebsite(text)).toBe(stored));

  test.each([
    '',
    ' ',
    'example',
    'https://',
    'https://example',
    'https:///example.org',
    'https:example.org',
    'http:/example.org',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'javascript:1',
    ' javascript:alert(document.cookie).x',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://example.org',
    'file:///etc/passwd',
    'mailto:alma@example.org',
    '//example.org',
    '/jobs',
    'exam ple.org',
    'https://exam ple.org',
    'https://example.org:port',
  ])('is not %j', (text) => expect(normalizeWebsite(text)).toBeNull());

  test('is always a link to http(s), and stays as it is from then on', () => {
    const hostile = fc.constantFrom('javascript:', 'data:', 'https://', 'http:', '//', '.', ':1', '@');
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
      fc.tuple(hostile, fc.string(), hostile, fc.domain()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const stored = normalizeWebsite(given);
        fc.pre(stored !== null);
        expect(new URL(stored).protocol).toMatch(/^https?:$/);
        expect(normalizeWebsite(stored)).toBe(stored);
      }),
      { numRuns: 400 },
    );
  });
});
