/** @jest-environment node */
import fc from 'fast-check';
import { startServer, type Method, type TestServer, type TestUser } from '../support/serverApp';

/*
 * Whatever comes in, nothing breaks: no answer is a 5xx, and every error is in
 * the form that the contract gives it.
 */

let server: TestServer;
let user: TestUser;
let ids: { company: number; contact: number; application: number };
beforeAll(async () => {
  server = await startServer();
  user = await server.user();
  const company = await user.company();
  const contact = await user.contact({ company_id: company.id });
  const application = await user.application({ company_id: company.id });
  ids = { company: company.id, contact: contact.id, application: application.id };
});
afterAll(() => server.close());

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff', '', ' ', '1', '__proto__', "';--", '\u202e'),
  fc.constantFrom('2026-02-30', '9999-12-31', 'https://a.example/\0', 'a\0@example.com', 'DRAFT'),
);

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -1, 1, 1.5, 1e21, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nasty = fc.oneof(nastyText, nastyNumber, fc.boolean(), fc.constant(null), fc.jsonValue());

const note = fc.oneof(nasty, fc.record({ id: nasty, text: nasty }, { requiredKeys: [] }));

/** Every field that some call knows, each sometimes sensible so that the call gets further. */
const body = () =>
  fc.record(
    {
      username: nasty,
      email: fc.oneof(nasty, fc.constant('wer@example.com')),
      password: fc.oneof(nasty, fc.constant('geheim')),
      repeated_password: fc.oneof(nasty, fc.constant('geheim')),
      name: nasty,
      industry: nastyText,
      website: nasty,
      first_name: nastyText,
      last_name: nastyText,
      position: nasty,
      phone: nasty,
      job_title: nastyText,
      salary_expectation: nasty,
      company_id: fc.oneof(nasty, fc.constant(ids.company)),
      contact_id: fc.oneof(nasty, fc.constantFrom(ids.contact, null)),
      status: fc.oneof(nasty, fc.constantFrom('DRAFT', 'APPLIED', 'OFFER')),
      applied_on: fc.oneof(nasty, fc.constantFrom('2026-11-21', null)),
      interview_on: fc.oneof(nasty, fc.constant(null)),
      offer_on: fc.oneof(nasty, fc.constantFrom('2026-11-21', null)),
      rejected_on: fc.oneof(nasty, fc.constant(null)),
      follow_up_on: fc.oneof(nasty, fc.constant(null)),
      notes: fc.oneof(nasty, fc.array(note, { maxLength: 4 })),
      constructor: nasty,
      toString: nasty,
    },
    { requiredKeys: [] },
  );

function expectFormOfErrors(answer: unknown): void {
  expect(answer).toBeInstanceOf(Object);
  for (const [field, messages] of Object.entries(answer as object)) {
    if (field === 'detail') expect(typeof messages).toBe('string');
    else expect(messages).toEqual([expect.any(String)]);
  }
}

const calls: [Method, () => string][] = [
  ['POST', () => '/api/auth/registration/'],
  ['POST', () => '/api/auth/login/'],
  ['POST', () => '/api/companies/'],
  ['PATCH', () => `/api/companies/${ids.company}/`],
  ['POST', () => '/api/contacts/'],
  ['PATCH', () => `/api/contacts/${ids.contact}/`],
  ['POST', () => '/api/applications/'],
  ['PUT', () => `/api/applications/${ids.application}/`],
];

it.each(calls)(
  '%s %s takes any body',
  async (method, url) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: body() }, nasty), async (payload) => {
        const response = await server.app.inject({
          method,
          url: url(),
          headers: {
            authorization: `Token ${user.token}`,
            'content-type': 'application/json',
          },
          payload: JSON.stringify(payload),
        });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode >= 400) expectFormOfErrors(response.json());
      }),
      { numRuns: 300 },
    );
    for (const path of ['/api/companies/', '/api/contacts/', '/api/applications/']) {
      expect((await user.call('GET', path)).statusCode).toBe(200);
    }
  },
  30_000,
);

it('takes any path and any query', async () => {
  const part = fc
    .oneof(nastyText, nastyNumber.map(String))
    .map((text) => encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '')));
  const url = fc.oneof(
    part.map((id) => `/api/applications/${id}/`),
    part.map((id) => `/api/contacts/?company_id=${id}`),
    part.map((path) => `/api/${path}`),
  );
  await fc.assert(
    fc.asyncProperty(url, async (path) => {
      const response = await user.call('GET', path);
      expect(response.statusCode).toBeLessThan(500);
      if (response.statusCode >= 400) expectFormOfErrors(response.json());
    }),
    { numRuns: 300 },
  );
});
