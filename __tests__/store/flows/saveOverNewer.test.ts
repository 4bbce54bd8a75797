import type { Application, Company, Contact } from '../../../src/contract/schemas';
import { contactValuesOf, emptyContactValues } from '../../../src/domain/contactForm';
import { saveApplication } from '../../../src/store/flows/saveApplication';
import { registerUser, type ApiUser } from '../../support/apiUser';
import { maraLindner } from '../../support/builders';
import { openEditForm } from '../../support/editForm';
import { network } from '../../support/faults';
import { toastsOf } from '../../support/toastsOf';

/* Two who write the same application: one has a form open, the other saves in between. */

const put = 'PUT /applications/:id/';

let user: ApiUser;
let company: Company;
let contact: Contact;
let application: Application;
beforeEach(async () => {
  user = await registerUser();
  company = await user.api.createCompany({ name: 'Elbwerk', industry: 'Maschinenbau' });
  contact = await user.api.createContact({ ...maraLindner, company_id: company.id });
  const { id } = await user.api.createApplication({
    company_id: company.id,
    contact_id: contact.id,
    job_title: 'Tischlerin',
  });
  application = await user.api.updateApplication(id, { notes: [{ id: null, text: 'eins' }] });
});

const open = () => openEditForm(user, application.id);
const stored = () => user.api.getApplication(application.id);
const change = (changes: Parameters<typeof user.api.updateApplication>[1]) =>
  user.api.updateApplication(application.id, changes);
const callsSince = () => network.calls.map((call) => call.replace(/\d+/, ':id'));

test('a form sends the tag of the version that it began with', async () => {
  const form = await open();
  form.type({ job_title: 'Architektin' });
  expect(saveApplication.fulfilled.match(await form.save())).toBe(true);
  expect(network.requests[0]?.headers['if-match']).toMatch(/^"[\w-]+"$/);
});

test('a provider without tags gets no other header than before, and the later save wins', async () => {
  network.hideTags();
  const form = await open();
  await change({ job_title: 'Im anderen Tab' });
  form.type({ job_title: 'Architektin' });
  expect(saveApplication.fulfilled.match(await form.save())).toBe(true);
  for (const { headers } of network.requests) {
    expect(Object.keys(headers).sort()).toEqual(['accept', 'authorization', 'content-type']);
  }
  expect(await stored()).toMatchObject({ job_title: 'Architektin' });
});

test('a tag that a proxy has weakened still matches its version', async () => {
  network.weakenTags();
  const form = await open();
  form.type({ job_title: 'Architektin' });
  expect(saveApplication.fulfilled.match(await form.save())).toBe(true);
  expect(callsSince().filter((call) => call === put)).toHaveLength(1);
});

