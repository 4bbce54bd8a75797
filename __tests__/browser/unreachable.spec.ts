import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  card,
  column,
  expectBoard,
  expectScreen,
  fillRegistration,
  logIn,
  newAccount,
  save,
  toast,
} from './screens';

/* The server can't be reached: the message of the spec, nothing typed is lost, a retry works. */

test.use({ expectedComplaints: /Failed to load resource/ });

const calls = '**/api/**';
const cutOff = (page: Page) => page.route(calls, (route) => route.abort());
const reconnect = (page: Page) => page.unroute(calls);

test('login and registration', async ({ page, user }) => {
  await page.goto('/login');
  await cutOff(page);
  await logIn(page, user);
  await expect(
    page.getByText('Login fehlgeschlagen. Überprüfen Sie E-Mail und Passwort.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(user.email);

  const account = newAccount();
  await page.getByRole('link', { name: 'Registrieren' }).click();
  await fillRegistration(page, account);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByText('Registrierung fehlgeschlagen.')).toBeVisible();
  await expect(page.getByLabel('Benutzername')).toHaveValue(account.username);

  await reconnect(page);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expectBoard(page);
});

test('the board', async ({ userPage: page, user }) => {
  const company = await user.api.createCompany();
  await user.api.createApplication({ company_id: company.id, job_title: 'Disponentin' });
  await cutOff(page);
  await page.goto('/applications');
  await expect(page.getByText('Error loading applications.')).toBeVisible();
  const message = toast(page, 'Applications could not be loaded from the server.');
  await expect(message).toContainText('Loading Error');
  await message.getByRole('button').click();

  await reconnect(page);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(card(column(page, 'Entwürfe'), 'Disponentin')).toBeVisible();
  await expect(page.getByText('Error loading applications.')).toHaveCount(0);
});

test('a new company', async ({ userPage: page, user }) => {
  await page.goto('/companies/new');
  await page.getByLabel('Firmenname').fill('Hafenwerk AG');
  await page.getByLabel('Branche').fill('Logistik');
  await page.getByLabel('Vorname').fill('Mara');
  await page.getByLabel('Nachname').fill('Lindner');

  // The company is saved, its contact person is not.
  await page.route('**/api/contacts/', (route) => route.abort());
  await save(page).click();
  await expect(
    toast(page, 'An error has occurred. Please check your entries and your connection.'),
  ).toContainText('Saving failed');
  await expect(page.getByLabel('Nachname')).toHaveValue('Lindner');
  await page.unroute('**/api/contacts/');
  await save(page).click();
  await expectBoard(page);

  const companies = await user.api.listCompanies();
  expect(companies.map(({ name }) => name)).toEqual(['Hafenwerk AG']);
  expect(await user.api.listContacts(companies[0]?.id ?? 0)).toHaveLength(1);
});

test('an application', async ({ userPage: page, user }) => {
  const company = await user.api.createCompany();
  const { id } = await user.api.createApplication({ company_id: company.id });
  await page.goto(`/applications/edit/${id}`);
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await page.getByLabel('Notiz', { exact: true }).fill('Nicht verlieren!');
  await cutOff(page);
  await save(page).click();
  await expect(toast(page, 'An error occurred while saving.')).toContainText('Error');
  await expectScreen(page, 'Bewerbung bearbeiten');
  await expect(page.getByLabel('Notiz', { exact: true })).toHaveValue('Nicht verlieren!');

  await reconnect(page);
  await save(page).click();
  await expectBoard(page);
  const saved = await user.api.getApplication(id);
  expect(saved.notes.map(({ text }) => text)).toEqual(['Nicht verlieren!']);

  await cutOff(page);
  await page.getByRole('link', { name: 'Details / Bearbeiten' }).click();
  await expect(toast(page, 'The application details could not be loaded.')).toBeVisible();
  await expectBoard(page);
});
