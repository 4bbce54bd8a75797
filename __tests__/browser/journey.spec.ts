import { expect, test } from './fixtures';
import {
  card,
  chooseCompany,
  column,
  endToasts,
  expectBoard,
  expectScreen,
  fillRegistration,
  logIn,
  navigate,
  newAccount,
  save,
  toast,
  today,
} from './screens';

test('a search from the registration to the next login', async ({ page }) => {
  const account = newAccount();
  const interviewOn = today().plus({ days: 6 });

  await test.step('register', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Registrieren' }).click();
    await expectScreen(page, 'Registrieren');
    await fillRegistration(page, account);
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expectBoard(page);
    await expect(page).toHaveURL('/applications');
    await expect(page.getByText('Noch keine Bewerbungen erfasst.')).toBeVisible();
    await expect(page.getByText('Keine Bewerbungen', { exact: true })).toHaveCount(5);
  });

  await test.step('first a company with a contact person', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Neue Firma' }).click();
    await expectScreen(page, 'Neue Firma');
    await page.getByLabel('Firmenname').fill('Hafenwerk AG');
    await page.getByLabel('Branche').fill('Logistik');
    await page.getByLabel('Website').fill('hafenwerk.example.com');
    await page.getByLabel('Vorname').fill('Mara');
    await page.getByLabel('Nachname').fill('Lindner');
    await save(page).click();
    await expectBoard(page);
    await expect(
      toast(page, 'Contact for Mara Lindner has been successfully created.'),
    ).toContainText('Everything saved!');
  });

  await test.step('then an application at this company', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Neue Bewerbung' }).click();
    await expectScreen(page, 'Neue Bewerbung');
    await chooseCompany(page, 'Hafenwerk AG');
    await page.getByRole('combobox', { name: 'Kontaktperson' }).selectOption('Mara Lindner');
    await page.getByLabel('Jobtitel').fill('Disponentin');
    await page.getByLabel('Status', { exact: true }).selectOption('Beworben');
    await page.getByLabel('Bewerbungsdatum').fill(today().toISODate() ?? '');
    await save(page).click();
    await expectBoard(page);

    const applied = card(column(page, 'Beworben'), 'Disponentin');
    await expect(applied).toContainText('Hafenwerk AG');
    await expect(applied).toContainText(today().toFormat('dd.MM.yy'));
    await expect(column(page, 'Beworben')).toContainText('1 Bewerbung');
    await expect(page.getByText('Wiedervorlage fällig!')).toBeHidden();
  });

  await test.step('write down what came of it', async () => {
    await card(page, 'Disponentin').getByRole('link', { name: 'Details / Bearbeiten' }).click();
    await expectScreen(page, 'Bewerbung bearbeiten');
    await expect(page.getByLabel('Firma', { exact: true }).and(page.locator('input'))).toBeDisabled();
    await page.getByLabel('Status', { exact: true }).selectOption('Interview');
    await page.getByLabel('Interview-Datum').fill(interviewOn.toISODate() ?? '');
    await page.getByLabel('Wiedervorlage').fill(today().toISODate() ?? '');
    await page.getByLabel('Telefon').fill('040 66969 170');
    await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
    await page.getByLabel('Notiz', { exact: true }).fill('Rückruf vereinbart.');
    await save(page).click();
    await expectBoard(page);
    await expect(toast(page, 'All changes have been saved successfully.')).toHaveCount(1);
  });

  const expectDueInterview = async () => {
    await expect(page.getByText('1 Wiedervorlage fällig!')).toBeVisible();
    const invited = card(column(page, 'Interview'), 'Disponentin');
    await expect(invited).toHaveAttribute('data-due', 'true');
    await expect(invited).toContainText(interviewOn.toFormat('dd.MM.yy'));
    await expect(invited).toContainText(`Nachhaken: ${today().toFormat('dd.MM.yyyy')}`);
    await expect(column(page, 'Beworben')).toContainText('Keine Bewerbungen');
  };
  await expectDueInterview();

  await test.step('it is all there after a logout and a login', async () => {
    await endToasts(page);
    await navigate(page, 'Logout');
    await expectScreen(page, 'Anmelden');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await logIn(page, account);
    await expectBoard(page);
    await expectDueInterview();

    await card(page, 'Disponentin').getByRole('link', { name: 'Details / Bearbeiten' }).click();
    await expect(page.getByLabel('Notiz', { exact: true })).toHaveValue('Rückruf vereinbart.');
    await expect(page.getByLabel('Telefon')).toHaveValue('040 66969 170');
    await expect(page.getByLabel('Website')).toHaveValue('https://hafenwerk.example.com');
    await expect(page.getByRole('combobox', { name: 'Kontaktperson' })).toContainText(
      'Mara Lindner',
    );
  });
});

test('the demo account shows a lively board at a click', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Demo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeDisabled();
  await page.getByRole('button', { name: /Demo/ }).click();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expectBoard(page);

  for (const name of ['Entwürfe', 'Beworben', 'Interview', 'Angebote', 'Abgelehnt']) {
    expect(await column(page, name).getByRole('article').count(), name).toBeGreaterThan(0);
  }
  const due = page.locator('article[data-due="true"]');
  expect(await due.count()).toBeGreaterThan(0);
  await expect(page.getByText(`${await due.count()} Wiedervorlage fällig!`)).toBeVisible();
});

test('the legal pages are a click away and lead back', async ({ userPage: page }) => {
  await page.goto('/login');
  await expectBoard(page);
  for (const [link, path, heading] of [
    ['Impressum', '/imprint', /Impressum/],
    ['Datenschutz', '/legal-notice', /Datenschutz/],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expectBoard(page);
    await expect(page).toHaveURL('/applications');
  }
});

test('who opens a legal page by its address gets from there to the login', async ({ page }) => {
  await page.goto('/imprint');
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expectScreen(page, 'Anmelden');
});

test('unknown addresses and those of members lead a guest to the login', async ({ page }) => {
  for (const path of ['/', '/nirgendwo', '/applications', '/applications/new', '/companies/new']) {
    await page.goto(path);
    await expectScreen(page, 'Anmelden');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0);
  }
});
