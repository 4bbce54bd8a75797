import { act, screen, waitFor, within } from '@testing-library/react';
import { network } from '../../support/faults';
import { button, findBoard, textBox } from '../../support/onScreen';
import { savedApplication } from '../../support/savedApplication';

const question = 'Ungespeicherte Eingaben verwerfen?';
const dialog = () => screen.findByRole('dialog', { name: question });

test('a form without input is left unasked', async () => {
  const { open } = await savedApplication();
  const { user, history } = await open();
  await user.click(screen.getByRole('link', { name: 'Abbrechen' }));
  await findBoard();
  expect(history.location.pathname).toBe('/applications');
});

test('a change that was taken back needs no question either', async () => {
  const { open } = await savedApplication();
  const { user } = await open();
  await user.type(textBox('Jobtitel'), 'x');
  await user.type(textBox('Jobtitel'), '{Backspace}');
  await user.click(screen.getByRole('link', { name: 'Abbrechen' }));
  await findBoard();
});

test('with unsaved input it asks; who stays finds it all, who leaves has saved nothing', async () => {
  const { id, application, open } = await savedApplication();
  const { user, history } = await open();
  await user.type(textBox('Jobtitel'), ' (neu)');
  await user.click(screen.getByRole('link', { name: 'Abbrechen' }));

  expect(within(await dialog()).getByText(/gehen Ihre Eingaben verloren/)).toBeVisible();
  expect(button('Weiter bearbeiten')).toHaveFocus();
  await user.click(button('Weiter bearbeiten'));
  await waitFor(() => expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)'));
  expect(history.location.pathname).toBe(`/applications/edit/${id}`);

  await user.click(screen.getByRole('link', { name: 'Abbrechen' }));
  await dialog();
  await user.click(button('Verwerfen'));
  await findBoard();
  expect(history.location.pathname).toBe('/applications');
  expect((await application()).job_title).toBe('Tischlerin');
  expect(network.bodiesOf('PUT /applications/:id/')).toEqual([]);
});

test('Escape stays', async () => {
  const { open } = await savedApplication();
  const { user } = await open();
  await user.type(textBox('Jobtitel'), ' (neu)');
  await user.click(screen.getByRole('link', { name: 'Neue Firma' }));
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(textBox('Jobtitel')).toHaveValue('Tischlerin (neu)');
});

test('the way back in the browser asks as well', async () => {
  const { id, open } = await savedApplication();
  const { user, history } = await open();
  act(() => history.push('/companies/new'));
  await screen.findByRole('form', { name: 'Neue Firma' });
  await user.type(textBox('Firmenname'), 'Elbwerk');
  act(() => history.back());
  await dialog();
  expect(history.location.pathname).toBe('/companies/new');

  await user.click(button('Verwerfen'));
  await screen.findByRole('form', { name: 'Bewerbung bearbeiten' });
  expect(history.location.pathname).toBe(`/applications/edit/${id}`);
});

test('an application opened anew shows what is saved, not what was discarded', async () => {
  const { open } = await savedApplication();
  const { user } = await open();
  await user.type(textBox('Jobtitel'), ' (neu)');
  await user.click(screen.getByRole('link', { name: 'Abbrechen' }));
  await dialog();
  await user.click(button('Verwerfen'));
  await findBoard();
  await user.click(screen.getByRole('link', { name: 'Details / Bearbeiten' }));
  expect(await screen.findByRole('textbox', { name: 'Jobtitel' })).toHaveValue('Tischlerin');
});
