import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { actionsOf, chooseAction } from './moves';
import { card, column, expectBoard, expectScreen, toast, today } from './screens';

/* Finding, list, archive, shortcuts and deleting, where it takes a real browser. */

interface Fixtures {
  /** The board of a user with a card in two columns and one application in the archive. */
  boardPage: Page;
}

const test = base.extend<Fixtures>({
  boardPage: async ({ userPage, user }, provide) => {
    const { id: company_id } = await user.api.createCompany();
    for (const payload of [
      { job_title: 'Hafenlotsin' },
      { job_title: 'Kranführerin', status: 'APPLIED' as const, applied_on: today().toISODate() },
      { job_title: 'Bootsbauerin', status: 'WITHDRAWN' as const },
    ]) {
      await user.api.createApplication({ company_id, ...payload });
    }
    await userPage.goto('/applications');
    await expectBoard(userPage);
    await provide(userPage);
  },
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Suchen' });

test('a search is marked and bookmarked, and Back takes it back', { tag: ['@wide', '@narrow'] }, async ({
  boardPage: page,
}) => {
  await search(page).fill('KRANFUHR');
  await expect(card(column(page, 'Beworben'), 'Kranführerin').locator('mark')).toHaveText('Kranführ');
  await expect(column(page, 'Entwürfe')).toContainText('0 von 1');
  await expect(page).toHaveURL('/applications?q=KRANFUHR');

  await page.reload();
  await expect(search(page)).toHaveValue('KRANFUHR');
  await expect(card(page, 'Kranführerin')).toBeVisible();
  await expect(card(page, 'Hafenlotsin')).toHaveCount(0);

  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(card(page, 'Hafenlotsin')).toBeVisible();
});

test('from the archive back onto the board', { tag: ['@wide', '@narrow'] }, async ({
  boardPage: page,
}) => {
  await page.getByRole('link', { name: 'Archiv', exact: true }).click();
  await expectScreen(page, 'Archiv');
  await page.getByRole('button', { name: 'Zurück aufs Board …' }).click();
  await page.getByRole('menuitem', { name: 'Verschieben nach Entwürfe' }).click();
  await expect(page.getByText('Das Archiv ist leer.')).toBeVisible();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(card(column(page, 'Entwürfe'), 'Bootsbauerin')).toBeVisible();
});

test('shortcuts lead to search, list, board and form, and leave alone what is typed', { tag: '@wide' }, async ({
  boardPage: page,
}) => {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('nl/b?');
  await expect(search(page)).toHaveValue('nl/b?');
  await expectScreen(page, 'Meine Bewerbungen');
  await search(page).fill('');

  await actionsOf(page, 'Hafenlotsin').focus();
  await page.keyboard.press('l');
  await expectScreen(page, 'Bewerbungen als Liste');
  await page.keyboard.press('b');
  await expectScreen(page, 'Meine Bewerbungen');
  await page.keyboard.press('n');
  await expectScreen(page, 'Neue Bewerbung');
});

test('what was deleted comes back by its message, and the focus with it', { tag: '@wide' }, async ({
  boardPage: page,
  user,
}) => {
  await chooseAction(page, 'Hafenlotsin', 'Löschen …');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(card(page, 'Hafenlotsin')).toHaveCount(0);
  await toast(page, 'Hafenlotsin').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(actionsOf(page, 'Hafenlotsin')).toBeFocused();
  expect(await user.api.listApplications()).toHaveLength(3);
});

test('a deletion is sent when the tab is closed before its message has gone', { tag: '@wide' }, async ({
  boardPage: page,
  user,
}) => {
  await chooseAction(page, 'Hafenlotsin', 'Löschen …');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(card(page, 'Hafenlotsin')).toHaveCount(0);
  expect(await user.api.listApplications()).toHaveLength(3);
  await page.close();
  await expect
    .poll(async () => (await user.api.listApplications()).map(({ job_title }) => job_title).sort())
    .toEqual(['Bootsbauerin', 'Kranführerin']);
});
