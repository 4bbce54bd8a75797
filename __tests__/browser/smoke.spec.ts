import { expect, test } from './fixtures';

test('the login page is there and accessible', async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expectAccessible();
});

test('a user who is logged in gets the board', async ({ userPage, expectAccessible }) => {
  await userPage.goto('/');
  await expect(
    userPage.getByRole('heading', { level: 1, name: 'Meine Bewerbungen' }),
  ).toBeVisible();
  await expectAccessible();
});
