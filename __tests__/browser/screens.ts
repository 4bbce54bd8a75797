import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { expect } from './fixtures';

/** The day of the browser, whose time zone is set in the configuration. */
export function today() {
  return DateTime.now().setZone('Europe/Berlin');
}

export function newAccount() {
  return {
    username: 'Alma Test',
    email: `alma.${randomUUID()}@example.com`,
    password: 'korrekt-pferd-batterie',
  };
}

export type Account = ReturnType<typeof newAccount>;

export async function expectScreen(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** The board with its cards; they may still be on their way when the heading is there. */
export async function expectBoard(page: Page) {
  await expectScreen(page, 'Meine Bewerbungen');
  await expect(column(page, 'Entwürfe')).toBeVisible();
}

/** Follows a link of the navigation, which stands behind a button where it is narrow. */
export async function navigate(page: Page, name: string) {
  const menuButton = page.getByRole('button', { name: 'Menü öffnen' });
  if (await menuButton.isVisible()) await menuButton.click();
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name }).click();
}

export async function fillRegistration(page: Page, { username, email, password }: Account) {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
}

export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

export async function chooseCompany(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Firma' }).click();
  await page.getByRole('option', { name }).click();
}

export function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function card(within: Page | Locator, jobTitle: string): Locator {
  return within.getByRole('article', { name: jobTitle, exact: true });
}

export function toast(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Lets the time of all messages run out: they lie over the navigation. */
export async function endToasts(page: Page) {
  await page.getByTestId('toast-progress').evaluateAll((bars) => {
    for (const bar of bars) for (const animation of bar.getAnimations()) animation.finish();
  });
  await expect(page.getByTestId('toast-progress')).toHaveCount(0);
}

export const save = (page: Page) => page.getByRole('button', { name: 'Speichern' });
