import { api } from '../../src/api/apiSlice';
import { tokenKey } from '../../src/api/tokenStorage';
import { createApplication } from '../../src/store/flows/createApplication';
import { logOut } from '../../src/store/flows/logOut';
import { logIn } from '../../src/store/flows/session';
import { emptyApplication } from '../../src/domain/applicationForm';
import { registerUser, type ApiUser } from '../support/apiUser';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';
import { toastsOf } from '../support/toastsOf';

const { getApplications, getCompanies, createCompany } = api.endpoints;

const elbwerk = { name: 'Elbwerk', industry: 'Maschinenbau', website: '' };

let otto: ApiUser;
beforeEach(async () => {
  otto = await registerUser();
});

async function storeOf(user: ApiUser) {
  const { company_id } = await someApplicationOf(user, 'Geheime Stelle');
  const { store, history } = createTestStore('/applications/new', { token: user.token });
  return { store, history, company_id };
}

async function someApplicationOf({ api: client }: ApiUser, job_title: string) {
  const company = await client.createCompany({ name: `Firma zu: ${job_title}` });
  await client.createApplication({ company_id: company.id, job_title });
  return { company_id: company.id };
}

test('after a logout nothing of the former user is left anywhere in the state', async () => {
  const alma = await registerUser();
  const { store } = await storeOf(alma);
  const [application] = await alma.api.listApplications();
  await store.dispatch(getApplications.initiate());
  await store.dispatch(api.endpoints.getApplication.initiate(application?.id ?? 0));
  await store.dispatch(getCompanies.initiate());
  await store.dispatch(createCompany.initiate(elbwerk));
  network.answer('GET /contacts/', 500);
  await store.dispatch(api.endpoints.getContacts.initiate(1));
  expect(JSON.stringify(store.getState())).toMatch(/Geheime Stelle.*Elbwerk/);

  await store.dispatch(logOut({ revoke: false }));

  localStorage.clear();
  const { store: fresh } = createTestStore();
  await fresh.dispatch(logOut({ revoke: false }));
  expect(store.getState()).toEqual(fresh.getState());
});

test('a list that is still on its way at the logout doesn’t arrive, nor is it missed', async () => {
  const { store } = await storeOf(await registerUser());
  const { release } = network.hold('GET /applications/');
  const loading = store.dispatch(getApplications.initiate());

  await store.dispatch(logOut({ revoke: false }));
  release();
  await loading;

  expect(JSON.stringify(store.getState())).not.toContain('Geheime Stelle');
  expect(toastsOf(store)).toEqual([]);
});

test('a list of the former user doesn’t arrive at the next one', async () => {
  const { store } = await storeOf(await registerUser());
  await someApplicationOf(otto, 'Ottos Stelle');
  const { release } = network.hold('GET /applications/', { nth: 1 });
  const loading = store.dispatch(getApplications.initiate());
  await store.dispatch(logOut({ revoke: false }));
  await store.dispatch(logIn(otto));
  const ottosList = store.dispatch(getApplications.initiate());

  release();
  await Promise.all([loading, ottosList]);

  const { data } = getApplications.select()(store.getState());
  expect(data?.map(({ job_title }) => job_title)).toEqual(['Ottos Stelle']);
  expect(JSON.stringify(store.getState())).not.toContain('Geheime Stelle');
  expect(toastsOf(store)).toEqual([]);
});

test('what the former user still saves doesn’t arrive at the next one', async () => {
  const { store, history, company_id } = await storeOf(await registerUser());
  const { release } = network.hold('POST /applications/');
  const saving = store.dispatch(
    createApplication({ ...emptyApplication, job_title: 'Almas Stelle', company_id }),
  );
  await store.dispatch(logOut({ revoke: false }));
  await store.dispatch(logIn(otto));
  await store.dispatch(getApplications.initiate());

  release();
  await saving;

  expect(getApplications.select()(store.getState()).data).toEqual([]);
  expect(toastsOf(store)).toEqual([]);
  expect(history.location.pathname).toBe('/applications/new');
});

test('a 401 to the former session doesn’t end the next one', async () => {
  const { store } = createTestStore('/', { token: 'unknown' });
  const { release } = network.hold('POST /companies/');
  const saving = store.dispatch(createCompany.initiate(elbwerk));
  await store.dispatch(logOut({ revoke: false }));
  await store.dispatch(logIn(otto));

  release();
  await saving;

  expect(store.getState().session.loggedIn).toBe(true);
  expect(localStorage.getItem(tokenKey)).toMatch(/./);
  expect(toastsOf(store)).toEqual([]);
});

test('an answer that comes after another tab has changed the session is nobody’s', async () => {
  const { store } = await storeOf(await registerUser());
  const { release } = network.hold('GET /applications/');
  const loading = store.dispatch(getApplications.initiate());
  // The other tab has written the token, but this one has not heard of it yet.
  localStorage.setItem(tokenKey, otto.token);

  release();
  const { data } = await loading;

  expect(data).toBeUndefined();
  expect(JSON.stringify(store.getState())).not.toContain('Geheime Stelle');
  expect(toastsOf(store)).toEqual([]);
});
