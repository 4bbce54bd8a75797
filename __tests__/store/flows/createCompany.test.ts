import { devTools } from '../../support/devTools';
import { emptyCompanyForm, type CompanyFormValues } from '../../../src/domain/companyForm';
import { emptyContactValues } from '../../../src/domain/contactForm';
import { createCompany } from '../../../src/store/flows/createCompany';
import { registerUser, type ApiUser } from '../../support/apiUser';
import { maraLindner } from '../../support/builders';
import { network, type Call } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';
import { sent, sentAuthorizations } from '../../support/sent';
import { toastsOf } from '../../support/toastsOf';

const postCompany = 'POST /companies/';
const postContact = 'POST /contacts/';

const companySaved = [
  'success',
  'Company saved!',
  'Company “Elbwerk” has been successfully created.',
];
const contactSaved = [
  'success',
  'Everything saved!',
  'Contact for Mara Lindner has been successfully created.',
];
const companyFailed = ['error', 'Saving failed', 'The company could not be created.'];
const bothFailed = [
  'error',
  'Saving failed',
  'An error has occurred. Please check your entries and your connection.',
];

const elbwerk = { name: 'Elbwerk', industry: 'Maschinenbau', website: 'https://elbwerk.example' };
const companyAlone: CompanyFormValues = { company: elbwerk, contact: emptyContactValues };
const withContact: CompanyFormValues = { company: elbwerk, contact: maraLindner };

let user: ApiUser;
beforeEach(async () => {
  user = await registerUser();
});

/** The company form without its screen: saves, and keeps what a failed save hands back. */
function openForm() {
  const { store, history } = createTestStore('/companies/new', user);
  let createdCompanyId: number | null = null;
  return {
    store,
    history,
    async save(values: CompanyFormValues) {
      const result = await store.dispatch(createCompany({ values, createdCompanyId }));
      if (createCompany.rejected.match(result) && result.payload) {
        createdCompanyId = result.payload.createdCompanyId;
      }
      return result;
    },
  };
}

test.each<[string, Partial<CompanyFormValues>, object]>([
  ['with all of it', {}, elbwerk],
  [
    'with a website without a scheme, in blanks',
    { company: { name: ' Elbwerk ', industry: ' Maschinenbau ', website: ' elbwerk.example ' } },
    elbwerk,
  ],
  ['without a website', { company: { ...elbwerk, website: '' } }, { ...elbwerk, website: '' }],
  ['with half a contact', { contact: { ...emptyContactValues, first_name: 'Mara' } }, elbwerk],
  ['with a contact without a name', { contact: { ...emptyContactValues, phone: '1' } }, elbwerk],
])('a company %s is created alone', async (_case, values, payload) => {
  const form = openForm();

  await form.save({ ...companyAlone, ...values });

  expect(sent()).toEqual([[postCompany, payload]]);
  expect(sentAuthorizations()).toEqual([`Token ${user.token}`]);
  expect(await user.api.listCompanies()).toMatchObject([{ name: 'Elbwerk' }]);
  expect(toastsOf(form.store)).toEqual([companySaved]);
  expect(form.history.location.pathname).toBe('/applications');
});

test.each([
  ['all of it', maraLindner, maraLindner],
  [
    'names in blanks alone',
    { ...emptyContactValues, first_name: ' Mara ', last_name: ' Lindner ' },
    { first_name: 'Mara', last_name: 'Lindner' },
  ],
])('a contact with %s is created after its company', async (_case, contact, payload) => {
  const form = openForm();

  await form.save({ company: elbwerk, contact });

  const [company] = await user.api.listCompanies();
  expect(sent()).toEqual([
    [postCompany, elbwerk],
    [postContact, { ...payload, company_id: company?.id }],
  ]);
  expect(sentAuthorizations()).toEqual([`Token ${user.token}`]);
  expect(await user.api.listContacts(company?.id ?? 0)).toMatchObject([payload]);
  expect(toastsOf(form.store)).toEqual([contactSaved]);
  expect(form.history.location.pathname).toBe('/applications');
});

const faults: [string, (call: Call) => void][] = [
  ['can’t be sent', (call) => network.disconnect(call, { nth: 1 })],
  ['meets an error', (call) => network.answer(call, 500, undefined, { nth: 1 })],
  ['is refused', (call) => network.answer(call, 400, { name: ['Nein.'] }, { nth: 1 })],
];

