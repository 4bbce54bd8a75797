import type { Application, Company } from '../../../src/contract/schemas';
import type { ApplicationEditValues } from '../../../src/domain/applicationForm';
import { emptyContactValues, type ContactValues } from '../../../src/domain/contactForm';
import { saveApplication } from '../../../src/store/flows/saveApplication';
import { registerUser, type ApiUser } from '../../support/apiUser';
import { maraLindner } from '../../support/builders';
import { openEditForm } from '../../support/editForm';
import { network, type Call } from '../../support/faults';
import { toastsOf } from '../../support/toastsOf';

const failed = ['error', 'Error', 'An error occurred while saving.'];
const saved = ['success', 'Everything saved!', 'All changes have been saved successfully.'];

const faults = {
  'can’t be sent': (call: Call) => network.disconnect(call, { nth: 1 }),
  'meets an error': (call: Call) => network.answer(call, 500, undefined, { nth: 1 }),
  'is refused': (call: Call) => network.answer(call, 400, { detail: 'Nein.' }, { nth: 1 }),
  'is done but its answer gets lost': (call: Call) => network.loseAnswer(call, { nth: 1 }),
};
type Fault = keyof typeof faults;

const put = 'PUT /applications/:id/';
const patchCompany = 'PATCH /companies/:id/';
const patchContact = 'PATCH /contacts/:id/';
const deleteContact = 'DELETE /contacts/:id/';
const createContact = 'POST /contacts/';

interface Branch {
  name: string;
  /** The contact that the application has, and what becomes of it. */
  before: ContactValues | null;
  typed: ContactValues;
  after: ContactValues | null;
  calls: Call[];
}

const berg = { ...maraLindner, last_name: 'Berg', email: '' };

const branches: Branch[] = [
  {
    name: 'no contact',
    before: null,
    typed: emptyContactValues,
    after: null,
    calls: [put, patchCompany],
  },
  {
    name: 'a new contact',
    before: null,
    typed: maraLindner,
    after: maraLindner,
    calls: [createContact, put, patchCompany],
  },
  {
    name: 'a changed contact',
    before: maraLindner,
    typed: berg,
    after: berg,
    calls: [put, patchCompany, patchContact],
  },
  {
    name: 'an emptied contact',
    before: maraLindner,
    typed: emptyContactValues,
    after: null,
    calls: [put, patchCompany, deleteContact],
  },
];

/** Whether a contact was created can't be known where the answer is lost. */
const cases = branches.flatMap((branch) =>
  branch.calls.flatMap((call) =>
    (Object.keys(faults) as Fault[])
      .filter((fault) => !(call === createContact && fault === 'is done but its answer gets lost'))
      .map((fault) => ({ ...branch, call, fault })),
  ),
);

let user: ApiUser;
let company: Company;
beforeEach(async () => {
  user = await registerUser();
  company = await user.api.createCompany({ name: 'Elbwerk' });
});

async function applicationWith(contact: ContactValues | null): Promise<Application> {
  const { id } = contact
    ? await user.api.createContact({ ...contact, company_id: company.id })
    : { id: null };
  const application = await user.api.createApplication({ company_id: company.id, contact_id: id });
  return user.api.updateApplication(application.id, { notes: [{ id: null, text: 'eins' }] });
}

const typed = ({ notes }: Application): Partial<ApplicationEditValues> => ({
  job_title: 'Architektin',
  company: { name: 'Elbwerk AG', industry: 'Anlagenbau', website: 'https://elbwerk.example' },
  notes: [...notes, { id: null, text: 'zwei' }],
});

test.each(cases)('$name: where $call $fault, a retry completes it', async ({ before, typed: contact, after, call, fault }) => {
  const application = await applicationWith(before);
  const form = await openEditForm(user, application.id);
  form.type({ ...typed(application), contact });

  faults[fault](call);
  const first = await form.save();

  expect(saveApplication.rejected.match(first)).toBe(true);
  expect(toastsOf(form.store)).toEqual([failed]);
  expect(form.history.location.pathname).toBe(`/applications/edit/${application.id}`);
  expect(form.values).toMatchObject({ job_title: 'Architektin', contact });
  expect(form.values.notes.map(({ text }) => text)).toEqual(['eins', 'zwei']);

  const second = await form.save();

  expect(saveApplication.fulfilled.match(second)).toBe(true);
  expect(toastsOf(form.store)).toEqual([failed, saved]);
  expect(form.history.location.pathname).toBe('/applications');

  const stored = await user.api.getApplication(application.id);
  expect(stored).toMatchObject({ job_title: 'Architektin', company: { name: 'Elbwerk AG' } });
  expect(stored.notes.map(({ text }) => text)).toEqual(['eins', 'zwei']);
  expect(stored.notes[0]).toEqual(application.notes[0]);
  const contacts = await user.api.listContacts(company.id);
  expect(contacts).toEqual(
    after ? [{ ...after, id: contacts[0]?.id, company_id: company.id }] : [],
  );
  expect(stored.contact).toEqual(contacts[0] ?? null);
  expect(await user.api.listCompanies()).toEqual([
    { id: company.id, name: 'Elbwerk AG', industry: 'Anlagenbau', website: 'https://elbwerk.example' },
  ]);
  expect(form.board).toEqual(await user.api.listApplications());
  expect(network.calls).not.toContain('GET /applications/');
});

