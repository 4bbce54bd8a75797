import type { BrowserContext, Page } from '@playwright/test';
import type { ApiUser } from '../support/apiUser';
import { expect, test } from './fixtures';
import { focusByTab } from './keyboard';
import { chooseAction } from './moves';
import { card, column, expectBoard, save } from './screens';

/* One application in two tabs. */

// Chromium tells of every answer that is no success.
test.use({ expectedComplaints: /status of 412/ });

const longTitle = 'Softwareentwicklungsabteilungsleiterinnenstellvertretung';

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Diese Bewerbung wurde inzwischen geändert' });

const option = (page: Page, field: string, side: string) =>
  page.getByRole('group', { name: field }).getByRole('radio', { name: side });

const rightOf = (box: { x: number; width: number } | null) =>
  (box?.x ?? NaN) + (box?.width ?? NaN);

async function openForm(page: Page, id: number) {
  await page.goto(`/applications/edit/${id}`);
  await expect(page.getByLabel('Jobtitel')).toBeVisible();
}

/** The form of one application in two tabs of one browser. */
async function inTwoTabs(page: Page, context: BrowserContext, user: ApiUser) {
  const company = await user.api.createCompany({ name: 'Hafenwerk AG' });
  const { id } = await user.api.createApplication({
    company_id: company.id,
    job_title: 'Hafenlotsin',
    follow_up_on: '2027-01-01',
  });
  await user.api.updateApplication(id, { notes: [{ id: null, text: 'Angerufen' }] });
  // The first page logs the second one in.
  await page.goto('/applications');
  await expectBoard(page);
  const other = await context.newPage();
  await other.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await openForm(page, id);
  await openForm(other, id);
  return { id, other };
}