describe.each(faults)('where a call %s', (_fault, fail) => {
  test('the company alone: a retry creates it once', async () => {
    const form = openForm();
    fail(postCompany);

    await form.save(companyAlone);
    expect(toastsOf(form.store)).toEqual([companyFailed]);
    expect(form.history.location.pathname).toBe('/companies/new');

    await form.save(companyAlone);
    expect(toastsOf(form.store)).toEqual([companyFailed, companySaved]);
    expect(await user.api.listCompanies()).toHaveLength(1);
    expect(form.history.location.pathname).toBe('/applications');
  });

  test('the company before its contact: a retry creates both once', async () => {
    const form = openForm();
    fail(postCompany);

    await form.save(withContact);
    expect(network.calls).toEqual([postCompany]);
    expect(toastsOf(form.store)).toEqual([bothFailed]);

    await form.save(withContact);
    const companies = await user.api.listCompanies();
    expect(companies).toHaveLength(1);
    expect(await user.api.listContacts(companies[0]?.id ?? 0)).toHaveLength(1);
    expect(toastsOf(form.store)).toEqual([bothFailed, contactSaved]);
  });

  test('the contact: a retry keeps the company and takes what was changed', async () => {
    const form = openForm();
    fail(postContact);

    await form.save(withContact);
    expect(toastsOf(form.store)).toEqual([bothFailed]);
    expect(form.history.location.pathname).toBe('/companies/new');
    network.forget();

    await form.save({ company: { ...elbwerk, name: 'Elbwerk AG', website: '' }, contact: maraLindner });
    const [company, ...others] = await user.api.listCompanies();
    expect(others).toEqual([]);
    expect(company).toMatchObject({ name: 'Elbwerk AG', website: null });
    expect(sent()).toEqual([
      [`PATCH /companies/${company?.id}/`, { name: 'Elbwerk AG', industry: 'Maschinenbau', website: null }],
      [postContact, { ...maraLindner, company_id: company?.id }],
    ]);
    expect(await user.api.listContacts(company?.id ?? 0)).toHaveLength(1);
    expect(toastsOf(form.store)).toEqual([bothFailed, contactSaved]);
    expect(form.history.location.pathname).toBe('/applications');
  });

  test('the contact, then the update of the company: a third try completes it', async () => {
    const form = openForm();
    fail(postContact);
    fail('PATCH /companies/:id/');

    await form.save(withContact);
    await form.save(withContact);
    await form.save(withContact);

    const companies = await user.api.listCompanies();
    expect(companies).toHaveLength(1);
    expect(await user.api.listContacts(companies[0]?.id ?? 0)).toHaveLength(1);
    expect(toastsOf(form.store)).toEqual([bothFailed, contactSaved]);
  });

  test('the contact, which is then left out: the company is there once', async () => {
    const form = openForm();
    fail(postContact);

    await form.save(withContact);
    await form.save(companyAlone);

    const companies = await user.api.listCompanies();
    expect(companies).toMatchObject([elbwerk]);
    expect(await user.api.listContacts(companies[0]?.id ?? 0)).toEqual([]);
    expect(toastsOf(form.store)).toEqual([bothFailed, companySaved]);
  });
});

test.each([
  [postCompany, { company: { name: ['Nein.'] }, contact: {} }],
  [postContact, { company: {}, contact: { name: ['Nein.'] } }],
] as const)('the messages by field of %s are handed to their part of the form', async (call, fields) => {
  network.answer(call, 400, { name: ['Nein.'] });
  const { payload } = await openForm().save(withContact);
  expect(payload).toMatchObject({ fields });
});

test('a session that expires meanwhile says only that', async () => {
  const form = openForm();
  network.answer(postContact, 401);
  await form.save(withContact);
  expect(toastsOf(form.store).map(([, title]) => title)).toEqual(['Abgemeldet']);
});

test('an empty form is refused by the server too, at its fields', async () => {
  const { payload } = await openForm().save(emptyCompanyForm);
  expect(payload).toMatchObject({
    fields: {
      company: {
        name: [expect.any(String) as string],
        industry: [expect.any(String) as string],
      },
    },
  });
});

test('its actions tell the story', async () => {
  const form = openForm();
  devTools.forget();

  await form.save(withContact);

  expect(devTools.story).toEqual([
    'companies/create/pending',
    'api/createCompany/pending',
    'api/createCompany/fulfilled',
    'api/createContact/pending',
    'api/createContact/fulfilled',
    'toasts/toastShown',
    'companies/create/fulfilled',
  ]);
});
