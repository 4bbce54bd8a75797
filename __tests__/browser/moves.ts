import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { card } from './screens';

/* Moving cards; a question over the board hides it from assistive technology, not from the eye. */

export function shownColumn(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true, includeHidden: true });
}

export function shownCard(within: Page | Locator, jobTitle: string): Locator {
  return within.getByRole('article', { name: jobTitle, exact: true, includeHidden: true });
}

export function actionsOf(within: Page | Locator, jobTitle: string): Locator {
  return card(within, jobTitle).getByRole('button', { name: 'Aktionen' });
}

export async function chooseAction(page: Page, jobTitle: string, action: string) {
  await actionsOf(page, jobTitle).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Takes hold of a card by its company, where no link and no button is. */
export async function takeHold(page: Page, held: Locator) {
  await expect(held).toHaveAttribute('draggable', 'true');
  await held.getByRole('paragraph').first().hover();
  await page.mouse.down();
}

/** Moves what is held over a place of the column, as a fraction of its size, and lets go. */
export async function dropOn(page: Page, target: Locator, place = { x: 0.5, y: 0.5 }) {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is not there is no target.');
  await page.mouse.move(box.x + box.width * place.x, box.y + box.height * place.y, { steps: 6 });
  await expect(target).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
}
