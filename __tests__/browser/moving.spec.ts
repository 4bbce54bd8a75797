import type { Page } from '@playwright/test';
import type { ApplicationCreatePayload } from '../../src/contract/schemas';
import { expect, test as base } from './fixtures';
import { focusByTab } from './keyboard';
import {
  actionsOf,
  chooseAction,
  dropOn,
  shownCard,
  shownColumn,
  takeHold,
} from './moves';
import { card, column, expectBoard, toast, today } from './screens';

/* Moving a card on the board: by the mouse, by its menu, by the keyboard, and back again. */

const title = 'Hafenlotsin';

interface Fixtures {
  /** Adds an application of `user`. */
  add: (payload: Partial<ApplicationCreatePayload>) => Promise<number>;
  /** What the server keeps of an application. */
  stored: (id: number) => Promise<object>;
}

const test = base.extend<Fixtures>({
  add: async ({ user }, provide) => {
    const company = await user.api.createCompany();
    await provide(async (payload) => {
      const payloadOfCompany = { company_id: company.id, job_title: title, ...payload };
      return (await user.api.createApplication(payloadOfCompany)).id;
    });
  },
  stored: async ({ user }, provide) => {
    await provide((id) => user.api.getApplication(id));
  },
});

async function openBoard(page: Page) {
  await page.goto('/applications');
  await expectBoard(page);
}

const question = (page: Page, label: string) => page.getByRole('dialog', { name: label });

const live = (page: Page, text: string) =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: text });

const isoDay = (day = today()) => day.toISODate() ?? '';

test('a dragged card asks for its date where it lands, and keeps the chosen one', {
  tag: '@wide',
}, async ({ userPage: page, add, stored }) => {
  const id = await add({});
  await openBoard(page);
  await takeHold(page, card(page, title));
  // Empty, and far below the last line of text: the whole column is the target.
  await dropOn(page, column(page, 'Interview'), { x: 0.9, y: 0.95 });

  const landed = shownCard(shownColumn(page, 'Interview'), title);
  await expect(landed).toBeVisible();
  await expect(shownCard(shownColumn(page, 'Entwürfe'), title)).toHaveCount(0);
  await expect(live(page, `„${title}“ wurde von „Entwürfe“ nach „Interview“ verschoben.`)).toHaveCount(1);

  const date = question(page, 'Interview-Datum').getByLabel('Interview-Datum');
  await expect(date).toHaveValue(isoDay());
  await expect(date).toBeFocused();
  const [cardBox, questionBox] = [
    await landed.boundingBox(),
    await question(page, 'Interview-Datum').boundingBox(),
  ];
  if (!cardBox || !questionBox) throw new Error('Card and question have a place on the screen.');
  expect(Math.abs(questionBox.x - cardBox.x), 'stands at the card').toBeLessThan(cardBox.width);
  expect(Math.abs(questionBox.y - cardBox.y), 'stands at the card').toBeLessThan(cardBox.height);

  const later = isoDay(today().plus({ days: 9 }));
  await date.fill(later);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(question(page, 'Interview-Datum')).toHaveCount(0);
  await expect(actionsOf(column(page, 'Interview'), title)).toBeFocused();
  await expect.poll(() => stored(id)).toMatchObject({ status: 'INTERVIEW', interview_on: later });
});

test('Escape in the question takes the move back', { tag: '@wide' }, async ({
  userPage: page,
  add,
  stored,
}) => {
  const id = await add({});
  await openBoard(page);
  await takeHold(page, card(page, title));
  await dropOn(page, column(page, 'Angebote'));
  await expect(question(page, 'Angebotsdatum')).toBeVisible();
  await expect.poll(() => stored(id)).toMatchObject({ status: 'OFFER', offer_on: isoDay() });

  await page.keyboard.press('Escape');
  await expect(question(page, 'Angebotsdatum')).toHaveCount(0);
  await expect(card(column(page, 'Entwürfe'), title)).toBeVisible();
  await expect(actionsOf(column(page, 'Entwürfe'), title)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  await expect.poll(() => stored(id)).toMatchObject({ status: 'DRAFT', offer_on: null });
});

test('a column that is scrolled to its end takes a card too', { tag: '@wide' }, async ({
  userPage: page,
  add,
  stored,
}) => {
  const id = await add({ applied_on: '2026-01-05' });
  for (let place = 1; place <= 12; place += 1) {
    await add({ job_title: `Stelle ${place}`, status: 'APPLIED', applied_on: '2026-01-05' });
  }
  await openBoard(page);
  const target = column(page, 'Beworben');
  await actionsOf(target, 'Stelle 1').focus();
  await expect(card(target, 'Stelle 1')).toBeInViewport();
  await expect(card(target, 'Stelle 12')).not.toBeInViewport();

  await takeHold(page, card(page, title));
  await dropOn(page, target, { x: 0.5, y: 0.8 });
  // It has its date already; nothing is asked, and the focus leads to where it stands.
  await expect(actionsOf(target, title)).toBeFocused();
  await expect(card(target, title)).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => stored(id))
    .toMatchObject({ status: 'APPLIED', applied_on: '2026-01-05' });
});

