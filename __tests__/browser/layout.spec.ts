import type { Page } from '@playwright/test';
import { demoAccount } from '../../server/demo/account';
import { expect, test } from './fixtures';
import { column, expectBoard, expectScreen, logIn, navigate } from './screens';

const columnNames = ['Entwürfe', 'Beworben', 'Interview', 'Angebote', 'Abgelehnt'];

const board = (page: Page) => page.getByRole('group', { name: 'Meine Bewerbungen' });

async function openDemoBoard(page: Page) {
  await page.goto('/login');
  await logIn(page, demoAccount);
  await expectBoard(page);
}

/** Nothing sticks out to the right or, without being seen, below the footer. */
async function expectNoPhantomSize(page: Page) {
  const { sideways, below } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return {
      sideways: scrollWidth - clientWidth,
      below: scrollHeight - Math.max(clientHeight, Math.ceil(footer + window.scrollY)),
    };
  });
  expect(sideways, 'pixels that the page scrolls sideways').toBe(0);
  expect(below, 'pixels below the footer').toBeLessThanOrEqual(0);
}

/** What has words on it shows them whole. */
async function expectNoCutWords(page: Page) {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label')]
      .filter((element) => element.checkVisibility())
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4),
      )
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(cut).toEqual([]);
}

test('a column is at most 65vh high, and only its cards scroll', async ({ page }) => {
  await openDemoBoard(page);
  const height = page.viewportSize()?.height ?? 0;
  for (const name of columnNames) {
    const box = await column(page, name).boundingBox();
    expect(box?.height, name).toBeLessThanOrEqual(height * 0.65 + 0.5);
  }
  const fullest = column(page, 'Beworben');
  expect((await fullest.boundingBox())?.height).toBeCloseTo(height * 0.65, 0);
  const last = fullest.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(fullest.getByRole('heading', { name: 'Beworben' })).toBeInViewport();
});

test('five columns fit side by side', { tag: '@wide' }, async ({ page }) => {
  await openDemoBoard(page);
  for (const name of columnNames) await expect(column(page, name)).toBeInViewport({ ratio: 1 });
  expect(await board(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  // One pixel more than where the board begins to scroll.
  await page.setViewportSize({ width: 993, height: 800 });
  expect(await board(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the board scrolls sideways', { tag: ['@medium', '@narrow'] }, async ({ page }) => {
  await openDemoBoard(page);
  await expect(column(page, 'Abgelehnt')).not.toBeInViewport({ ratio: 1 });
  await board(page).evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(column(page, 'Abgelehnt')).toBeInViewport({ ratio: 0.95 });
  await expectNoPhantomSize(page);
});

test('no screen sticks out or cuts words', async ({ userPage: page, user }) => {
  const company = await user.api.createCompany({
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  });
  const { id } = await user.api.createApplication({
    company_id: company.id,
    job_title: 'Softwareentwicklungsabteilungsleiterinnenstellvertretung',
  });
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  // 320 pixels are what a zoom of 400 % leaves of 1280.
  const widths = viewport.width === 390 ? [390, 320] : [viewport.width];

  for (const path of ['/applications', '/applications/new', `/applications/edit/${id}`, '/companies/new', '/legal-notice']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Wird geladen …')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ ...viewport, width });
      await test.step(`${path} at ${width}`, async () => {
        await expectNoPhantomSize(page);
        await expectNoCutWords(page);
      });
    }
  }
  await navigate(page, 'Logout');
  await expectScreen(page, 'Anmelden');
  await expectNoPhantomSize(page);
  await expectNoCutWords(page);
});

/** Starts to add up the layout shifts of all following pages. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
}

for (const [name, applications] of [['full', 6], ['with a card', 1], ['empty', 0]] as const) {
  test(`nothing jumps while a board loads that is ${name}`, async ({ userPage: page, user }) => {
    const company = await user.api.createCompany();
    for (let made = 0; made < applications; made += 1) {
      await user.api.createApplication({ company_id: company.id, follow_up_on: '2024-05-01' });
    }
    const shifted = await watchShifts(page);
    let answer: (() => void) | undefined;
    await page.route('**/api/applications/', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });

    await page.goto('/applications');
    await expect(page.getByText('Wird geladen …')).toBeVisible();
    // The frame of the board is no region yet: its words tell where it stands.
    const head = page.getByText('Entwürfe', { exact: true });
    const before = await head.boundingBox();
    answer?.();
    await expectBoard(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shifted()).toBeLessThan(0.01);
    if (applications > 0) expect((await head.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
}
