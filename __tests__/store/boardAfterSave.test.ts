import { waitFor } from '@testing-library/react';
import { api } from '../../src/api/apiSlice';
import type { Application, ApplicationListItem, Company, Contact } from '../../src/contract/schemas';
import { emptyApplication, type ApplicationEditValues } from '../../src/domain/applicationForm';
import { emptyContactValues } from '../../src/domain/contactForm';
import { createApplication } from '../../src/store/flows/createApplication';
import { registerUser, type ApiUser } from '../support/apiUser';
import { maraLindner } from '../support/builders';
import { openEditForm } from '../support/editForm';
import { network } from '../support/faults';
import { createTestStore } from '../support/renderApp';

const { getApplications, getApplication } = api.endpoints;

let user: ApiUser;
let company: Company;
let contact: Contact;
let application: Application;
let neighbour: Application;
beforeEach(async () => {
  user = await registerUser();
  company = await user.api.createCompany({ name: 'Elbwerk' });
  contact = await user.api.createContact({ ...maraLindner, company_id: company.id });
  const both = { company_id: company.id, contact_id: contact.id };
  application = await user.api.createApplication(both);
  neighbour = await user.api.createApplication({ ...both, job_title: 'Nachbarin' });
});

/** The board as a provider lists it that leaves out the notes. */
const withoutNotes = (list: readonly ApplicationListItem[] | undefined) =>
  list?.map((item) => ({ ...item, notes: undefined }));

test.each<[string, Partial<ApplicationEditValues>]>([
  ['nothing', {}],
  ['the application', { job_title: 'Architektin', status: 'OFFER', offer_on: '2026-11-21' }],
  ['the follow-up', { follow_up_on: '2026-11-21' }],
  ['the company', { company: { name: 'Elbwerk AG', industry: 'Bau', website: '' } }],
  ['the contact', { contact: { ...maraLindner, last_name: 'Berg', phone: '' } }],
  ['the notes', { notes: [{ id: null, text: 'Angerufen' }] }],
  ['all of it', {
    job_title: 'Architektin',
    company: { name: 'Elbwerk AG', industry: 'Bau', website: '' },
    contact: { ...maraLindner, last_name: 'Berg' },
  }],
  ['a contact that is deleted', { contact: emptyContactValues }],
])('after a save of %s the board shows what the server has, without a reload', async (_case, changes) => {
  const form = await openEditForm(user, application.id);
  form.type(changes);

  await form.save();

  expect(network.calls.filter((line) => line.startsWith('GET'))).toEqual([]);
  expect(form.board).toEqual(await user.api.listApplications());
});

test('a new contact is on the board, too', async () => {
  const lonely = await user.api.createApplication({ company_id: company.id });
  const form = await openEditForm(user, lonely.id);
  form.type({ contact: { ...emptyContactValues, first_name: 'Otto', last_name: 'Groß' } });

  await form.save();

  expect(network.calls.filter((line) => line.startsWith('GET'))).toEqual([]);
  expect(form.board).toEqual(await user.api.listApplications());
});

test.each(['PUT /applications/:id/', 'PATCH /companies/:id/', 'PATCH /contacts/:id/'] as const)(
  'where %s fails, the board shows what was saved and nothing else',
  async (call) => {
    const form = await openEditForm(user, application.id);
    form.type({
      job_title: 'Architektin',
      company: { name: 'Elbwerk AG', industry: 'Bau', website: '' },
      contact: { ...maraLindner, last_name: 'Berg' },
    });
    network.answer(call, 500);

    await form.save();

    expect(form.board).toEqual(await user.api.listApplications());
  },
);

test('an answer that comes late doesn’t bring back what is out of date', async () => {
  // Only then all are under way at once.
  network.hideTags();
  const form = await openEditForm(user, application.id);
  form.type({
    company: { name: 'Elbwerk AG', industry: 'Bau', website: '' },
    contact: { ...maraLindner, last_name: 'Berg' },
  });
  const put = network.holdAnswer('PUT /applications/:id/');
  const others = [
    network.hold('PATCH /companies/:id/'),
    network.hold('PATCH /contacts/:id/'),
  ];
  const saving = form.save();
  await put.answered;
  for (const other of others) other.release();
  await waitFor(() => {
    expect(form.board?.[0]).toMatchObject({
      company: { name: 'Elbwerk AG' },
      contact: { last_name: 'Berg' },
    });
  });

  put.release();
  await saving;

  expect(form.board).toEqual(await user.api.listApplications());
});

test('the detail that the next form reads is the saved one', async () => {
  const form = await openEditForm(user, application.id);
  form.type({ job_title: 'Architektin' });
  await form.save();

  const { data } = await form.store.dispatch(
    getApplication.initiate(application.id, { forceRefetch: true }),
  );
  expect(data).toMatchObject(await user.api.getApplication(application.id));
});

describe('a provider that answers a write with what it was sent', () => {
  const payload = () => ({
    job_title: 'Architektin',
    salary_expectation: null,
    company_id: company.id,
    contact_id: contact.id,
    status: 'DRAFT',
    applied_on: null,
    interview_on: null,
    offer_on: null,
    rejected_on: null,
    follow_up_on: null,
    notes: [{ id: null, text: 'Angerufen' }],
  });
  test.each([
    ['the payload', () => payload()],
    ['the payload with an id', () => ({ id: application.id, ...payload() })],
    ['nothing that says a thing', () => ({ ok: true })],
    ['null', () => null],
  ])('a PUT with %s: list and detail are read anew', async (_case, answer) => {
    const form = await openEditForm(user, application.id);
    form.type({ job_title: 'Architektin', notes: [{ id: null, text: 'Angerufen' }] });
    network.reword('PUT /applications/:id/', answer());

    await form.save();
    await Promise.all(form.store.dispatch(api.util.getRunningQueriesThunk()));

    expect(form.history.location.pathname).toBe('/applications');
    expect(withoutNotes(form.board)).toEqual(withoutNotes(await user.api.listApplications()));
    expect(form.board?.find(({ id }) => id === neighbour.id)).toBeDefined();
    expect(getApplication.select(application.id)(form.store.getState()).data).toMatchObject(
      await user.api.getApplication(application.id),
    );
  });

  test.each([
    ['the payload', () => payload()],
    ['nothing that says a thing', () => ({ ok: true })],
    ['null', () => null],
  ])('a POST with %s: the list is read anew', async (_case, answer) => {
    const { store, history } = createTestStore('/applications/new', user);
    await store.dispatch(getApplications.initiate());
    network.reword('POST /applications/', answer());

    await store.dispatch(
      createApplication({ ...emptyApplication, job_title: 'Neue', company_id: company.id }),
    );
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

    expect(history.location.pathname).toBe('/applications');
    const { data } = getApplications.select()(store.getState());
    expect(data?.map(({ job_title }) => job_title)).toContain('Neue');
    expect(data).toEqual(await user.api.listApplications());
  });
});
