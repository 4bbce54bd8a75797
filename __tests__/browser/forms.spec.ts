import { expect, test } from './fixtures';
import { expectScreen, save } from './screens';

/* What only a real browser shows of a form: native fields, and a pointer that presses. */

test('the first press counts, though a field shows its error just then', async ({
  userPage: page,
}) => {
  await page.goto('/companies/new');
  await page.getByLabel('E-Mail').fill('mara@');
  await save(page).click();
  await expect(page.getByText('Firmenname ist ein Pflichtfeld.')).toBeVisible();

  await page.getByLabel('E-Mail').fill('');
  await page.getByLabel('Position').focus();
  await page.getByLabel('E-Mail').fill('noch@');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('half a date is refused, by the button as by Enter', async ({ userPage: page, user }) => {
  const company = await user.api.createCompany();
  const { id } = await user.api.createApplication({ company_id: company.id });
  for (const submit of [() => save(page).click(), () => page.keyboard.press('Enter')]) {
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`/applications/edit/${id}`);
    await page.getByLabel('Wiedervorlage').focus();
    await page.keyboard.type('12');
    await submit();
    await expect(page.getByText('Bitte geben Sie ein gültiges Datum ein.')).toBeVisible();
    await expect(page.getByLabel('Wiedervorlage')).toBeFocused();
    await expectScreen(page, 'Bewerbung bearbeiten');
  }
});

test('Enter submits, and a double click saves once', async ({ userPage: page, user }) => {
  await page.goto('/companies/new');
  await page.getByLabel('Firmenname').fill('Hafenwerk AG');
  await page.getByLabel('Branche').fill('Logistik');
  await save(page).dblclick();
  await expectScreen(page, 'Meine Bewerbungen');

  await page.goto('/companies/new');
  await page.getByLabel('Firmenname').fill('Kontor KG');
  await page.getByLabel('Branche').fill('Handel');
  await page.getByLabel('Branche').press('Enter');
  await expectScreen(page, 'Meine Bewerbungen');
  const names = (await user.api.listCompanies()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Hafenwerk AG', 'Kontor KG']);
});

test('a saved form that waits for the board is not saved again', async ({
  userPage: page,
  user,
}) => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\/BoardPage[^/]*\.js$/, async (route) => {
    await delivery;
    await route.continue();
  });
  await page.goto('/companies/new');
  await page.getByLabel('Firmenname').fill('Hafenwerk AG');
  await page.getByLabel('Branche').fill('Logistik');
  await save(page).click();
  await expect(page).toHaveURL('/applications');
  await save(page).click();
  deliver();
  await expectScreen(page, 'Meine Bewerbungen');
  const names = (await user.api.listCompanies()).map(({ name }) => name);
  expect(names).toEqual(['Hafenwerk AG']);
});
