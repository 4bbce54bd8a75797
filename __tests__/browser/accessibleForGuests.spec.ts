import { expect, test } from './fixtures';
import { expectScreen, fillRegistration, newAccount } from './screens';

/* axe on every page and state that a guest can see, light and dark. */

const tag = ['@wide', '@narrow'];

test('login, empty and with errors', { tag }, async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await expectScreen(page, 'Anmelden');
  await expectAccessible();

  await page.getByLabel('E-Mail').fill('alma@');
  await page.getByLabel('E-Mail').blur();
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expectAccessible();
});

test.describe(() => {
  test.use({ expectedComplaints: /status of 40[01]/ });

  test('login and registration, refused', { tag }, async ({ page, user, expectAccessible }) => {
    await page.goto('/login');
    await page.getByLabel('E-Mail').fill(user.email);
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(
      page.getByText('Login fehlgeschlagen. Überprüfen Sie E-Mail und Passwort.'),
    ).toBeVisible();
    await expectAccessible();

    await page.goto('/register');
    await fillRegistration(page, { ...newAccount(), email: user.email });
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(page.getByText('Registrierung fehlgeschlagen.')).toBeVisible();
    await expectAccessible();
  });
});

test('registration, empty and with errors', { tag }, async ({ page, expectAccessible }) => {
  await page.goto('/register');
  await expectScreen(page, 'Registrieren');
  await expectAccessible();

  await page.getByLabel('Passwort', { exact: true }).fill('kurz');
  await page.getByLabel('Passwort wiederholen').fill('anders');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByText('Die Passwörter stimmen nicht überein.')).toBeVisible();
  await page.getByRole('alert').filter({ hasText: 'Invalid Input' }).hover();
  await expectAccessible();
});

test('imprint and privacy statement', { tag }, async ({ page, expectAccessible }) => {
  for (const path of ['/imprint', '/legal-notice']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  }
});

test.describe(() => {
  test.use({ expectedComplaints: /RegisterPage|Failed to load resource/ });

  test('the page in place of a broken one', { tag }, async ({ page, expectAccessible }) => {
    await page.route(/RegisterPage.*\.js/, (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('link', { name: 'Registrieren' }).click();
    await expectScreen(page, 'Da ist etwas schiefgegangen');
    await expectAccessible();

    await page.unroute(/RegisterPage.*\.js/);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expectScreen(page, 'Registrieren');
  });
});