describe('where both have changed the same', () => {
  test('nothing is written, and both values are handed back', async () => {
    const form = await open();
    await change({ job_title: 'Im anderen Tab' });
    const before = await stored();
    form.type({
      job_title: 'Architektin',
      company: { name: 'Elbwerk AG', industry: 'Bau', website: '' },
      contact: { ...maraLindner, phone: '0170' },
    });

    const result = await form.save();

    expect(saveApplication.rejected.match(result)).toBe(true);
    expect(form.differences).toEqual([
      {
        kind: 'application',
        field: 'job_title',
        key: 'job_title',
        mine: 'Architektin',
        theirs: 'Im anderen Tab',
        isConflict: true,
      },
    ]);
    expect(toastsOf(form.store)).toEqual([]);
    expect(form.history.location.pathname).toBe(`/applications/edit/${application.id}`);
    expect(form.values.job_title).toBe('Architektin');
    expect(callsSince()).toEqual([
      put,
      'GET /applications/:id/',
      'GET /companies/',
      'GET /contacts/?company_id=:id',
    ]);
    expect(await stored()).toEqual(before);
    expect(await user.api.listContacts(company.id)).toEqual([contact]);
    expect(await user.api.listCompanies()).toEqual([company]);
  });

  test.each([
    ['mine', 'Architektin'],
    ['theirs', 'Im anderen Tab'],
  ] as const)('%s is saved, as chosen, with all the rest', async (side, title) => {
    const form = await open();
    await change({ job_title: 'Im anderen Tab', follow_up_on: '2026-12-01' });
    form.type({ job_title: 'Architektin', salary_expectation: '70.000 €' });
    await form.save();
    form.accept({ job_title: side });

    expect(saveApplication.fulfilled.match(await form.save())).toBe(true);

    expect(await stored()).toMatchObject({
      job_title: title,
      salary_expectation: '70.000 €',
      follow_up_on: '2026-12-01',
    });
    expect(form.board).toEqual(await user.api.listApplications());
  });

  test('a version that comes while one chooses is asked about too', async () => {
    const form = await open();
    await change({ job_title: 'Im anderen Tab' });
    form.type({ job_title: 'Architektin' });
    await form.save();
    form.accept({ job_title: 'mine' });
    await change({ job_title: 'Noch einmal' });

    expect(saveApplication.rejected.match(await form.save())).toBe(true);

    expect(form.differences).toMatchObject([{ mine: 'Architektin', theirs: 'Noch einmal' }]);
    expect(await stored()).toMatchObject({ job_title: 'Noch einmal' });
  });

  test('who does not choose is asked again by the next save', async () => {
    const form = await open();
    await change({ job_title: 'Im anderen Tab' });
    form.type({ job_title: 'Architektin' });
    for (let time = 0; time < 2; time += 1) {
      expect(saveApplication.rejected.match(await form.save())).toBe(true);
      expect(form.differences).toHaveLength(1);
    }
    expect(await stored()).toMatchObject({ job_title: 'Im anderen Tab' });
  });
});

test('what only the other has changed is told, then taken over', async () => {
  const form = await open();
  await change({ status: 'APPLIED', applied_on: '2026-11-20', notes: [...application.notes, { id: null, text: 'zwei' }] });
  form.type({ job_title: 'Architektin', notes: [...form.values.notes, { id: null, text: 'drei' }] });

  await form.save();
  expect(form.differences).toMatchObject([
    { field: 'status', theirs: 'APPLIED', isConflict: false },
    { field: 'applied_on', theirs: '2026-11-20', isConflict: false },
    { kind: 'note', mine: '', theirs: 'zwei', isConflict: false },
  ]);
  form.accept();
  await form.save();

  const now = await stored();
  expect(now).toMatchObject({ job_title: 'Architektin', status: 'APPLIED', applied_on: '2026-11-20' });
  expect(now.notes.map(({ text }) => text)).toEqual(['eins', 'zwei', 'drei']);
});

test('a company that somebody else has changed is not overwritten unseen', async () => {
  const form = await open();
  const other = await openEditForm(user, application.id);
  other.type({ company: { ...other.values.company, industry: 'Anlagenbau' } });
  await other.save();
  form.type({ job_title: 'Architektin', company: { ...form.values.company, name: 'Elbwerk AG' } });

  await form.save();
  expect(form.differences).toMatchObject([
    { kind: 'company', field: 'industry', mine: 'Maschinenbau', theirs: 'Anlagenbau' },
  ]);
  form.accept();
  await form.save();

  expect(await user.api.listCompanies()).toMatchObject([
    { name: 'Elbwerk AG', industry: 'Anlagenbau' },
  ]);
});

