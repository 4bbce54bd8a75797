import type { Page } from '@playwright/test';
import type { ApiUser } from '../support/apiUser';
import { expect, test as base } from './fixtures';
import { actionsOf } from './moves';
import { card, column, expectBoard, expectScreen } from './screens';

/* What is far away is not drawn, and yet everything is within reach. */

const drafts = 240;
const applied = 60;
const all = drafts + applied;
const atOnce = 20;

/** From 1 on, with names of equal length, so that no name is part of another. */
const draft = (place: number) => `Entwurf ${String(place).padStart(3, '0')}`;
const application = (place: number) => `Stelle ${String(place).padStart(3, '0')}`;

async function addMany(api: ApiUser['api']) {
  const { id: company_id } = await api.createCompany();
  // So that the columns don't depend on which request is faster, they are sorted by title.
  const payloads = [
    ...Array.from({ length: drafts }, (_, index) => ({ job_title: draft(index + 1) })),
    ...Array.from({ length: applied }, (_, index) => ({
      job_title: application(index + 1),
      status: 'APPLIED' as const,
      applied_on: '2026-01-05',
    })),
  ];
  for (let start = 0; start < payloads.length; start += atOnce) {
    await Promise.all(
      payloads
        .slice(start, start + atOnce)
        .map((payload) => api.createApplication({ company_id, ...payload })),
    );
  }
}

const test = base.extend<{ manyPage: Page }>({
  manyPage: async ({ userPage, user }, provide) => {
    await addMany(user.api);
    await provide(userPage);
  },
});

async function sortByTitle(page: Page) {
  await page.getByLabel('Sortierung').selectOption('Jobtitel: A bis Z');
}

/** Scrolls the wheel over a column until its card is there. */
async function scrollTo(page: Page, columnName: string, jobTitle: string, by = 2_000) {
  await column(page, columnName).hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, by);
      return card(page, jobTitle).isVisible();
    }, { intervals: [50] })
    .toBe(true);
}

const item = (page: Page, jobTitle: string) =>
  page.getByRole('listitem').filter({ has: card(page, jobTitle) });

test('columns draw what is near and say how much there is', { tag: ['@wide', '@narrow'] }, async ({
  manyPage: page,
}) => {
  await page.goto('/applications');
  await expectBoard(page);
  await sortByTitle(page);
  const column1 = column(page, 'Entwürfe');
  await expect(column1).toContainText(`${drafts} Bewerbungen`);
  await expect(card(column1, draft(1))).toBeInViewport();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
  await expect(item(page, draft(1))).toHaveAttribute('aria-setsize', String(drafts));
  await expect(item(page, draft(1))).toHaveAttribute('aria-posinset', '1');

  await scrollTo(page, 'Entwürfe', draft(drafts));
  await expect(card(column1, draft(drafts))).toBeInViewport();
  await expect(card(column1, draft(1))).toHaveCount(0);
  await expect(item(page, draft(drafts))).toHaveAttribute('aria-posinset', String(drafts));
  expect(await page.getByRole('article').count()).toBeLessThan(60);
});

test('the focus survives scrolling out of sight, and goes on from there', { tag: '@wide' }, async ({
  manyPage: page,
}) => {
  await page.goto('/applications');
  await expectBoard(page);
  await sortByTitle(page);
  await actionsOf(page, draft(1)).focus();
  await scrollTo(page, 'Entwürfe', draft(drafts));
  await expect(card(page, draft(1))).not.toBeInViewport();
  await expect(actionsOf(page, draft(1))).toBeFocused();

  // The next stop is on the same card, which comes back into sight.
  await page.keyboard.press('Tab');
  const details = card(page, draft(1)).getByRole('link', { name: 'Details / Bearbeiten' });
  await expect(details).toBeFocused();
  await expect(details).toBeInViewport();
});

test('the keyboard alone gets from card to card beyond what was drawn', { tag: '@wide' }, async ({
  manyPage: page,
}) => {
  await page.goto('/applications');
  await expectBoard(page);
  await sortByTitle(page);
  await actionsOf(page, draft(1)).focus();
  // Two stops on each card.
  for (let place = 1; place <= 30; place += 1) {
    await expect(actionsOf(page, draft(place))).toBeFocused();
    // Who goes on by hand is slower than the next card is drawn; this loop may not be.
    await expect(actionsOf(page, draft(place + 1))).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(card(page, draft(31))).toBeInViewport();
});

test('a card in a long column moves and keeps the focus', { tag: '@wide' }, async ({
  manyPage: page,
}) => {
  await page.goto('/applications');
  await expectBoard(page);
  await sortByTitle(page);
  await scrollTo(page, 'Beworben', application(applied));
  await actionsOf(page, application(applied)).click();
  await page.getByRole('menuitem', { name: 'Verschieben nach Entwürfe' }).click();
  await expect(column(page, 'Entwürfe')).toContainText(`${drafts + 1} Bewerbungen`);
  await expect(column(page, 'Beworben')).toContainText(`${applied - 1} Bewerbungen`);
  // It stands at the end of its new column, out of sight.
  await expect(actionsOf(column(page, 'Entwürfe'), application(applied))).toBeFocused();
});

test('the list draws what is near; Home and End reach its ends', { tag: ['@wide', '@narrow'] }, async ({
  manyPage: page,
}) => {
  await page.goto('/applications/list');
  await expectScreen(page, 'Bewerbungen als Liste');
  await sortByTitle(page);
  const table = page.getByRole('table', { name: 'Bewerbungen als Liste' });
  await expect(table).toHaveAttribute('aria-rowcount', String(all + 1));
  const row = (jobTitle: string) => table.getByRole('row').filter({ hasText: jobTitle });
  const link = (jobTitle: string) => row(jobTitle).getByRole('link', { name: 'Details / Bearbeiten' });
  await expect(row(draft(1))).toHaveAttribute('aria-rowindex', '2');
  expect(await table.getByRole('row').count()).toBeLessThan(60);

  await link(draft(1)).focus();
  await page.keyboard.press('End');
  await expect(link(application(applied))).toBeFocused();
  await expect(link(application(applied))).toBeInViewport();
  await expect(row(application(applied))).toHaveAttribute('aria-rowindex', String(all + 1));
  expect(await table.getByRole('row').count()).toBeLessThan(60);

  await page.keyboard.press('ArrowUp');
  await expect(link(application(applied - 1))).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(draft(1))).toBeFocused();
  await expect(link(draft(1))).toBeInViewport();
});
