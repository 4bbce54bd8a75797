import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectBoard, expectScreen, navigate } from './screens';

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Ungespeicherte Eingaben verwerfen?' });

async function typeUnsavedCompany(page: Page) {
  await page.goto('/applications');
  await navigate(page, 'Neue Firma');
  await expectScreen(page, 'Neue Firma');
  await page.getByLabel('Firmenname').fill('Halb getippt');
}

const departures = {
  'a link': (page: Page) => navigate(page, 'Meine Bewerbungen'),
  'Abbrechen': (page: Page) => page.getByRole('link', { name: 'Abbrechen' }).click(),
  'Back': (page: Page) => page.evaluate(() => { history.back(); }),
  'Logout': (page: Page) => navigate(page, 'Logout'),
};

for (const [way, depart] of Object.entries(departures)) {
  test(`leaving a form with unsaved input by ${way} asks first`, async ({ userPage: page }) => {
    await typeUnsavedCompany(page);

    await depart(page);
    await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL('/companies/new');
    await expect(page.getByLabel('Firmenname')).toHaveValue('Halb getippt');

    await depart(page);
    await question(page).getByRole('button', { name: 'Verwerfen' }).click();
    if (way === 'Logout') await expectScreen(page, 'Anmelden');
    else await expectBoard(page);

    if (way === 'Logout') return;
    await navigate(page, 'Neue Firma');
    await expect(page.getByLabel('Firmenname')).toHaveValue('');
  });
}

test('a form without input lets go at once', async ({ userPage: page }) => {
  await page.goto('/applications');
  await navigate(page, 'Neue Firma');
  await expectScreen(page, 'Neue Firma');
  await page.goBack();
  await expectBoard(page);
});

test('closing the tab asks as well', { tag: '@wide' }, async ({ userPage: page }) => {
  await typeUnsavedCompany(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Firmenname')).toHaveValue('Halb getippt');
});
