import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectScreen } from './screens';

test.use({ expectedComplaints: /Failed to load resource/ });

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const dark = 'rgb(18, 23, 29)';
const light = 'rgb(246, 247, 249)';

test('the frame is painted before any script has run', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const [colorScheme, color] of [['light', light], ['dark', dark]] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByText('Bewerbungen', { exact: true })).toBeVisible();
    await expect(page.getByText('Wird geladen …')).toBeVisible();
    expect(await background(page)).toBe(color);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
  }
});

test('the app takes the place of the frame without a jump', async ({ page }) => {
  const bar = () => page.getByText('Bewerbungen', { exact: true }).first();
  const bandOf = (text: ReturnType<typeof bar>) =>
    text.evaluate((element) => {
      const band = element.closest('header') ?? element;
      const { height } = band.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(band);
      const { color, fontSize, fontWeight, paddingLeft } = getComputedStyle(element);
      const left = Math.round(element.getBoundingClientRect().left + parseFloat(paddingLeft));
      return { height, backgroundColor, color, fontSize, fontWeight, left };
    });
  await page.route(/index-.*\.js$/, (route) => route.abort());
  await page.goto('/login');
  const before = await bandOf(bar());
  await page.unroute(/index-.*\.js$/);
  await page.reload();
  await expectScreen(page, 'Anmelden');
  expect(await bandOf(bar())).toEqual(before);
});

test('the choice of a colour scheme is remembered, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  const choice = page.getByRole('button', { name: /Farbschema/ });
  await expect(choice).toContainText('wie das System');
  expect(await background(page)).toBe(light);
  await choice.click();
  await expect(choice).toContainText('hell');
  await choice.click();
  await expect(choice).toContainText('dunkel');
  await expect.poll(() => background(page)).toBe(dark);

  await page.reload();
  await expect(choice).toContainText('dunkel');
  expect(await background(page)).toBe(dark);

  // Without the app only the frame and its small script are left.
  await page.route(/\/assets\//, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Wird geladen …')).toBeVisible();
  await expect.poll(() => background(page)).toBe(dark);
  await page.unroute(/\/assets\//);

  await page.reload();
  await choice.click();
  await expect(choice).toContainText('wie das System');
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(dark);
});

test('without JavaScript the page says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/login');
  // What stands in a noscript element is no text to Playwright.
  const notice = page.locator('.frame-notice');
  await expect(notice).toBeVisible();
  expect(await notice.innerText()).toContain('Diese Anwendung braucht JavaScript.');
  await expect(page.locator('.frame-rest')).toBeHidden();
  await context.close();
});
