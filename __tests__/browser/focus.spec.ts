import { expect, test } from './fixtures';
import { focusByTab, showsFocus } from './keyboard';
import { column, expectBoard, expectScreen, navigate, save, toast } from './screens';

test('the skip link leads past the navigation', async ({ userPage: page }) => {
  await page.goto('/applications');
  await expectBoard(page);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/applications');
});

test('every stop of the Tab key shows that it has the focus', async ({ userPage: page, user }) => {
  const company = await user.api.createCompany();
  await user.api.createApplication({ company_id: company.id });
  for (const path of ['/applications', '/applications/new', '/companies/new']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const last = page.getByRole('contentinfo').getByRole('button').last();
    for (let isLast = false; !isLast; ) {
      await page.keyboard.press('Tab');
      expect(
        await showsFocus(page),
        `${path}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')}`,
      ).toBe(true);
      isLast = await last.evaluate((element) => element === document.activeElement);
    }
  }
});

test('a new screen begins at its heading', async ({ userPage: page }) => {
  await page.goto('/applications');
  await expectBoard(page);
  const expectFocusedHeading = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  await navigate(page, 'Neue Firma');
  await expectFocusedHeading('Neue Firma');
  await expect(page).toHaveTitle(/Neue Firma/);
  await navigate(page, 'Neue Bewerbung');
  await expectFocusedHeading('Neue Bewerbung');
  await page.goBack();
  await expectFocusedHeading('Neue Firma');
  await navigate(page, 'Logout');
  await expectFocusedHeading('Anmelden');
  await page.getByRole('link', { name: 'Registrieren' }).click();
  await expectFocusedHeading('Registrieren');
});

test('a refused submit leads to the first wrong field', async ({ userPage: page, user }) => {
  await user.api.createCompany();
  await page.goto('/companies/new');
  await save(page).click();
  await expect(page.getByLabel('Firmenname')).toBeFocused();
  await expect(toast(page, 'Please fill in all required fields correctly.')).toBeVisible();
  await page.getByLabel('Firmenname').fill('Hafenwerk AG');
  await page.getByLabel('Branche').fill('Logistik');
  await page.getByLabel('E-Mail').fill('mara@');
  await page.getByLabel('E-Mail').press('Enter');
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  );

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/applications/new');
  await save(page).click();
  await expect(page.getByRole('combobox', { name: 'Firma' })).toBeFocused();
  await expect(toast(page, 'Please fill out all required fields correctly.')).toBeVisible();
});

test('the server too can point at a field', async ({ page, user }) => {
  await page.goto('/register');
  await page.getByLabel('Benutzername').fill('Alma');
  await page.getByLabel('E-Mail').fill(user.email);
  await page.getByLabel('Passwort', { exact: true }).fill('gut-geheim');
  await page.getByLabel('Passwort wiederholen').fill('gut-geheim');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(
    page.getByText('Registrierung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await expect(page.getByLabel('E-Mail')).toHaveValue(user.email);
});
test.use({ expectedComplaints: /status of 400/ });

test('the menu opens and closes by the keyboard', { tag: '@narrow' }, async ({ userPage: page }) => {
  await page.goto('/applications');
  await expectBoard(page);
  const open = page.getByRole('button', { name: 'Menü öffnen' });
  const close = page.getByRole('button', { name: 'Menü schließen' });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Neue Bewerbung' });

  await focusByTab(page, open);
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await focusByTab(page, link);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Space');
  await focusByTab(page, link);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Neue Bewerbung');
  await expect(open).toHaveAttribute('aria-expanded', 'false');
});

test('the question about unsaved input holds the focus and gives it back', async ({
  userPage: page,
}) => {
  await page.goto('/companies/new');
  await page.getByLabel('Firmenname').fill('Halb getippt');
  const cancel = page.getByRole('link', { name: 'Abbrechen' });
  await focusByTab(page, cancel);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  const stay = dialog.getByRole('button', { name: 'Weiter bearbeiten' });
  const leave = dialog.getByRole('button', { name: 'Verwerfen' });
  await expect(stay).toBeFocused();
  for (const next of [leave, stay, leave]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    expect(await showsFocus(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
});

test('the arrow keys scroll an empty board', { tag: '@narrow' }, async ({ userPage: page }) => {
  await page.goto('/applications');
  await expectBoard(page);
  await expect(column(page, 'Abgelehnt')).not.toBeInViewport();
  await focusByTab(page, page.getByRole('group', { name: 'Meine Bewerbungen' }));
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(column(page, 'Abgelehnt')).toBeInViewport();
});
