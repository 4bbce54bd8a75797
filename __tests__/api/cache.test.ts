import { waitFor } from '@testing-library/react';
import { api } from '../../src/api/apiSlice';
import type { Company } from '../../src/contract/schemas';
import { registerUser, type ApiUser } from '../support/apiUser';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';

const {
  createCompany,
  createContact,
  deleteContact,
  getApplication,
  getApplications,
  getCompanies,
  getContacts,
  updateContact,
} = api.endpoints;

const elbwerk = { name: 'Elbwerk', industry: 'Maschinenbau', website: '' };
const mara = { first_name: 'Mara', last_name: 'Lindner' };

let user: ApiUser;
let company: Company;
beforeEach(async () => {
  user = await registerUser();
  company = await user.api.createCompany();
});

const open = () => createTestStore('/', user).store;

test('a company that was created is in the list that is shown', async () => {
  const store = open();
  await store.dispatch(getCompanies.initiate());

  await store.dispatch(createCompany.initiate(elbwerk));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(network.calls).toEqual(['GET /companies/', 'POST /companies/', 'GET /companies/']);
  expect(getCompanies.select()(store.getState()).data).toEqual(await user.api.listCompanies());
});

test.each([
  ['a company', createCompany.initiate(elbwerk), 'POST /companies/'],
  ['a contact', createContact.initiate({ ...mara, company_id: 1 }), 'POST /contacts/'],
] as const)('where %s could not be created, nothing is loaded again', async (_case, create, call) => {
  const store = open();
  await store.dispatch(getCompanies.initiate());
  await store.dispatch(getContacts.initiate(company.id));
  network.forget();
  network.answer(call, 500);

  await store.dispatch(create as ReturnType<typeof createCompany.initiate>);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(network.calls).toEqual([call]);
});

test('contacts that are created, changed and deleted are so in the lists that are shown', async () => {
  const store = open();
  const other = await user.api.createCompany(elbwerk);
  await user.api.createContact({ company_id: other.id });
  await store.dispatch(getContacts.initiate(company.id));
  await store.dispatch(getContacts.initiate(other.id));
  network.forget();
  const expectTruth = async () => {
    for (const { id } of [company, other]) {
      expect(getContacts.select(id)(store.getState()).data).toEqual(await user.api.listContacts(id));
    }
  };

  const { data } = await store.dispatch(createContact.initiate({ ...mara, company_id: company.id }));
  await expectTruth();
  const id = data?.id ?? 0;
  await store.dispatch(updateContact.initiate({ id, last_name: 'Berg', phone: '040' }));
  await expectTruth();
  await store.dispatch(deleteContact.initiate(id));
  await expectTruth();

  expect(network.calls.filter((line) => line.startsWith('GET'))).toEqual([]);
});

test('the board’s list is kept while another screen is shown', async () => {
  const store = open();
  const first = store.dispatch(getApplications.initiate());
  await first;
  first.unsubscribe();

  await store.dispatch(getApplications.initiate());

  expect(network.calls).toEqual(['GET /applications/']);
});

test('what a form writes back is read anew by the next form', async () => {
  const store = open();
  const application = await user.api.createApplication({ company_id: company.id });
  const reads = [
    store.dispatch(getApplication.initiate(application.id)),
    store.dispatch(getCompanies.initiate()),
    store.dispatch(getContacts.initiate(company.id)),
  ];
  await Promise.all(reads);

  for (const read of reads) read.unsubscribe();

  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
});
