import { screen, within } from '@testing-library/react';
import { registerUser } from '../support/apiUser';
import { network } from '../support/faults';
import { button, findBoard, findToast } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

const heading = 'Da ist etwas schiefgegangen';

/** React reports what an error boundary has caught. */
const expectReport = () => jest.spyOn(console, 'error').mockImplementation(() => {});

/** What no screen can be made of, though it looks like a record. */
const garbage: [string, Parameters<typeof network.answer>[0], unknown][] = [
  ['/applications', 'GET /applications/', [{ id: 1, status: 'DRAFT' }]],
  ['/applications/edit/1', 'GET /applications/:id/', { id: 1 }],
];

test.each(garbage)('%s shows the fault page where %s answers %j', async (path, call, answer) => {
  expectReport();
  const { token } = await registerUser();
  network.answer(call, 200, answer);
  renderApp(path, { token });

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu „Meine Bewerbungen“' })).toHaveAttribute(
    'href',
    '/applications',
  );
});

test('navigation and footer stay, and lead on', async () => {
  expectReport();
  const { token } = await registerUser();
  network.answer('GET /applications/:id/', 200, { id: 1 });
  const { user } = renderApp('/applications/edit/1', { token });
  await screen.findByRole('heading', { level: 1, name: heading });

  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Impressum' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Meine Bewerbungen' }));
  await findBoard();
  expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
});

describe('an answer that is not what was asked for counts as a failure to load', () => {
  test.each([null, 'ja', { results: [] }, [null], [1]])('%j is no list', async (answer) => {
    expectReport();
    const { token } = await registerUser();
    network.answer('GET /applications/', 200, answer, { nth: 1 });
    const { user } = renderApp('/applications', { token });

    await findToast('Loading Error', 'Applications could not be loaded from the server.');
    await user.click(button('Erneut versuchen'));
    await findBoard();
  });

  test('companies that are no list can be asked for again', async () => {
    expectReport();
    const { token } = await registerUser();
    network.answer('GET /companies/', 200, { results: [] }, { nth: 1 });
    const { user } = renderApp('/applications/new', { token });
    expect(await screen.findByText('Die Firmen konnten nicht geladen werden.')).toBeVisible();
    await user.click(button('Erneut versuchen'));
    await screen.findByRole('form', { name: 'Neue Bewerbung' });
  });

  test.each([null, []])('%j is no application', async (answer) => {
    expectReport();
    const { token } = await registerUser();
    network.answer('GET /applications/:id/', 200, answer);
    renderApp('/applications/edit/1', { token });
    await findToast('Loading Error', 'The application details could not be loaded.');
    await findBoard();
  });
});
