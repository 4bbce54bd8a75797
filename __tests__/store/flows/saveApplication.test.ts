import { devTools } from '../../support/devTools';
import { waitFor } from '@testing-library/react';
import type { Application, Company, Contact } from '../../../src/contract/schemas';
import { emptyContactValues } from '../../../src/domain/contactForm';
import { registerUser, type ApiUser } from '../../support/apiUser';
import { maraLindner } from '../../support/builders';
import { openEditForm } from '../../support/editForm';
import { network } from '../../support/faults';
import { sent, sentAuthorizations } from '../../support/sent';
import { toastsOf } from '../../support/toastsOf';

const saved = [['success', 'Everything saved!', 'All changes have been saved successfully.']];

let user: ApiUser;
let company: Company;
beforeEach(async () => {
  user = await registerUser();
  company = await user.api.createCompany({ name: 'Elbwerk', industry: 'Maschinenbau', website: '' });
});

const create = (contact_id: number | null = null) =>
  user.api.createApplication({ company_id: company.id, contact_id });

const payloadOf = (contact_id: number | null, changes: object = {}) => ({
  job_title: 'Entwicklerin',
  salary_expectation: null,
  company_id: company.id,
  contact_id,
  status: 'DRAFT',
  applied_on: null,
  interview_on: null,
  offer_on: null,
  rejected_on: null,
  follow_up_on: null,
  notes: [],
  ...changes,
});

const companyPayload = { name: 'Elbwerk', industry: 'Maschinenbau', website: null };

describe('an application without a contact', () => {
  let application: Application;
  beforeEach(async () => {
    application = await create();
  });

  test('and without names for one: application and company, all fields', async () => {
    const form = await openEditForm(user, application.id);
    form.type({
      job_title: ' Architektin ',
      salary_expectation: '70.000 €',
      status: 'INTERVIEW',
      applied_on: '2026-11-01',
      interview_on: '2026-11-20',
      offer_on: '2026-11-21',
      rejected_on: '2026-11-22',
      follow_up_on: '2026-11-30',
      company: { name: 'Elbwerk AG', industry: 'Anlagenbau', website: 'elbwerk.example' },
      notes: [{ id: null, text: ' Angerufen ' }],
    });

    await form.save();

    const payload = payloadOf(null, {
      job_title: 'Architektin',
      salary_expectation: '70.000 €',
      status: 'INTERVIEW',
      applied_on: '2026-11-01',
      interview_on: '2026-11-20',
      offer_on: '2026-11-21',
      rejected_on: '2026-11-22',
      follow_up_on: '2026-11-30',
      notes: [{ id: null, text: 'Angerufen' }],
    });
    expect(sent()).toEqual([
      [`PUT /applications/${application.id}/`, payload],
      [
        `PATCH /companies/${company.id}/`,
        { name: 'Elbwerk AG', industry: 'Anlagenbau', website: 'https://elbwerk.example' },
      ],
    ]);
    expect(sentAuthorizations()).toEqual([`Token ${user.token}`]);
    expect(toastsOf(form.store)).toEqual(saved);
    expect(form.history.location.pathname).toBe('/applications');
    expect(await user.api.getApplication(application.id)).toMatchObject({
      job_title: 'Architektin',
      status_display: 'Interview',
      company: { name: 'Elbwerk AG' },
      notes: [{ text: 'Angerufen' }],
    });
  });

  test('but with both names: the contact first, then application and company', async () => {
    const form = await openEditForm(user, application.id);
    form.type({ contact: { ...emptyContactValues, first_name: 'Mara', last_name: ' Lindner ', phone: '040' } });

    await form.save();

    const [contact] = await user.api.listContacts(company.id);
    expect(sent()).toEqual([
      [
        'POST /contacts/',
        { first_name: 'Mara', last_name: 'Lindner', company_id: company.id, phone: '040' },
      ],
      [`PUT /applications/${application.id}/`, payloadOf(contact?.id ?? 0)],
      [`PATCH /companies/${company.id}/`, companyPayload],
    ]);
    expect(sentAuthorizations()).toEqual([`Token ${user.token}`]);
    expect((await user.api.getApplication(application.id)).contact).toEqual(contact);
    expect(toastsOf(form.store)).toEqual(saved);
  });

  test('waits for the contact before it is saved', async () => {
    const form = await openEditForm(user, application.id);
    form.type({ contact: maraLindner });
    const { release } = network.hold('POST /contacts/');

    const saving = form.save();
    await new Promise(setImmediate);
    expect(network.calls).toEqual(['POST /contacts/']);
    release();
    await saving;

    expect(network.calls).toHaveLength(3);
  });
});

