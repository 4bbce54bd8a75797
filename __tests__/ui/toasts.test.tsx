import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../support/apiUser';
import { network } from '../support/faults';
import { button, findToast, textBox } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

const text = 'Please fill in all required fields correctly.';

async function openForm() {
  const { token } = await registerUser();
  const app = renderApp('/companies/new', { token });
  await screen.findByRole('form', { name: 'Neue Firma' });
  return app;
}

const progressOf = (toast: HTMLElement) => within(toast).getByTestId('toast-progress');

test('a message has a title and a text, and is announced', async () => {
  const { user } = await openForm();
  await user.click(button('Speichern'));
  const toast = await findToast('Invalid Input', text);
  expect(toast).toHaveAttribute('role', 'alert');
  expect(within(toast).getByText('Invalid Input')).toBeVisible();
  expect(within(toast).getByText(text)).toBeVisible();
});

test('it closes with its button', async () => {
  const { user } = await openForm();
  await user.click(button('Speichern'));
  const toast = await findToast('Invalid Input', text);
  await user.click(within(toast).getByRole('button', { name: 'Meldung schließen' }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test('it closes when its progress bar has run down', async () => {
  const { user } = await openForm();
  await user.click(button('Speichern'));
  const toast = await findToast('Invalid Input', text);
  fireEvent.animationEnd(progressOf(toast));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test('the same message is not shown twice, but again when it has gone', async () => {
  const { user } = await openForm();
  await user.click(button('Speichern'));
  await user.click(button('Speichern'));
  const toast = await findToast('Invalid Input', text);
  expect(screen.getAllByText(text)).toHaveLength(1);

  fireEvent.animationEnd(progressOf(toast));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  await user.click(button('Speichern'));
  await findToast('Invalid Input', text);
});

test('different messages stand beside each other, and each closes alone', async () => {
  network.answer('POST /companies/', 500);
  const { user } = await openForm();
  await user.click(button('Speichern'));
  const first = await findToast('Invalid Input', text);
  await user.type(textBox('Firmenname'), 'Elbwerk');
  await user.type(textBox('Branche'), 'Schiffbau');
  await user.click(button('Speichern'));
  const second = await findToast('Saving failed', 'The company could not be created.');
  expect(first).toBeVisible();

  fireEvent.animationEnd(progressOf(first));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(second).toBeVisible();
});
