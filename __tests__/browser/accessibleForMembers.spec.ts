import { demoAccount } from '../../server/demo/account';
import { expect, test } from './fixtures';
import {
  chooseCompany,
  column,
  expectBoard,
  expectScreen,
  logIn,
  save,
  toast,
  today,
} from './screens';

/* axe on every page and state that a member can see, light and dark. */

const tag = ['@wide', '@narrow'];

test('the board, empty', { tag }, async ({ userPage: page, expectAccessible }) => {
  await page.goto('/applications');
  await expectBoard(page);
  await expectAccessible();
});

test('the board, full', { tag }, async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await logIn(page, demoAccount);
  await expectBoard(page);
  await expectAccessible();
});

test.describe(() => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('the board, loading and not to be had', { tag }, async ({
    userPage: page,
    expectAccessible,
  }) => {
    let answer: (() => void) | undefined;
    await page.route('**/api/applications/', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    });
    await page.goto('/applications');
    await expect(page.getByText('Wird geladen …')).toBeVisible();
    await expectAccessible();

    answer?.();
    await expect(page.getByText('Error loading applications.')).toBeVisible();
    await toast(page, 'Applications could not be loaded from the server.').hover();
    await expectAccessible();
  });
});

test('new application without a company', { tag }, async ({ userPage: page, expectAccessible }) => {
  await page.goto('/applications/new');
  await expect(page.getByText('Sie haben noch keine Firma angelegt.')).toBeVisible();
  await expectAccessible();
});

test('new application, choosing and refused', { tag }, async ({
  userPage: page,
  user,
  expectAccessible,
}) => {
  const company = await user.api.createCompany();
  await user.api.createContact({ company_id: company.id });
  await page.goto('/applications/new');
  await page.getByRole('combobox', { name: 'Firma' }).click();
  await expect(page.getByRole('option', { name: company.name })).toBeVisible();
  await expectAccessible();

  await page.keyboard.press('Escape');
  await chooseCompany(page, company.name);
  await expect(page.getByRole('combobox', { name: 'Kontaktperson' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Interview');
  await save(page).click();
  await expect(page.getByText('Bitte geben Sie das Interview-Datum ein.')).toBeVisible();
  await toast(page, 'Please fill out all required fields correctly.').hover();
  await expectAccessible();
});

test('edit form with contact, notes and errors', { tag }, async ({
  userPage: page,
  user,
  expectAccessible,
}) => {
  const company = await user.api.createCompany();
  const contact = await user.api.createContact({ company_id: company.id });
  const { id } = await user.api.createApplication({
    company_id: company.id,
    contact_id: contact.id,
    follow_up_on: today().toISODate(),
  });
  await page.goto(`/applications/edit/${id}`);
  await expect(page.getByLabel('Firmenname')).toHaveValue(company.name);
  await expectAccessible();

  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await page.getByLabel('Vorname').fill('');
  await page.getByLabel('E-Mail').fill('mara@');
  await page.getByLabel('Branche').fill('');
  await save(page).click();
  await expect(page.getByText('Branche ist ein Pflichtfeld.')).toBeVisible();
  await expect(page.getByText('Bitte füllen Sie entweder Vor- und Nachname aus')).not.toHaveCount(0);
  await toast(page, 'Please fill out all required fields correctly.').hover();
  await expectAccessible();
});

test('company form with errors and the question when leaving it', { tag }, async ({
  userPage: page,
  expectAccessible,
}) => {
  await page.goto('/companies/new');
  await expectScreen(page, 'Neue Firma');
  await expectAccessible();

  await page.getByLabel('Vorname').fill('Mara');
  await save(page).click();
  await expect(page.getByText('Firmenname ist ein Pflichtfeld.')).toBeVisible();
  await toast(page, 'Please fill in all required fields correctly.').hover();
  await expectAccessible();

  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
});

test('what was saved', { tag }, async ({ userPage: page, expectAccessible }) => {
  await page.goto('/companies/new');
  await page.getByLabel('Firmenname').fill('Hafenwerk AG');
  await page.getByLabel('Branche').fill('Logistik');
  await save(page).click();
  await expectBoard(page);
  await toast(page, 'Company “Hafenwerk AG” has been successfully created.').hover();
  await expectAccessible();
});

test('the open menu', { tag: '@narrow' }, async ({ userPage: page, expectAccessible }) => {
  await page.goto('/applications');
  await expect(column(page, 'Entwürfe')).toBeVisible();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expectAccessible();
});
