import type { Locator, Page } from '@playwright/test';
import type { DateTime } from 'luxon';
import { expect } from './fixtures';

/** Goes on with the Tab key until the focus is there, and sees that each stop shows its focus. */
export async function focusByTab(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 80; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await showsFocus(page), 'the focus can be seen').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never came to ${target.toString()}.`);
}

/** Whether what has the focus says so: by an outline, or by the frame of its field. */
export function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) {
      return !/, 0\)|transparent/.test(outlineColor);
    }
    const frame = focused.parentElement?.querySelector('.MuiOutlinedInput-notchedOutline');
    return frame ? parseFloat(getComputedStyle(frame).borderTopWidth) >= 2 : false;
  });
}

/** Types a date into a native field, in whichever order this browser has day and month. */
export async function typeDate(page: Page, field: Locator, date: DateTime) {
  for (const order of ['ddMMyyyy', 'MMddyyyy']) {
    await page.keyboard.type(date.toFormat(order));
    if ((await field.inputValue()) === date.toISODate()) return;
    // Back to the first part of the field.
    for (let parts = 0; parts < 3; parts += 1) await page.keyboard.press('ArrowLeft');
  }
  await expect(field).toHaveValue(date.toISODate() ?? '');
}