test('a card that is held at the edge scrolls the board to the columns beyond', {
  tag: '@narrow',
}, async ({ userPage: page, add }) => {
  await add({});
  await openBoard(page);
  const target = column(page, 'Abgelehnt');
  await expect(target).not.toBeInViewport();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await card(page, title).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await takeHold(page, card(page, title));
  let shake = 0;
  await expect
    .poll(async () => {
      shake += 1;
      // A hand is never quite still.
      await page.mouse.move(width - 6 - (shake % 3), height / 2);
      return target.getAttribute('data-over');
    }, { intervals: [50] })
    .toBe('true');
  await page.mouse.up();
  await expect(shownCard(shownColumn(page, 'Abgelehnt'), title)).toBeVisible();
});

test('the message and Ctrl+Z take a move back', { tag: '@wide' }, async ({
  userPage: page,
  add,
  stored,
}) => {
  const id = await add({ status: 'APPLIED', applied_on: '2026-01-05' });
  await openBoard(page);
  for (const undo of [
    () => toast(page, `„${title}“ steht jetzt`).getByRole('button', { name: 'Rückgängig' }).click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await takeHold(page, card(page, title));
    await dropOn(page, column(page, 'Entwürfe'));
    await expect(card(column(page, 'Entwürfe'), title)).toBeVisible();
    await expect.poll(() => stored(id)).toMatchObject({ status: 'DRAFT' });

    await undo();
    await expect(actionsOf(column(page, 'Beworben'), title)).toBeFocused();
    await expect(live(page, `Die Änderung an „${title}“ wurde zurückgenommen.`)).toHaveCount(1);
    await expect(toast(page, title)).toHaveCount(0);
    await expect
      .poll(() => stored(id))
      .toMatchObject({ status: 'APPLIED', applied_on: '2026-01-05' });
  }
});

test('by the keyboard alone: the focus stays with the card', { tag: ['@wide', '@narrow'] }, async ({
  userPage: page,
  add,
  stored,
}) => {
  const id = await add({});
  await add({ job_title: 'Kranführerin' });
  await openBoard(page);

  const choose = async (text: string) => {
    const item = page.getByRole('menuitem', { name: text, exact: true });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Aktionen' })).toBeVisible();
    await expect
      .poll(async () => {
        const isThere = await item.evaluate((element) => element === document.activeElement);
        if (!isThere) await page.keyboard.press('ArrowDown');
        return isThere;
      }, { intervals: [50] })
      .toBe(true);
    await page.keyboard.press('Enter');
  };

  await focusByTab(page, actionsOf(page, title));
  await choose('Verschieben nach Interview');
  await expect(question(page, 'Interview-Datum').getByLabel('Interview-Datum')).toBeFocused();
  await expect(question(page, 'Interview-Datum')).toHaveAccessibleDescription(
    `„${title}“ wurde von „Entwürfe“ nach „Interview“ verschoben.`,
  );
  await page.keyboard.press('Enter');
  await expect(actionsOf(column(page, 'Interview'), title)).toBeFocused();
  await expect.poll(() => stored(id)).toMatchObject({ status: 'INTERVIEW' });

  await choose('Verschieben nach Entwürfe');
  await expect(actionsOf(column(page, 'Entwürfe'), title)).toBeFocused();
  await expect(live(page, 'von „Interview“ nach „Entwürfe“ verschoben.')).toHaveCount(1);
  await expect.poll(() => stored(id)).toMatchObject({ status: 'DRAFT' });

  // A menu that was left without a choice gives the focus back.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(actionsOf(page, title)).toBeFocused();
});

test.describe(() => {
  test.use({ expectedComplaints: /status of 500/ });

  test('a move that the server refuses is taken back and said', { tag: '@wide' }, async ({
    userPage: page,
    add,
    stored,
  }) => {
    const id = await add({ status: 'APPLIED', applied_on: '2026-01-05' });
    await page.route(`**/api/applications/${id}/`, async (route) => {
      if (route.request().method() === 'PUT') await route.fulfill({ status: 500, body: '{}' });
      else await route.continue();
    });
    await openBoard(page);
    await takeHold(page, card(page, title));
    await dropOn(page, column(page, 'Entwürfe'));
    await expect(
      toast(page, `Die Änderung an „${title}“ konnte nicht gespeichert werden`),
    ).toBeVisible();
    await expect(card(column(page, 'Beworben'), title)).toBeVisible();
    await expect(card(column(page, 'Entwürfe'), title)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
    expect(await stored(id)).toMatchObject({ status: 'APPLIED' });
  });
});

test('moves in two tabs lose nothing of each other', { tag: '@wide' }, async ({
  context,
  userPage: page,
  add,
  stored,
}) => {
  const id = await add({ status: 'APPLIED', applied_on: '2026-01-05' });
  await openBoard(page);
  const other = await context.newPage();
  await openBoard(other);
  await chooseAction(other, title, 'Verschieben nach Entwürfe');
  await expect.poll(() => stored(id)).toMatchObject({ status: 'DRAFT' });

  // This tab still shows the card in its old place.
  await chooseAction(page, title, 'Wiedervorlage heute');
  const both = { status: 'DRAFT', applied_on: '2026-01-05', follow_up_on: isoDay() };
  await expect.poll(() => stored(id)).toMatchObject(both);
  await expect(card(column(page, 'Entwürfe'), title)).toContainText('fällig');

  await other.getByRole('link', { name: 'Liste', exact: true }).click();
  await other.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(card(column(other, 'Entwürfe'), title)).toContainText('fällig');
  await page.reload();
  await expect(card(column(page, 'Entwürfe'), title)).toContainText('fällig');
  expect(await stored(id)).toMatchObject(both);
});