test('a retry doesn’t create the contact again, but updates it', async () => {
  const form = await openEditForm(user, (await applicationWith(null)).id);
  form.type({ contact: maraLindner });
  network.answer(put, 500, undefined, { nth: 1 });
  await form.save();
  network.forget();
  form.type({ contact: { ...maraLindner, phone: '' } });

  await form.save();

  expect(network.calls.map((line) => line.replace(/\d+/, ':id'))).toEqual([put, patchCompany, patchContact]);
  expect(await user.api.listContacts(company.id)).toMatchObject([{ ...maraLindner, phone: '' }]);
});

test('what the first try saved and the user then emptied is emptied', async () => {
  const names = { ...emptyContactValues, first_name: 'Mara', last_name: 'Lindner' };
  const form = await openEditForm(user, (await applicationWith(names)).id);
  form.type({ contact: { ...names, email: 'mara@nordlicht.example' } });
  network.answer(put, 500, undefined, { nth: 1 });
  await form.save();
  form.type({ contact: names });

  await form.save();

  expect(await user.api.listContacts(company.id)).toMatchObject([names]);
});

test('a note that the first try saved is the same one for the second', async () => {
  const application = await applicationWith(null);
  const form = await openEditForm(user, application.id);
  form.type(typed(application));
  network.answer(patchCompany, 500, undefined, { nth: 1 });
  await form.save();
  const { notes } = await user.api.getApplication(application.id);
  expect(notes).toHaveLength(2);
  expect(form.values.notes).toEqual(notes);

  await form.save();

  expect(network.bodiesOf(put)).toMatchObject([{}, { notes }]);
  expect((await user.api.getApplication(application.id)).notes).toEqual(notes);
});

test('a contact that was created for nothing is deleted where its names are emptied', async () => {
  const application = await applicationWith(null);
  const form = await openEditForm(user, application.id);
  form.type({ contact: maraLindner });
  network.answer(put, 500, undefined, { nth: 1 });
  await form.save();
  form.type({ contact: emptyContactValues });

  await form.save();

  expect(await user.api.listContacts(company.id)).toEqual([]);
  expect((await user.api.getApplication(application.id)).contact).toBeNull();
});

test('nothing is sent after a contact that could not be created', async () => {
  const form = await openEditForm(user, (await applicationWith(null)).id);
  form.type({ contact: maraLindner });
  network.answer(createContact, 500);
  await form.save();
  expect(network.calls).toEqual([createContact]);
});

test('a contact is not deleted while the application still needs it', async () => {
  const form = await openEditForm(user, (await applicationWith(maraLindner)).id);
  form.type({ contact: emptyContactValues });
  network.answer(put, 500);
  await form.save();
  expect(network.calls.filter((line) => line.startsWith('DELETE'))).toEqual([]);
  expect(await user.api.listContacts(company.id)).toHaveLength(1);
});

test.each([
  [put, maraLindner, { application: { job_title: ['Nein.'] }, company: {}, contact: {} }],
  [patchCompany, maraLindner, { application: {}, company: { job_title: ['Nein.'] }, contact: {} }],
  [patchContact, maraLindner, { application: {}, company: {}, contact: { job_title: ['Nein.'] } }],
  [createContact, null, { application: {}, company: {}, contact: { job_title: ['Nein.'] } }],
] as const)('the messages by field of %s are handed to their part of the form', async (call, before, fields) => {
  const form = await openEditForm(user, (await applicationWith(before)).id);
  form.type({ contact: maraLindner });
  network.answer(call, 400, { job_title: ['Nein.'] });

  const { payload } = await form.save();

  expect(payload).toMatchObject({ fields });
});

test('several that fail together say so once, each with its messages', async () => {
  network.hideTags();
  const form = await openEditForm(user, (await applicationWith(maraLindner)).id);
  network.answer(put, 400, { job_title: ['A'] });
  network.answer(patchCompany, 400, { name: ['B'] });
  network.answer(patchContact, 400, { email: ['C'] });

  const { payload } = await form.save();

  expect(payload).toMatchObject({
    fields: { application: { job_title: ['A'] }, company: { name: ['B'] }, contact: { email: ['C'] } },
  });
  expect(toastsOf(form.store)).toEqual([failed]);
});

test('a session that expires meanwhile says only that', async () => {
  const form = await openEditForm(user, (await applicationWith(maraLindner)).id);
  network.answer(patchCompany, 401);
  await form.save();
  expect(toastsOf(form.store).map(([, title]) => title)).toEqual(['Abgemeldet']);
});