/** The other tab saves first, and this one then meets what it has saved. */
async function saveInBoth(page: Page, other: Page) {
  await other.getByLabel('Jobtitel').fill(longTitle);
  await other.getByRole('combobox', { name: 'Status' }).selectOption('Beworben');
  await other.getByLabel('Bewerbungsdatum').fill('2026-11-20');
  await other.getByLabel('Notiz', { exact: true }).fill('Angerufen.\nFrau Lindner ruft zurück.');
  await save(other).click();
  await expectBoard(other);

  await page.bringToFront();
  await page.getByLabel('Jobtitel').fill('Lotsin');
  await page.getByLabel('Notiz', { exact: true }).fill('Angerufen, niemand da.');
  await page.getByLabel('Wiedervorlage').fill('2027-02-01');
  await save(page).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('who saves over a newer version is asked, and what is chosen is saved', async ({
  userPage: page,
  context,
  user,
  expectAccessible,
}) => {
  const { id, other } = await inTwoTabs(page, context, user);
  await saveInBoth(page, other);
  await expect(option(page, 'Jobtitel', `Gespeicherte Fassung ${longTitle}`)).toBeVisible();
  await expect(dialogOf(page)).toContainText('20.11.2026');
  await expectAccessible();
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const [mine, theirs] = await Promise.all([
    option(page, 'Jobtitel', 'Ihre Fassung').boundingBox(),
    option(page, 'Jobtitel', 'Gespeicherte Fassung').boundingBox(),
  ]);
  // Beside each other where there is room, else one below the other.
  expect(mine?.x === theirs?.x).toBe(width < 600);
  const accept = await page.getByRole('button', { name: 'So speichern' }).boundingBox();
  const choices = await page.getByRole('group', { name: 'Jobtitel' }).boundingBox();
  expect(rightOf(accept)).toBeCloseTo(rightOf(choices), 0);
  // The frame around what has the focus, 5 px wide, stays clear of what is beside it.
  const cancel = await dialogOf(page).getByRole('button', { name: 'Abbrechen' }).boundingBox();
  expect((accept?.x ?? NaN) - rightOf(cancel)).toBeGreaterThanOrEqual(12);
  const [left, right] = await page
    .getByRole('group', { name: 'Jobtitel' })
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
  const gap = width < 600 ? [left?.bottom, right?.top] : [left?.right, right?.left];
  expect((gap[1] ?? NaN) - (gap[0] ?? NaN)).toBeGreaterThanOrEqual(12);

  await option(page, 'Notiz', 'Gespeicherte Fassung').click();
  await page.getByRole('button', { name: 'So speichern' }).click();
  await expectBoard(page);
  await expect(card(column(page, 'Beworben'), 'Lotsin')).toBeVisible();
  expect(await user.api.getApplication(id)).toMatchObject({
    job_title: 'Lotsin',
    status: 'APPLIED',
    applied_on: '2026-11-20',
    follow_up_on: '2027-02-01',
    notes: [{ text: 'Angerufen.\nFrau Lindner ruft zurück.' }],
  });
});

test('the keyboard alone is enough to choose, and Escape keeps what was typed', async ({
  userPage: page,
  context,
  user,
}) => {
  const { id, other } = await inTwoTabs(page, context, user);
  await saveInBoth(page, other);
  await expect(dialogOf(page).getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByLabel('Jobtitel')).toHaveValue('Lotsin');
  expect(await user.api.getApplication(id)).toMatchObject({ job_title: longTitle });

  await focusByTab(page, save(page));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await focusByTab(page, option(page, 'Jobtitel', 'Ihre Fassung'));
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Jobtitel', 'Gespeicherte Fassung')).toBeChecked();
  await focusByTab(page, page.getByRole('button', { name: 'So speichern' }));
  await page.keyboard.press('Enter');
  await expectBoard(page);
  expect(await user.api.getApplication(id)).toMatchObject({
    job_title: longTitle,
    notes: [{ text: 'Angerufen, niemand da.' }],
  });
});

test('Back asks about unsaved input in place of the dialog, not over it', { tag: '@wide' }, async ({
  userPage: page,
  context,
  user,
}) => {
  const { other } = await inTwoTabs(page, context, user);
  await page.goto('/applications');
  await card(page, 'Hafenlotsin').getByRole('link', { name: 'Details / Bearbeiten' }).click();
  await expect(page.getByLabel('Jobtitel')).toBeVisible();
  await saveInBoth(page, other);
  await option(page, 'Notiz', 'Gespeicherte Fassung').click();

  await page.evaluate(() => {
    history.back();
  });
  const stay = page.getByRole('button', { name: 'Weiter bearbeiten' });
  await expect(stay).toBeFocused();
  await expect(page.locator('[role="dialog"]')).toHaveCount(1);
  await page.keyboard.press('Enter');

  await expect(dialogOf(page).getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await expect(page.locator('[role="dialog"]')).toHaveCount(1);
  await expect(option(page, 'Notiz', 'Gespeicherte Fassung')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Wiedervorlage')).toBeFocused();
});

test('a card that is moved in the other tab is not moved back by a form', { tag: '@wide' }, async ({
  userPage: page,
  context,
  user,
  expectAccessible,
}) => {
  const { id, other } = await inTwoTabs(page, context, user);
  await other.goto('/applications');
  await chooseAction(other, 'Hafenlotsin', 'Verschieben nach Beworben');
  await expect(async () => {
    expect(await user.api.getApplication(id)).toMatchObject({ status: 'APPLIED' });
  }).toPass();

  await page.bringToFront();
  await page.getByLabel('Jobtitel').fill('Lotsin');
  await save(page).click();
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(0);
  await expect(dialogOf(page)).toContainText('Aus der gespeicherten Fassung übernommen');
  await expectAccessible();
  await page.getByRole('button', { name: 'So speichern' }).click();
  await expectBoard(page);
  await expect(card(column(page, 'Beworben'), 'Lotsin')).toBeVisible();
});

test('an unchanged list is not sent again, and no answer is left in the browser', { tag: '@wide' }, async ({
  userPage: page,
  context,
  user,
}) => {
  await inTwoTabs(page, context, user);
  const answers: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/applications/')) return;
    answers.push(`${response.status()} ${response.headers()['cache-control']}`);
  });
  await page.goto('/applications');
  await expectBoard(page);
  await card(page, 'Hafenlotsin').getByRole('link', { name: 'Details / Bearbeiten' }).click();
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expectBoard(page);
  await expect(() => expect(answers).toEqual(['200 no-store', '304 no-store'])).toPass();
});