describe('an application with a contact', () => {
  let application: Application;
  let contact: Contact;
  beforeEach(async () => {
    contact = await user.api.createContact({ ...maraLindner, company_id: company.id });
    application = await create(contact.id);
  });

  test('contact, application and company together, in front of a provider without tags', async () => {
    network.hideTags();
    const form = await openEditForm(user, application.id);
    form.type({ contact: { ...maraLindner, last_name: 'Berg', email: '', phone: ' 0170 ' } });
    const held = network.hold('PUT /applications/:id/');

    const saving = form.save();
    await new Promise(setImmediate);

    // All are on their way while the first has not been answered.
    expect(sent()).toEqual([
      [`PUT /applications/${application.id}/`, payloadOf(contact.id)],
      [`PATCH /companies/${company.id}/`, companyPayload],
      [
        `PATCH /contacts/${contact.id}/`,
        { first_name: 'Mara', last_name: 'Berg', email: '', position: 'Recruiterin', phone: '0170' },
      ],
    ]);
    held.release();
    await saving;
    expect(sent()).toHaveLength(3);
    expect(sentAuthorizations()).toEqual([`Token ${user.token}`]);
    expect(await user.api.listContacts(company.id)).toEqual([
      { ...contact, last_name: 'Berg', email: '', phone: '0170' },
    ]);
    expect(toastsOf(form.store)).toEqual(saved);
  });

  test('the application first, where it may be refused for a newer version', async () => {
    const form = await openEditForm(user, application.id);
    form.type({ contact: { ...maraLindner, last_name: 'Berg' } });
    const held = network.hold('PUT /applications/:id/');

    const saving = form.save();
    await new Promise(setImmediate);
    expect(network.calls).toEqual([`PUT /applications/${application.id}/`]);
    const otherCall = network.hold('PATCH /companies/:id/');
    held.release();
    await waitFor(() => {
      expect(network.calls.slice(1)).toEqual([
        `PATCH /companies/${company.id}/`,
        `PATCH /contacts/${contact.id}/`,
      ]);
    });
    otherCall.release();
    await saving;
    expect(toastsOf(form.store)).toEqual(saved);
  });

  test.each([
    ['emptied', { first_name: '', last_name: '' }],
    ['blank', { first_name: ' ', last_name: ' ' }],
    ['emptied with all the rest', emptyContactValues],
  ])('whose names are %s: no contact any more, and the contact is deleted', async (_case, names) => {
    const form = await openEditForm(user, application.id);
    form.type({ contact: { ...maraLindner, ...names } });

    await form.save();

    expect(sent()).toEqual([
      [`PUT /applications/${application.id}/`, payloadOf(null)],
      [`PATCH /companies/${company.id}/`, companyPayload],
      [`DELETE /contacts/${contact.id}/`, undefined],
    ]);
    expect(sentAuthorizations()).toEqual([`Token ${user.token}`]);
    expect(await user.api.listContacts(company.id)).toEqual([]);
    expect((await user.api.getApplication(application.id)).contact).toBeNull();
    expect(toastsOf(form.store)).toEqual(saved);
  });

  test('that is exchanged for another one', async () => {
    const other = await user.api.createContact({ first_name: 'Otto', last_name: 'Groß', company_id: company.id });
    const form = await openEditForm(user, application.id);
    form.type({
      contact_id: other.id,
      contact: { ...emptyContactValues, first_name: 'Otto', last_name: 'Klein' },
    });

    await form.save();

    expect(sent()).toEqual([
      [`PUT /applications/${application.id}/`, payloadOf(other.id)],
      [`PATCH /companies/${company.id}/`, companyPayload],
      [`PATCH /contacts/${other.id}/`, { first_name: 'Otto', last_name: 'Klein' }],
    ]);
    expect(await user.api.listContacts(company.id)).toContainEqual(contact);
  });
});

test('notes are kept, changed, removed and added', async () => {
  const application = await create();
  const { notes } = await user.api.updateApplication(application.id, {
    notes: ['eins', 'zwei', 'drei'].map((text) => ({ id: null, text })),
  });
  const [one, , three] = notes.map(({ id }) => id);
  const form = await openEditForm(user, application.id);
  form.type({
    notes: [
      { id: one ?? 0, text: 'eins' },
      { id: three ?? 0, text: 'DREI' },
      { id: null, text: 'vier' },
    ],
  });

  await form.save();

  expect((await user.api.getApplication(application.id)).notes).toEqual([
    { id: one, text: 'eins' },
    { id: three, text: 'DREI' },
    { id: expect.any(Number) as number, text: 'vier' },
  ]);
});

test('who has gone elsewhere while it was being saved is left there', async () => {
  const form = await openEditForm(user, (await create()).id);
  const { release } = network.hold('PUT /applications/:id/');
  const saving = form.save();
  form.history.push('/companies/new');
  release();
  await saving;

  expect(form.history.location.pathname).toBe('/companies/new');
  expect(toastsOf(form.store)).toEqual(saved);
});

test('its actions tell the story', async () => {
  const form = await openEditForm(user, (await create()).id);
  form.type({ contact: maraLindner });
  devTools.forget();

  await form.save();

  expect(devTools.story).toEqual([
    'applications/save/pending',
    'api/createContact/pending',
    'api/createContact/fulfilled',
    'api/updateApplication/pending',
    'api/updateApplication/fulfilled',
    'api/updateCompany/pending',
    'api/updateCompany/fulfilled',
    'toasts/toastShown',
    'applications/save/fulfilled',
  ]);
});
