import { screen } from '@testing-library/react';
import { button, findBoard, findToast, textBox } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';
import { savedApplication } from '../../support/savedApplication';

/* The server has no room for more of this user: it says so on the form, and nothing typed is lost. */

const full =
  'Ihr Speicherplatz ist voll. Bitte kürzen Sie Notizen oder löschen Sie Bewerbungen, ' +
  'die Sie nicht mehr brauchen, und speichern Sie dann erneut.';

/** Other applications with so many notes that there is hardly room for anything else. */
async function fullAccount() {
  const saved = await savedApplication({ company: { name: 'Elbwerk' } });
  const { api, company } = saved;
  let otherId = 0;
  for (const length of [99, 99, 98]) {
    const { id } = await api.createApplication({ company_id: company.id });
    const notes = Array.from({ length }, () => ({ id: null, text: 'x'.repeat(10_000) }));
    await api.updateApplication(id, { notes });
    otherId = id;
  }
  return { ...saved, otherId };
}

test('a change for which there is no room is refused in the form, and saved once there is', async () => {
  const { api, otherId, application, open } = await fullAccount();
  const { user, history } = await open();
  const text = 'y'.repeat(9_000);
  await user.type(textBox('Jobtitel'), '!');
  await user.click(button('Notiz hinzufügen'));
  await user.click(textBox('Notiz'));
  await user.paste(text);
  await user.click(button('Speichern'));

  await findToast('Error', 'An error occurred while saving.');
  expect(screen.getByText(full)).toBeVisible();
  expect(history.location.pathname).toMatch('/applications/edit/');
  expect(textBox('Jobtitel')).toHaveValue('Tischlerin!');
  expect(textBox('Notiz')).toHaveValue(text);
  expect(await application()).toMatchObject({ job_title: 'Tischlerin', notes: [] });

  await api.deleteApplication(otherId);
  await user.click(button('Speichern'));
  await findBoard();
  expect(await application()).toMatchObject({ job_title: 'Tischlerin!', notes: [{ text }] });
});

test('several parts that are refused for it say so once', async () => {
  const { open, company, api } = await fullAccount();
  for (let room = true; room; ) {
    room = await api.createCompany({ name: 'x'.repeat(200) }).then(
      () => true,
      () => false,
    );
  }
  const { user } = await open();
  await user.click(textBox('Website'));
  await user.paste(`/${'x'.repeat(450)}`);
  await user.click(textBox('Position'));
  await user.paste('ß'.repeat(200));
  await user.click(button('Speichern'));
  expect(await screen.findByText(full)).toBeVisible();
  expect(textBox('Position')).toHaveValue('ß'.repeat(200));
  expect(await api.listCompanies()).toContainEqual(company);
});

test('a new application for which there is no room stays in its form', async () => {
  const { token, api, company } = await fullAccount();
  for (let room = true; room; ) {
    room = await api.createApplication({ company_id: company.id }).then(
      () => true,
      () => false,
    );
  }
  const { user } = renderApp('/applications/new', { token });
  await screen.findByRole('form', { name: 'Neue Bewerbung' });
  await user.click(screen.getByRole('combobox', { name: 'Firma' }));
  await user.click(await screen.findByRole('option', { name: 'Elbwerk' }));
  await user.type(textBox('Jobtitel'), 'Bootsbauerin');
  await user.click(button('Speichern'));
  expect(await screen.findByText(full)).toBeVisible();
  expect(textBox('Jobtitel')).toHaveValue('Bootsbauerin');
});
