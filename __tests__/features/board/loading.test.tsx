import { screen, waitFor, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { network } from '../../support/faults';
import { button, findBoard, findToast, textBox, titlesIn } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const inline = 'Error loading applications.';

async function userWithApplication() {
  const account = await registerUser();
  const company = await account.api.createCompany();
  const add = (job_title: string) =>
    account.api.createApplication({ company_id: company.id, job_title });
  await add('Tischlerin');
  return { ...account, add };
}

const navigate = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Hauptnavigation' })).getByRole('link', { name });

test('says that it is loading, and asks the server one thing only', async () => {
  const { token } = await userWithApplication();
  const { release } = network.hold('GET /applications/');
  renderApp('/applications', { token });

  expect(await screen.findByText('Wird geladen …')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1, name: 'Meine Bewerbungen' })).toBeVisible();
  expect(screen.queryByText('Keine Bewerbungen')).not.toBeInTheDocument();
  expect(screen.queryByText('Noch keine Bewerbungen erfasst.')).not.toBeInTheDocument();

  release();
  await findBoard();
  expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument();
  expect(network.calls).toEqual(['GET /applications/']);
  expect(network.requests[0]?.headers.authorization).toBe(`Token ${token}`);
});

test.each<[string, () => void]>([
  ['a broken server', () => network.answer('GET /applications/', 500)],
  ['an unreachable server', () => network.disconnect('GET /applications/')],
])('%s is said in a toast and inline, with a way to try again', async (_name, breakIt) => {
  const { token } = await userWithApplication();
  breakIt();
  const { user } = renderApp('/applications', { token });

  await findToast('Loading Error', 'Applications could not be loaded from the server.');
  expect(screen.getByText(inline)).toBeVisible();
  expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument();

  network.heal();
  await user.click(button('Erneut versuchen'));
  await findBoard();
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  expect(screen.queryByText(inline)).not.toBeInTheDocument();
});

test('a second failure does not say the same twice', async () => {
  const { token } = await userWithApplication();
  network.answer('GET /applications/', 500);
  const { user } = renderApp('/applications', { token });
  const text = 'Applications could not be loaded from the server.';
  await findToast('Loading Error', text);

  await user.click(button('Erneut versuchen'));
  await waitFor(() => expect(network.calls).toHaveLength(2));
  expect(await screen.findByText(inline)).toBeVisible();
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test('shows what it knows at once on return, and refreshes behind', async () => {
  const { token, add } = await userWithApplication();
  const { user } = renderApp('/applications', { token });
  await findBoard();
  await user.click(navigate('Neue Firma'));
  await waitFor(() => expect(textBox('Firmenname')).toBeVisible());
  await add('Später dazugekommen');

  const { release } = network.hold('GET /applications/');
  await user.click(navigate('Meine Bewerbungen'));
  await findBoard();
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument();

  release();
  await screen.findByText('Später dazugekommen');
  expect(network.calls).toEqual(['GET /applications/', 'GET /applications/']);
});

test('a refresh that fails keeps what is known on the screen and says so', async () => {
  const { token } = await userWithApplication();
  network.answer('GET /applications/', 500, {}, { nth: 2 });
  const { user } = renderApp('/applications', { token });
  await findBoard();
  await user.click(navigate('Neue Firma'));
  await waitFor(() => expect(textBox('Firmenname')).toBeVisible());
  await user.click(navigate('Meine Bewerbungen'));

  await findToast('Loading Error', 'Applications could not be loaded from the server.');
  expect(screen.getByText(inline)).toBeVisible();
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
});
