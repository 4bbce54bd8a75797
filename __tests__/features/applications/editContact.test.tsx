import { screen } from '@testing-library/react';
import { savedApplication } from '../../support/savedApplication';
import { network } from '../../support/faults';
import {
  button,
  choice,
  expectFocus,
  expectNoProblem,
  expectProblem,
  findBoard,
  findToast,
  textBox,
} from '../../support/onScreen';

const namesIncomplete =
  'Bitte füllen Sie entweder Vor- und Nachname aus, oder lassen Sie beide Felder leer.';
const willBeDeleted = 'Beim Speichern wird diese Kontaktperson gelöscht.';
const notSaved = 'Ohne Vor- und Nachnamen werden diese Angaben nicht gespeichert.';

const changesOf = () => network.calls.filter((call) => !call.startsWith('GET '));

describe('no contact person yet', () => {
  test('both names: creates the person first, then saves the application with it', async () => {
    const { id, company, application, contacts, open } = await savedApplication({ contact: null });
    const { user } = await open();
    expect(screen.queryByRole('combobox', { name: 'Kontaktperson' })).not.toBeInTheDocument();
    await user.type(textBox('Vorname'), ' Jo ');
    await user.type(textBox('Nachname'), 'Wind');
    await user.type(textBox('Telefon'), '040 1234');
    await user.click(button('Speichern'));

    await findBoard();
    const [contact] = await contacts();
    expect(await contacts()).toHaveLength(1);
    expect((await application()).contact).toMatchObject({ first_name: 'Jo', phone: '040 1234' });
    expect(network.bodiesOf('POST /contacts/')).toEqual([
      { first_name: 'Jo', last_name: 'Wind', company_id: company.id, phone: '040 1234' },
    ]);
    expect(network.bodiesOf('PUT /applications/:id/')).toMatchObject([{ contact_id: contact?.id }]);
    expect(changesOf()).toEqual([
      'POST /contacts/',
      `PUT /applications/${id}/`,
      `PATCH /companies/${company.id}/`,
    ]);
  });

  test('no name: saves application and company alone', async () => {
    const { id, company, contacts, open } = await savedApplication({ contact: null });
    const { user } = await open();
    await user.type(textBox('Telefon'), '040');
    expect(screen.getByText(notSaved)).toBeVisible();
    await user.click(button('Speichern'));
    await findBoard();
    expect(changesOf()).toEqual([`PUT /applications/${id}/`, `PATCH /companies/${company.id}/`]);
    expect(await contacts()).toEqual([]);
  });

  test.each([
    ['Vorname', 'Nachname'],
    ['Nachname', 'Vorname'],
  ])('only %s: asks for both names or none', async (filled, empty) => {
    const { open } = await savedApplication({ contact: null });
    const { user } = await open();
    await user.type(textBox(filled), 'Jo');
    await user.click(textBox(empty));
    await user.tab();
    await expectProblem(textBox(empty), namesIncomplete);

    await user.click(button('Speichern'));
    await findToast('Invalid Input', 'Please fill out all required fields correctly.');
    expect(changesOf()).toEqual([]);

    await user.clear(textBox(filled));
    expectNoProblem(textBox(empty));
  });

  test('a person of the company can be chosen instead', async () => {
    const { api, company, application, open } = await savedApplication({ contact: null });
    const { id } = await api.createContact({ company_id: company.id, first_name: 'Jo', last_name: 'Wind' });
    const { user } = await open();
    await user.selectOptions(choice('Kontaktperson'), 'Jo Wind');
    expect(textBox('Vorname')).toHaveValue('Jo');
    await user.click(button('Speichern'));
    await findBoard();
    expect((await application()).contact?.id).toBe(id);
    expect(network.calls).not.toContain('POST /contacts/');
  });
});

