import { expect, test } from './fixtures';
import { focusByTab, typeDate } from './keyboard';
import { card, column, expectBoard, expectScreen, newAccount, toast, today } from './screens';

test('the whole search without a mouse', async ({ page }) => {
  const account = newAccount();
  const { keyboard } = page;
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    await focusByTab(page, page.getByRole(role, { name }).locator('visible=true').last());
    await keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await focusByTab(page, page.getByRole('textbox', { name: label, exact: true }));
    await keyboard.type(text);
  };

  await page.goto('/login');
  await press('link', 'Registrieren');
  await expectScreen(page, 'Registrieren');
  await type('Benutzername', account.username);
  await type('E-Mail', account.email);
  for (const label of ['Passwort', 'Passwort wiederholen']) {
    await focusByTab(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(account.password);
  }
  await keyboard.press('Enter');
  await expectBoard(page);

  await press('link', 'Neue Firma');
  await expectScreen(page, 'Neue Firma');
  await type('Firmenname', 'Hafenwerk AG');
  await type('Branche', 'Logistik');
  await type('Vorname', 'Mara');
  await type('Nachname', 'Lindner');
  await press('button', 'Speichern');
  await expectBoard(page);

  await press('link', 'Neue Bewerbung');
  await expectScreen(page, 'Neue Bewerbung');
  await focusByTab(page, page.getByRole('combobox', { name: 'Firma' }));
  await keyboard.type('hafen');
  await keyboard.press('Enter');
  await focusByTab(page, page.getByRole('combobox', { name: 'Kontaktperson' }));
  await keyboard.press('ArrowDown');
  await type('Jobtitel', 'Disponentin');
  await press('button', 'Speichern');
  await expectBoard(page);
  await expect(card(column(page, 'Entwürfe'), 'Disponentin')).toBeVisible();

  await press('link', 'Details / Bearbeiten');
  await expectScreen(page, 'Bewerbung bearbeiten');
  await focusByTab(page, page.getByRole('combobox', { name: 'Status' }));
  await keyboard.press('ArrowDown');
  await focusByTab(page, page.getByLabel('Wiedervorlage'));
  await typeDate(page, page.getByLabel('Wiedervorlage'), today());
  await focusByTab(page, page.getByLabel('Bewerbungsdatum'));
  await typeDate(page, page.getByLabel('Bewerbungsdatum'), today());
  await focusByTab(page, page.getByRole('button', { name: 'Notiz hinzufügen' }));
  await keyboard.press('Space');
  await expect(page.getByLabel('Notiz', { exact: true })).toBeFocused();
  await keyboard.type('Rückruf vereinbart.');
  await press('button', 'Speichern');
  await expectBoard(page);
  await expect(toast(page, 'All changes have been saved successfully.').first()).toBeVisible();
  await expect(card(column(page, 'Beworben'), 'Disponentin')).toHaveAttribute('data-due', 'true');
  await expect(page.getByText('1 Wiedervorlage fällig!')).toBeVisible();

  const menuButton = page.getByRole('button', { name: 'Menü öffnen' });
  if (await menuButton.isVisible()) {
    await focusByTab(page, menuButton);
    await keyboard.press('Enter');
  }
  await press('link', 'Logout');
  await expectScreen(page, 'Anmelden');
  await type('E-Mail', account.email);
  await focusByTab(page, page.getByLabel('Passwort', { exact: true }));
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  await expectBoard(page);
  await expect(card(column(page, 'Beworben'), 'Disponentin')).toBeVisible();
});
