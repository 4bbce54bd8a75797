import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectScreen, save, toast } from './screens';

const text = 'Please fill in all required fields correctly.';

/** The bar of a toast is its clock: its animation tells the time. */
const clockOf = (shown: Locator) =>
  shown.getByTestId('toast-progress').evaluate((bar) => {
    const [animation] = bar.getAnimations();
    const timing = animation?.effect?.getComputedTiming();
    return {
      state: animation?.playState,
      length: timing?.duration,
      time: Number(animation?.currentTime ?? 0),
      easing: getComputedStyle(bar).animationTimingFunction,
    };
  });

/** Brings the clock of a toast close to its end. */
const hurry = (shown: Locator) =>
  shown.getByTestId('toast-progress').evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.currentTime = 4_950;
  });

async function provoke(page: Page) {
  await page.goto('/companies/new');
  await expectScreen(page, 'Neue Firma');
  await save(page).click();
  await expect(toast(page, text)).toBeVisible();
  return toast(page, text);
}

test('a toast stands at the top right and goes after five seconds', async ({ userPage: page }) => {
  const shown = await provoke(page);
  await expect(shown).toContainText('Invalid Input');
  await expect
    .poll(async () => {
      const box = await shown.boundingBox();
      return box && (page.viewportSize()?.width ?? 0) - box.x - box.width;
    })
    .toBeLessThanOrEqual(24);
  expect((await shown.boundingBox())?.y).toBeLessThan(60);
  expect(await clockOf(shown)).toMatchObject({ state: 'running', length: 5000 });
  await hurry(shown);
  await expect(shown).toHaveCount(0);
});

test('a toast waits under the pointer', async ({ userPage: page }) => {
  const shown = await provoke(page);
  await shown.hover();
  expect((await clockOf(shown)).state).toBe('paused');
  await hurry(shown);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { time } = await clockOf(shown);
  expect((await clockOf(shown)).time).toBe(time);

  await page.mouse.move(5, page.viewportSize()?.height ?? 0);
  await expect(shown).toHaveCount(0);
});

test('a toast waits while it has the focus, and is closed by its button', async ({
  userPage: page,
}) => {
  const shown = await provoke(page);
  const close = shown.getByRole('button', { name: 'Meldung schließen' });
  await close.focus();
  expect((await clockOf(shown)).state).toBe('paused');
  await page.getByLabel('Branche').focus();
  expect((await clockOf(shown)).state).toBe('running');
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(0);
});

test('the same message is not shown twice', async ({ userPage: page }) => {
  const shown = await provoke(page);
  await shown.hover();
  await page.getByLabel('Firmenname').press('Enter');
  await expect(page.getByLabel('Firmenname')).toBeFocused();
  await expect(shown).toHaveCount(1);
});

test.describe('for who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the bar goes in steps and nothing glides', async ({ userPage: page }) => {
    const shown = await provoke(page);
    expect(await clockOf(shown)).toMatchObject({ length: 5000, easing: 'steps(5)' });
    const gliding = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running')
        .map((animation) => (animation as CSSTransition).transitionProperty),
    );
    expect(gliding).toEqual([]);
    await hurry(shown);
    await expect(shown).toHaveCount(0);
  });
});
