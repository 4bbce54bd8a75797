import { expect, test as base } from './fixtures';
import { startOtherProvider, thirteenCalls } from './otherProvider';
import {
  card,
  chooseCompany,
  column,
  expectBoard,
  expectScreen,
  fillRegistration,
  logIn,
  navigate,
  newAccount,
  save,
} from './screens';

type Provider = Awaited<ReturnType<typeof startOtherProvider>>;

const test = base.extend<{ provider: Provider }>({
  provider: async ({}, provide) => {
    const provider = await startOtherProvider();
    await provide(provider);
    await provider.stop();
  },
  // So the page may ask this host, and no other.
  baseURL: async ({ provider }, provide) => provide(provider.origin),
});

test('the same build works in front of another provider', { tag: '@wide' }, async ({
  page,
  provider,
}) => {
  const account = newAccount();
  const edit = () =>
    card(page, 'Disponentin').getByRole('link', { name: 'Details / Bearbeiten' }).click();

  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/');
  await expectScreen(page, 'Anmelden');
  await expect(page.getByText(/demo/i)).toHaveCount(0);
  await page.getByRole('link', { name: 'Registrieren' }).click();
  await fillRegistration(page, account);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expectBoard(page);

  await navigate(page, 'Neue Firma');
  await page.getByLabel('Firmenname').fill('Hafenwerk AG');
  await page.getByLabel('Branche').fill('Logistik');
  await page.getByLabel('Vorname').fill('Mara');
  await page.getByLabel('Nachname').fill('Lindner');
  await save(page).click();
  await expectBoard(page);

  for (const title of ['Disponentin', 'Lageristin']) {
    await page.goto('/applications/new');
    await chooseCompany(page, 'Hafenwerk AG');
    await page.getByRole('combobox', { name: 'Kontaktperson' }).selectOption('Mara Lindner');
    await page.getByLabel('Jobtitel').fill(title);
    await save(page).click();
    await expectBoard(page);
  }
  await expect(column(page, 'Entwürfe').getByRole('heading', { level: 3 })).toHaveText([
    'Lageristin',
    'Disponentin',
  ]);
  await expect(card(page, 'Disponentin')).toContainText('Stand: DRAFT');

  await test.step('a note, then a change of the contact person', async () => {
    await edit();
    await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
    await page.getByLabel('Notiz', { exact: true }).fill('Rückruf vereinbart.');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Beworben');
    await page.getByLabel('Bewerbungsdatum').fill('2026-03-02');
    await page.getByLabel('Telefon').fill('040 66969 170');
    await save(page).click();
    await expectBoard(page);
    const applied = card(column(page, 'Beworben'), 'Disponentin');
    await expect(applied).toContainText('02.03.26');
    await expect(applied).toContainText('Hafenwerk AG');
    await expect(applied).toContainText('Stand: APPLIED');
  });

  await test.step('the contact person goes', async () => {
    await edit();
    await expect(page.getByLabel('Notiz', { exact: true })).toHaveValue('Rückruf vereinbart.');
    await expect(page.getByLabel('Telefon')).toHaveValue('040 66969 170');
    await page.getByLabel('Vorname').fill('');
    await page.getByLabel('Nachname').fill('');
    await save(page).click();
    await expectBoard(page);
    expect(provider.tables.contacts).toEqual([]);
  });

  await navigate(page, 'Logout');
  await expectScreen(page, 'Anmelden');
  await logIn(page, account);
  await expectBoard(page);
  const loaded = (screen: string) => files.some((url) => url.includes(screen));
  // Nobody has been there: so what comes ahead of time has come.
  await expect.poll(() => loaded('ArchivePage')).toBe(true);
  expect(loaded('AccountPage')).toBe(false);
  expect([...new Set(provider.calls)].toSorted()).toEqual(thirteenCalls.toSorted());
});

test('the legal pages say that the operator has not filled them in', { tag: '@wide' }, async ({
  page,
}) => {
  for (const path of ['/imprint', '/legal-notice']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  }
});