describe('a contact person', () => {
  test('whose names are emptied is deleted, which the form says before', async () => {
    const { id, company, contact, application, contacts, open } = await savedApplication();
    const { user } = await open();
    expect(screen.queryByText(willBeDeleted)).not.toBeInTheDocument();
    await user.clear(textBox('Vorname'));
    await user.clear(textBox('Nachname'));
    expect(screen.getByText(willBeDeleted)).toBeVisible();
    await user.click(button('Speichern'));

    await findBoard();
    expect((await application()).contact).toBeNull();
    expect(await contacts()).toEqual([]);
    expect(network.bodiesOf('PUT /applications/:id/')).toMatchObject([{ contact_id: null }]);
    expect(changesOf().sort()).toEqual([
      `DELETE /contacts/${contact?.id}/`,
      `PATCH /companies/${company.id}/`,
      `PUT /applications/${id}/`,
    ]);
  });

  test('keeps the fields that were not touched; an emptied one is cleared', async () => {
    const { contact, contacts, open } = await savedApplication({
      contact: { email: 'mara@elbwerk.example', phone: '040 1234' },
    });
    const { user } = await open();
    await user.clear(textBox('Telefon'));
    await user.type(textBox('Position'), 'Personal');
    await user.click(button('Speichern'));

    await findBoard();
    expect(network.bodiesOf(`PATCH /contacts/${contact?.id ?? 0}/`)).toEqual([
      {
        first_name: 'Mara',
        last_name: 'Lindner',
        email: 'mara@elbwerk.example',
        position: 'Personal',
        phone: '',
      },
    ]);
    expect(await contacts()).toMatchObject([
      { email: 'mara@elbwerk.example', position: 'Personal', phone: '' },
    ]);
  });

  test('can be taken off the application without being deleted', async () => {
    const { application, contacts, open } = await savedApplication();
    const { user } = await open();
    await user.selectOptions(choice('Kontaktperson'), 'Keine Kontaktperson');
    expect(textBox('Vorname')).toHaveValue('');
    expect(screen.queryByText(willBeDeleted)).not.toBeInTheDocument();
    await user.click(button('Speichern'));
    await findBoard();
    expect((await application()).contact).toBeNull();
    expect(await contacts()).toHaveLength(1);
  });

  test('can be exchanged for another one of the company, who keeps its own details', async () => {
    const { api, company, application, contacts, open } = await savedApplication();
    const other = await api.createContact({
      company_id: company.id,
      first_name: 'Jo',
      last_name: 'Wind',
      phone: '030 99',
    });
    const { user } = await open();
    await user.selectOptions(choice('Kontaktperson'), 'Jo Wind');
    expect(textBox('Telefon')).toHaveValue('030 99');
    await user.click(button('Speichern'));
    await findBoard();
    expect((await application()).contact?.id).toBe(other.id);
    expect((await contacts()).map(({ first_name, phone }) => [first_name, phone])).toEqual(
      expect.arrayContaining([
        ['Mara', ''],
        ['Jo', '030 99'],
      ]),
    );
  });

  test('needs a valid e-mail address, if any', async () => {
    const { open } = await savedApplication();
    const { user } = await open();
    await user.type(textBox('E-Mail'), 'mara@');
    await user.tab();
    await expectProblem(textBox('E-Mail'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    await user.click(button('Speichern'));
    await expectFocus(textBox('E-Mail'));
    expect(changesOf()).toEqual([]);
  });
});

describe('contacts that could not be loaded', () => {
  test('are said once, and the person of the application stays', async () => {
    const { contacts, open } = await savedApplication({ contact: { phone: '040 1234' } });
    network.answer('GET /contacts/', 500);
    const { user } = await open();
    await findToast('Loading Error', 'Could not load contacts for this company.');
    expect(textBox('Telefon')).toHaveValue('040 1234');
    await user.click(button('Speichern'));
    await findBoard();
    expect(await contacts()).toMatchObject([{ first_name: 'Mara', phone: '040 1234' }]);
  });

  test('can be asked for again without losing what was typed', async () => {
    const { api, company, open } = await savedApplication({ contact: null });
    await api.createContact({ company_id: company.id });
    network.answer('GET /contacts/', 500);
    const { user } = await open();
    await user.type(textBox('Jobtitel'), ' (neu)');

    network.heal();
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('combobox', { name: 'Kontaktperson' })).toBeVisible();
    expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)');
  });
});

test('contact fields are known to the browser', async () => {
  const { open } = await savedApplication();
  await open();
  const known = { Vorname: 'given-name', Nachname: 'family-name', 'E-Mail': 'email', Telefon: 'tel' };
  for (const [label, token] of Object.entries(known)) {
    expect(textBox(label).getAttribute('autocomplete')?.split(' ')).toContain(token);
  }
});