describe('a contact person', () => {
  test('that was only chosen keeps what somebody else has changed meanwhile', async () => {
    const tom = await user.api.createContact({
      first_name: 'Tom',
      last_name: 'Zweig',
      phone: '111',
      company_id: company.id,
    });
    const form = await open();
    form.type({ contact_id: tom.id, contact: contactValuesOf(tom) });
    await user.api.updateContact(tom.id, { phone: '222' });

    expect(saveApplication.fulfilled.match(await form.save())).toBe(true);

    expect((await stored()).contact).toMatchObject({ id: tom.id, phone: '222' });
  });

  test('that is new does not stay behind while there is something to be asked', async () => {
    await change({ contact_id: null });
    const form = await open();
    await change({ job_title: 'Im anderen Tab' });
    form.type({
      job_title: 'Architektin',
      contact: { ...emptyContactValues, first_name: 'Paula', last_name: 'Neu' },
    });

    await form.save();

    expect(form.differences).toMatchObject([{ field: 'job_title' }]);
    expect(await user.api.listContacts(company.id)).toHaveLength(1);
    form.accept({ job_title: 'mine' });
    await form.save();
    expect(await stored()).toMatchObject({ job_title: 'Architektin', contact: { first_name: 'Paula' } });
  });

  test('that somebody else has changed keeps both changes', async () => {
    const form = await open();
    const other = await openEditForm(user, application.id);
    other.type({ contact: { ...maraLindner, phone: '0170' } });
    await other.save();
    form.type({ contact: { ...maraLindner, email: '' } });

    await form.save();
    expect(form.differences).toMatchObject([{ kind: 'contact', field: 'phone', theirs: '0170' }]);
    form.accept();
    await form.save();

    const [now] = await user.api.listContacts(company.id);
    expect(now).toMatchObject({ ...maraLindner, phone: '0170', email: '' });
  });

  test('that was deleted meanwhile is made anew by whoever wants to keep it', async () => {
    const form = await open();
    const other = await openEditForm(user, application.id);
    other.type({ contact: emptyContactValues });
    await other.save();
    form.type({ contact: { ...maraLindner, phone: '0170' } });

    await form.save();
    expect(form.differences).toMatchObject([
      { field: 'contact_id', theirs: '', isConflict: true },
    ]);
    form.accept({ contact: 'mine' });
    expect(saveApplication.fulfilled.match(await form.save())).toBe(true);

    const contacts = await user.api.listContacts(company.id);
    expect(contacts).toMatchObject([{ last_name: 'Lindner', phone: '0170' }]);
    expect((await stored()).contact).toEqual(contacts[0]);
  });
});

test('a note that was removed meanwhile is added anew by whoever wants to keep it', async () => {
  const form = await open();
  await change({ notes: [] });
  form.type({ notes: form.values.notes.map((note) => ({ ...note, text: 'EINS' })) });
  await form.save();
  const [difference] = form.differences;
  expect(difference).toMatchObject({ kind: 'note', mine: 'EINS', theirs: '', isConflict: true });
  form.accept({ [difference?.key ?? '']: 'mine' });

  expect(saveApplication.fulfilled.match(await form.save())).toBe(true);

  expect((await stored()).notes).toMatchObject([{ text: 'EINS' }]);
});

test('the same change by both is no conflict, and nobody is asked', async () => {
  const form = await open();
  await change({ job_title: 'Architektin' });
  form.type({ job_title: ' Architektin ' });
  expect(saveApplication.fulfilled.match(await form.save())).toBe(true);
  expect(callsSince().filter((call) => call === put)).toHaveLength(2);
});

test('a provider that never matches its own tags is saved to after one comparison', async () => {
  const form = await open();
  network.matchNoTags(put);
  form.type({ job_title: 'Architektin' });
  expect(saveApplication.fulfilled.match(await form.save())).toBe(true);
  const conditions = network.requests
    .filter(({ method }) => method === 'PUT')
    .map(({ headers }) => headers['if-match']);
  expect(conditions).toEqual([expect.any(String), undefined]);
});

test.each(['GET /applications/:id/', 'GET /companies/'] as const)('where the newer version can’t be read since %s fails, the save has failed and nothing is lost', async (call) => {
  const form = await open();
  await change({ job_title: 'Im anderen Tab' });
  form.type({ job_title: 'Architektin' });
  network.disconnect(call, { nth: 1 });
  await form.save();
  expect(toastsOf(form.store)).toEqual([['error', 'Error', 'An error occurred while saving.']]);
  expect(form.differences).toEqual([]);
  await form.save();
  expect(form.differences).toHaveLength(1);
});

test('whoever has left the form before the newer version was met is told that it is not saved', async () => {
  const form = await open();
  await change({ job_title: 'Im anderen Tab' });
  form.type({ job_title: 'Architektin' });
  const { release } = network.hold(put);
  const saving = form.save();
  form.history.push('/applications');
  release();
  await saving;
  expect(toastsOf(form.store)).toEqual([['error', 'Error', 'An error occurred while saving.']]);
  expect(await stored()).toMatchObject({ job_title: 'Im anderen Tab' });
});
