import { devTools } from '../../support/devTools';
import { api } from '../../../src/api/apiSlice';
import type { Company } from '../../../src/contract/schemas';
import { emptyApplication, type ApplicationFields } from '../../../src/domain/applicationForm';
import { createApplication } from '../../../src/store/flows/createApplication';
import { registerUser, type ApiUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { createTestStore } from '../../support/renderApp';
import { sent, sentAuthorizations } from '../../support/sent';
import { toastsOf } from '../../support/toastsOf';

const call = 'POST /applications/';
const failed = ['error', 'Error', 'An error occurred while saving.'];
const saved = ['success', 'Everything saved!', 'All changes have been saved successfully.'];

let user: ApiUser;
let company: Company;
beforeEach(async () => {
  user = await registerUser();
  company = await user.api.createCompany();
});

const open = () => createTestStore('/applications/new', user);

const filled = (values: Partial<ApplicationFields> = {}): ApplicationFields => ({
  ...emptyApplication,
  job_title: 'Entwicklerin',
  company_id: company.id,
  ...values,
});

test.each<[string, Partial<ApplicationFields>, object]>([
  [
    'with the least of it',
    {},
    {
      job_title: 'Entwicklerin',
      salary_expectation: null,
      status: 'DRAFT',
      applied_on: null,
      interview_on: null,
      offer_on: null,
      rejected_on: null,
      follow_up_on: null,
    },
  ],
  [
    'with all of it',
    {
      job_title: ' Architektin ',
      salary_expectation: ' 70.000 € ',
      status: 'OFFER',
      applied_on: '2026-11-01',
      interview_on: '2026-11-10',
      offer_on: '2026-11-20',
      rejected_on: '2026-11-21',
      follow_up_on: '2026-11-30',
    },
    {
      job_title: 'Architektin',
      salary_expectation: '70.000 €',
      status: 'OFFER',
      applied_on: '2026-11-01',
      interview_on: '2026-11-10',
      offer_on: '2026-11-20',
      rejected_on: '2026-11-21',
      follow_up_on: '2026-11-30',
    },
  ],
])('an application %s is created in one call', async (_case, values, payload) => {
  const { store, history } = open();

  await store.dispatch(createApplication(filled(values)));

  expect(sent()).toEqual([[call, { ...payload, company_id: company.id, contact_id: null }]]);
  expect(sentAuthorizations()).toEqual([`Token ${user.token}`]);
  expect(await user.api.listApplications()).toMatchObject([payload]);
  expect(toastsOf(store)).toEqual([saved]);
  expect(history.location.pathname).toBe('/applications');
});

test('it can have a contact of the company', async () => {
  const contact = await user.api.createContact({ company_id: company.id });
  const { store } = open();

  await store.dispatch(createApplication(filled({ contact_id: contact.id })));

  expect(network.bodiesOf(call)).toMatchObject([{ contact_id: contact.id }]);
  expect(await user.api.listApplications()).toMatchObject([{ contact }]);
});

test.each([
  ['can’t be sent', () => network.disconnect(call, { nth: 1 }), {}],
  ['meets an error', () => network.answer(call, 500, undefined, { nth: 1 }), {}],
  [
    'is refused',
    () => network.answer(call, 400, { job_title: ['Zu lang.'] }, { nth: 1 }),
    { job_title: ['Zu lang.'] },
  ],
])('one that %s stays in the form, and a retry creates it once', async (_case, fail, fields) => {
  const { store, history } = open();
  fail();

  const { payload } = await store.dispatch(createApplication(filled()));
  expect(payload).toEqual({ fields });
  expect(toastsOf(store)).toEqual([failed]);
  expect(history.location.pathname).toBe('/applications/new');

  await store.dispatch(createApplication(filled()));
  expect(await user.api.listApplications()).toHaveLength(1);
  expect(toastsOf(store)).toEqual([failed, saved]);
  expect(history.location.pathname).toBe('/applications');
});

test('a date that our server misses is named at its field', async () => {
  const { store } = open();
  const { payload } = await store.dispatch(createApplication(filled({ status: 'OFFER' })));
  expect(payload).toEqual({
    fields: { offer_on: ['Bitte geben Sie das Angebotsdatum ein.'] },
  });
});

test('without a company nothing is sent', async () => {
  const { store } = open();
  const result = await store.dispatch(createApplication(emptyApplication));
  expect(createApplication.rejected.match(result)).toBe(true);
  expect(sent()).toEqual([]);
});

test('the board that is cached shows it at once, as the newest, without a reload', async () => {
  await user.api.createApplication({ company_id: company.id, job_title: 'Frühere' });
  const { store } = open();
  const { getApplications } = api.endpoints;
  await store.dispatch(getApplications.initiate());
  network.forget();

  await store.dispatch(createApplication(filled()));

  expect(network.calls).toEqual([call]);
  const { data } = getApplications.select()(store.getState());
  expect(data?.map(({ job_title }) => job_title)).toEqual(['Entwicklerin', 'Frühere']);
  expect(data).toEqual(await user.api.listApplications());
});

test('its actions tell the story', async () => {
  const { store } = open();
  devTools.forget();

  await store.dispatch(createApplication(filled()));

  expect(devTools.story).toEqual([
    'applications/create/pending',
    'api/createApplication/pending',
    'api/createApplication/fulfilled',
    'toasts/toastShown',
    'applications/create/fulfilled',
  ]);
});
