import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { actionsOf, chooseAction } from './moves';
import { card, column, expectBoard, expectScreen, toast, today } from './screens';

/* axe on what one works with on board, list and archive, light and dark. */

const tag = ['@wide', '@narrow'];

interface Fixtures {
  /** A page of a user with applications in three columns and in the archive. */
  memberPage: Page;
}

const test = base.extend<Fixtures>({
  memberPage: async ({ userPage, user }, provide) => {
    const { id: company_id } = await user.api.createCompany();
    for (const payload of [
      { job_title: 'Hafenlotsin', follow_up_on: today().toISODate() },
      { job_title: 'Kranführerin', status: 'APPLIED' as const, applied_on: today().toISODate() },
      { job_title: 'Disponentin', status: 'REJECTED' as const, rejected_on: '2026-01-07' },
      { job_title: 'Bootsbauerin', status: 'WITHDRAWN' as const },
    ]) {
      await user.api.createApplication({ company_id, ...payload });
    }
    await provide(userPage);
  },
});

async function openBoard(page: Page) {
  await page.goto('/applications');
  await expectBoard(page);
}

async function openTable(page: Page, way: 'list' | 'archive', heading: string) {
  await page.goto(`/applications/${way}`);
  await expectScreen(page, heading);
}

test('the board, filtered, with marked matches', { tag }, async ({
  memberPage: page,
  expectAccessible,
}) => {
  await openBoard(page);
  await page.getByLabel('Suchen').fill('kranfuhr');
  await page.getByLabel('Zeitraum').selectOption('Letzte 7 Tage');
  await expect(column(page, 'Entwürfe')).toContainText('0 von 1');
  await expect(page.locator('mark').first()).toBeVisible();
  await expectAccessible();
});

test('the board and the list where nothing is found', { tag }, async ({
  memberPage: page,
  expectAccessible,
}) => {
  await openBoard(page);
  await page.getByLabel('Suchen').fill('Astronautin');
  await expect(page.getByText('Keine Bewerbung passt zu Suche und Filtern.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Liste', exact: true }).click();
  await expectScreen(page, 'Bewerbungen als Liste');
  await expect(page.getByText('Keine Bewerbung passt zu Suche und Filtern.')).toBeVisible();
  await expectAccessible();
});

test('the open menu of a card, then the question for a date', { tag }, async ({
  memberPage: page,
  expectAccessible,
}) => {
  await openBoard(page);
  await actionsOf(page, 'Hafenlotsin').click();
  await expect(page.getByRole('menu', { name: 'Aktionen' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('menuitem', { name: 'Verschieben nach Interview' }).click();
  const question = page.getByRole('dialog', { name: 'Interview-Datum' });
  await expect(question).toBeVisible();
  await expectAccessible();

  await question.getByLabel('Interview-Datum').fill('');
  await question.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(question.getByLabel('Interview-Datum')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
});

test('the question before a deletion', { tag }, async ({ memberPage: page, expectAccessible }) => {
  await openBoard(page);
  await chooseAction(page, 'Hafenlotsin', 'Löschen …');
  await expect(
    page.getByRole('dialog', { name: 'Bewerbung „Hafenlotsin“ löschen?' }),
  ).toBeVisible();
  await expectAccessible();
});

test('a message that offers the way back', { tag }, async ({
  memberPage: page,
  expectAccessible,
}) => {
  await openBoard(page);
  await chooseAction(page, 'Kranführerin', 'Verschieben nach Entwürfe');
  await expect(card(column(page, 'Entwürfe'), 'Kranführerin')).toBeVisible();
  const shown = toast(page, '„Kranführerin“ steht jetzt unter „Entwürfe“.');
  // It waits under the pointer.
  await shown.hover();
  await expect(shown.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await expectAccessible();
});

test('the dialog of the shortcuts', { tag }, async ({ memberPage: page, expectAccessible }) => {
  await openBoard(page);
  const dialog = page.getByRole('dialog', { name: 'Tastenkürzel' });
  // The shortcuts come a moment after the board.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible();
  await page.getByRole('switch', { name: 'Tastenkürzel einschalten' }).click();
  await expectAccessible();
});

test('the list, and a menu in it', { tag }, async ({ memberPage: page, expectAccessible }) => {
  await openTable(page, 'list', 'Bewerbungen als Liste');
  const table = page.getByRole('table', { name: 'Bewerbungen als Liste' });
  await expect(table.getByText('Bootsbauerin')).toBeVisible();
  await expectAccessible();

  await table
    .getByRole('row')
    .filter({ hasText: 'Hafenlotsin' })
    .getByRole('button', { name: 'Aktionen' })
    .click();
  await expect(page.getByRole('menu', { name: 'Aktionen' })).toBeVisible();
  await expectAccessible();
});

test('the archive with something in it', { tag }, async ({
  memberPage: page,
  expectAccessible,
}) => {
  await openTable(page, 'archive', 'Archiv');
  await expect(page.getByRole('button', { name: 'Zurück aufs Board …' })).toBeVisible();
  await expectAccessible();
});

test('the archive with nothing in it', { tag }, async ({
  userPage: page,
  user,
  expectAccessible,
}) => {
  const { id: company_id } = await user.api.createCompany();
  await user.api.createApplication({ company_id });
  await openTable(page, 'archive', 'Archiv');
  await expect(page.getByText('Das Archiv ist leer.')).toBeVisible();
  await expectAccessible();
});
