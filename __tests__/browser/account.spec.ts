import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ApiUser } from '../support/apiUser';
import { expect, test } from './fixtures';
import { focusByTab, showsFocus } from './keyboard';
import { expectBoard, expectScreen, logIn, navigate, toast } from './screens';

async function openAccount(page: Page) {
  await page.goto('/account');
  await expectScreen(page, 'Konto');
  await expect(page.getByText('Diese Sitzung')).toBeVisible();
}

/** A session of the user on a phone. */
async function logInOnPhone(request: APIRequestContext, { email, password }: ApiUser) {
  const login = await request.post('/api/auth/login/', {
    data: { email, password },
    headers: { 'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' },
  });
  expect(login.status()).toBe(200);
}

const sessionOnPhone = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Firefox auf Android' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe(() => {
  // What the server refuses is an error to the console as well.
  test.use({ expectedComplaints: /status of 40[01]/ });

  test('the account is accessible, with errors, its dialog and its messages', async ({
    userPage: page,
    expectAccessible,
  }) => {
    await page.goto('/applications');
    await navigate(page, 'Konto');
    await expect(page.getByText('Diese Sitzung')).toBeVisible();
    await expectAccessible();

    await button(page, 'Passwort ändern').click();
    await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toHaveCount(3);
    await toast(page, 'Please fill out all required fields correctly.').hover();
    await expectAccessible();

    await button(page, 'Meldung schließen').click();
    await button(page, 'Konto löschen …').click();
    const dialog = page.getByRole('dialog', { name: 'Konto endgültig löschen?' });
    await expect(dialog.getByLabel('Passwort', { exact: true })).toBeFocused();
    await expectAccessible();
    // Its words stand on one line.
    const accept = await button(page, 'Endgültig löschen').boundingBox();
    expect(accept?.height).toBe(40);
    await dialog.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Das Passwort ist nicht richtig.')).toBeVisible();
    await expectAccessible();
  });

  test('a new password, a logout everywhere and the end of the account, with the keyboard alone', async ({
    userPage: page,
    user,
  }) => {
    const fresh = 'ein-ganz-neues-wort';
    await openAccount(page);
    await focusByTab(page, page.getByLabel('Bisheriges Passwort'));
    await page.keyboard.type(user.password);
    await focusByTab(page, page.getByLabel('Neues Passwort', { exact: true }));
    await page.keyboard.type(fresh);
    await focusByTab(page, page.getByLabel('Neues Passwort wiederholen'));
    await page.keyboard.type(fresh);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Ab jetzt gilt Ihr neues Passwort.')).toBeVisible();
    await expect(page.getByLabel('Bisheriges Passwort')).toHaveValue('');

    await focusByTab(page, button(page, 'Überall abmelden'));
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Anmelden');
    await expect(toast(page, 'Sie sind jetzt überall abgemeldet.')).toBeVisible();

    await logIn(page, { email: user.email, password: fresh });
    await expectBoard(page);
    await openAccount(page);
    await focusByTab(page, button(page, 'Konto löschen …'));
    await page.keyboard.press('Enter');
    await page.keyboard.type(fresh);
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Anmelden');
    await expect(toast(page, 'Ihr Konto und alles, was dazugehörte, ist gelöscht.')).toBeVisible();

    await logIn(page, { email: user.email, password: fresh });
    await expect(page.getByText('Login fehlgeschlagen.')).toBeVisible();
  });

  test('refusals, the end of one session and the download, with the keyboard alone', async ({
    userPage: page,
    user,
    request,
  }) => {
    await logInOnPhone(request, user);
    await openAccount(page);
    const old = page.getByLabel('Bisheriges Passwort');
    await focusByTab(page, old);
    await page.keyboard.type('falsch');
    await focusByTab(page, page.getByLabel('Neues Passwort', { exact: true }));
    await page.keyboard.type('ein-ganz-neues-wort');
    await focusByTab(page, page.getByLabel('Neues Passwort wiederholen'));
    await page.keyboard.type('ein-ganz-neues-wort');
    await focusByTab(page, button(page, 'Passwort ändern'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Das Passwort ist nicht richtig.')).toBeVisible();
    await expect(old).toBeFocused();

    await focusByTab(page, sessionOnPhone(page).getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(sessionOnPhone(page)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Sitzungen' })).toBeFocused();
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Überall abmelden')).toBeFocused();

    await focusByTab(page, button(page, 'Meine Daten herunterladen'));
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Space');
    await downloading;
    await expect(toast(page, 'Alles über Sie steht in der Datei')).toBeVisible();
    await expect(button(page, 'Meine Daten herunterladen')).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(button(page, 'Konto löschen …')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Passwort', { exact: true });
    await expect(password).toBeFocused();
    await page.keyboard.type('falsch');
    await focusByTab(page, dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Das Passwort ist nicht richtig.')).toBeVisible();
    await expect(password).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Konto löschen …')).toBeFocused();
    expect(await showsFocus(page)).toBe(true);
  });

  test('a token is worth nothing any more after the logout', { tag: '@wide' }, async ({
    userPage: page,
    user,
    request,
  }) => {
    await page.goto('/applications');
    await expectBoard(page);
    const told = page.waitForResponse('**/api/auth/logout/');
    await navigate(page, 'Logout');
    await expectScreen(page, 'Anmelden');
    expect((await told).status()).toBe(204);
    const headers = { Authorization: `Token ${user.token}` };
    expect((await request.get('/api/applications/', { headers })).status()).toBe(401);
  });
});

test('the download is a file with everything', { tag: '@wide' }, async ({ userPage: page, user }) => {
  const { id } = await user.api.createCompany({ name: 'Elbwerk' });
  const notes = Array.from({ length: 100 }, () => ({ id: null, text: 'Große '.repeat(1300) }));
  for (const job_title of ['Erste', 'Zweite', 'Dritte']) {
    const application = await user.api.createApplication({ company_id: id, job_title });
    await user.api.updateApplication(application.id, { notes });
  }
  await openAccount(page);

  const downloading = page.waitForEvent('download');
  await button(page, 'Meine Daten herunterladen').click();
  const download = await downloading;

  expect(download.suggestedFilename()).toMatch(/^bewerbungen-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.length).toBeGreaterThan(2_000_000);
  expect(JSON.parse(text)).toMatchObject({
    user: { email: user.email },
    companies: [{ name: 'Elbwerk' }],
    applications: [{ job_title: 'Dritte' }, { job_title: 'Zweite' }, { job_title: 'Erste' }],
  });
});

test('a session on another device is listed and can be ended', async ({ userPage: page, user, request }) => {
  await logInOnPhone(request, user);
  await openAccount(page);
  const item = sessionOnPhone(page);
  await item.getByRole('button').click();
  await expect(toast(page, 'Die Sitzung ist beendet.')).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Sitzungen' })).toBeFocused();
  await expect(page.getByText('Diese Sitzung')).toBeVisible();
});

test('the times of a session have the whole width where it is narrow', { tag: '@narrow' }, async ({
  userPage: page,
  user,
  request,
}) => {
  await logInOnPhone(request, user);
  await openAccount(page);
  const item = sessionOnPhone(page);
  const times = item.getByText(/^Angemeldet am/);
  const [row, words] = await Promise.all([item.boundingBox(), times.boundingBox()]);
  expect(row?.width).toBeGreaterThan(250);
  expect(words).toMatchObject({ x: row?.x, width: row?.width });
});

test('the page comes ahead of time where there is an account', { tag: '@wide' }, async ({
  userPage: page,
}) => {
  const asked = page.waitForRequest(/AccountPage/);
  await page.goto('/applications');
  await expectBoard(page);
  await asked;
});
