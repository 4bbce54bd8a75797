import { expect, test } from './fixtures';
import { card, column, expectBoard, expectScreen, logIn, navigate, toast } from './screens';

test('login and logout reach the other tab', async ({ context, page, user }) => {
  const company = await user.api.createCompany();
  await user.api.createApplication({ company_id: company.id, job_title: 'Disponentin' });
  const other = await context.newPage();
  await page.goto('/login');
  await other.goto('/login');
  await expectScreen(other, 'Anmelden');

  await logIn(page, user);
  await expectBoard(page);
  await expectBoard(other);
  await expect(card(column(other, 'Entwürfe'), 'Disponentin')).toBeVisible();

  await navigate(other, 'Logout');
  await expectScreen(other, 'Anmelden');
  await expectScreen(page, 'Anmelden');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Disponentin')).toHaveCount(0);
});

test('unsaved input does not hold up the end of the session in another tab', { tag: '@wide' }, async ({
  context,
  userPage: page,
}) => {
  const other = await context.newPage();
  await page.goto('/companies/new');
  await page.getByLabel('Firmenname').fill('Halb getippt');
  await other.goto('/applications');
  await navigate(other, 'Logout');
  await expectScreen(page, 'Anmelden');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'Ihre Sitzung wurde in einem anderen Tab beendet.')).toBeVisible();
  // Nothing of it is kept, not even for the same user.
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('Halb getippt');
  await expect(toast(other, 'Ihre Sitzung')).toHaveCount(0);
});

test.describe(() => {
  test.use({ expectedComplaints: /status of 401/ });

  test('a session that the server no longer knows ends with a word', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'long-gone');
    });
    await page.goto('/applications');
    await expectScreen(page, 'Anmelden');
    await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});
