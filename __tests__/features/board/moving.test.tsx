import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userWithCompany } from '../../support/boardUser';
import { isoDay } from '../../support/days';
import { network } from '../../support/faults';
import { findBoard, findToast, titlesIn } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

async function boardWithOne() {
  const { token, api, add } = await userWithCompany();
  const { id } = await add('Tischlerin');
  const app = renderApp('/applications', { token });
  await findBoard();
  network.forget();
  return { ...app, stored: () => api.getApplication(id) };
}

type Board = Awaited<ReturnType<typeof boardWithOne>>;

const actions = () =>
  within(screen.getByRole('article', { name: 'Tischlerin' })).getByRole('button', {
    name: 'Aktionen',
  });

async function choose({ user }: Pick<Board, 'user'>, name: string) {
  await user.click(actions());
  await user.click(await screen.findByRole('menuitem', { name }));
}

const prompt = (label: string) => screen.findByRole('dialog', { name: label });

const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the menu offers every status, and not the one it has', async () => {
  const { user } = await boardWithOne();
  await user.click(actions());
  const items = await screen.findAllByRole('menuitem', { name: /^Verschieben nach/ });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Verschieben nach Entwürfe',
    'Verschieben nach Beworben',
    'Verschieben nach Interview',
    'Verschieben nach Angebote',
    'Verschieben nach Abgelehnt',
    'Verschieben nach Zurückgezogen (Archiv)',
  ]);
  expect(items[0]).toHaveAttribute('aria-disabled', 'true');
  expect(items.slice(1).every((item) => item.ariaDisabled === null)).toBe(true);
});

test.each([
  ['Beworben', 'APPLIED', 'applied_on', 'Bewerbungsdatum'],
  ['Interview', 'INTERVIEW', 'interview_on', 'Interview-Datum'],
  ['Angebote', 'OFFER', 'offer_on', 'Angebotsdatum'],
  ['Abgelehnt', 'REJECTED', 'rejected_on', 'Ablehnungsdatum'],
] as const)('to „%s“: at once, with today as a proposal', async (name, status, field, label) => {
  const board = await boardWithOne();
  await choose(board, `Verschieben nach ${name}`);
  // Also where the question already lies over the board.
  const column = screen.getByRole('region', { name, hidden: true });
  expect(within(column).getByText('Tischlerin')).toBeVisible();

  const date = within(await prompt(label)).getByLabelText(label);
  expect(date).toHaveValue(isoDay());
  await waitFor(() => expect(date).toHaveFocus());
  await board.user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await noDialog();
  await waitFor(() => expect(actions()).toHaveFocus());
  expect(titlesIn(name)).toEqual(['Tischlerin']);
  expect(titlesIn('Entwürfe')).toEqual([]);
  await waitFor(async () =>
    expect(await board.stored()).toMatchObject({ status, [field]: isoDay() }),
  );
  expect(network.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

test('to the archive, which asks for nothing', async () => {
  const board = await boardWithOne();
  await choose(board, 'Verschieben nach Zurückgezogen (Archiv)');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await findToast('Verschoben', '„Tischlerin“ steht jetzt unter „Zurückgezogen“.');
  await waitFor(async () => expect(await board.stored()).toMatchObject({ status: 'WITHDRAWN' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('another date than the proposed one is saved too', async () => {
  const board = await boardWithOne();
  await choose(board, 'Verschieben nach Interview');
  const dialog = await prompt('Interview-Datum');
  fireEvent.change(within(dialog).getByLabelText('Interview-Datum'), {
    target: { value: '2027-02-03' },
  });
  await board.user.keyboard('{Enter}');
  await noDialog();
  await waitFor(async () =>
    expect(await board.stored()).toMatchObject({
      status: 'INTERVIEW',
      interview_on: '2027-02-03',
    }),
  );
  expect(await screen.findByText('03.02.27')).toBeVisible();
});

test('no date is no answer', async () => {
  const board = await boardWithOne();
  await choose(board, 'Verschieben nach Interview');
  const dialog = await prompt('Interview-Datum');
  const date = within(dialog).getByLabelText('Interview-Datum');
  fireEvent.change(date, { target: { value: '' } });
  await board.user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  expect(dialog).toBeVisible();
  expect(date).toHaveAttribute('aria-invalid', 'true');
  expect(date).toHaveAccessibleDescription('Bitte geben Sie ein gültiges Datum ein.');
});

test.each<[string, (board: Board, dialog: HTMLElement) => Promise<void>]>([
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
  [
    '„Rückgängig“ beside the date',
    ({ user }, dialog) => user.click(within(dialog).getByRole('button', { name: 'Rückgängig' })),
  ],
])('%s takes the move back', async (_name, takeBack) => {
  const board = await boardWithOne();
  const before = await board.stored();
  await choose(board, 'Verschieben nach Angebote');
  await takeBack(board, await prompt('Angebotsdatum'));
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  await noDialog();
  await waitFor(() => expect(actions()).toHaveFocus());
  await waitFor(() =>
    expect(network.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2),
  );
  await waitFor(async () => expect(await board.stored()).toEqual(before));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each<[string, (board: Board) => Promise<void>]>([
  [
    '„Rückgängig“ in the message',
    async ({ user }) => {
      const toast = await findToast('Verschoben', '„Tischlerin“ steht jetzt unter „Angebote“.');
      await user.click(within(toast).getByRole('button', { name: 'Rückgängig' }));
    },
  ],
  ['Ctrl+Z', ({ user }) => user.keyboard('{Control>}z{/Control}')],
  ['Cmd+Z', ({ user }) => user.keyboard('{Meta>}z{/Meta}')],
])('%s takes it back later', async (_name, takeBack) => {
  const board = await boardWithOne();
  await choose(board, 'Verschieben nach Angebote');
  await prompt('Angebotsdatum');
  await board.user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await noDialog();
  await takeBack(board);
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  await waitFor(async () =>
    expect(await board.stored()).toMatchObject({ status: 'DRAFT', offer_on: null }),
  );
});

test('assistive technology hears title, old and new column', async () => {
  const board = await boardWithOne();
  await choose(board, 'Verschieben nach Zurückgezogen (Archiv)');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '„Tischlerin“ wurde von „Entwürfe“ nach „Zurückgezogen“ verschoben.',
    ),
  );
});

const failed =
  'Die Änderung an „Tischlerin“ konnte nicht gespeichert werden und wurde zurückgenommen.';

test('a failed move returns the card, says so and asks for no date any more', async () => {
  const board = await boardWithOne();
  network.answer('PUT /applications/:id/', 500);
  await choose(board, 'Verschieben nach Angebote');
  await findToast('Nicht gespeichert', failed);
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  await noDialog();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});

test.each<[string, () => void, string]>([
  [
    'the room of the user is used up',
    () => network.answer('PUT /applications/:id/', 400, { non_field_errors: ['Ihr Speicherplatz ist voll.'] }),
    `${failed} Ihr Speicherplatz ist voll.`,
  ],
  [
    'the disk of the server is full',
    () => network.answer('PUT /applications/:id/', 503, { detail: 'Bitte später.' }),
    `${failed} Bitte später.`,
  ],
  [
    'it does not even reach its data',
    () => network.answer('GET /applications/:id/', 503, { detail: 'Bitte später.' }),
    `${failed} Bitte später.`,
  ],
  [
    'a fault',
    () => network.answer('PUT /applications/:id/', 500, { detail: 'Traceback' }),
    failed,
  ],
  [
    'the page of a proxy',
    () => network.answerText('PUT /applications/:id/', 503, '<p>Traceback</p>'),
    failed,
  ],
  [
    'no sentence',
    () => network.answer('PUT /applications/:id/', 503, { detail: '' }),
    failed,
  ],
])('a failed move says why, where the server does: %s', async (_name, breakIt, text) => {
  const board = await boardWithOne();
  breakIt();
  await choose(board, 'Verschieben nach Angebote');
  await findToast('Nicht gespeichert', text);
  expect(titlesIn('Entwürfe')).toEqual(['Tischlerin']);
  await noDialog();
});

test('a question for a date does not wait for the next visit', async () => {
  const board = await boardWithOne();
  await choose(board, 'Verschieben nach Angebote');
  await prompt('Angebotsdatum');
  board.history.push('/companies/new');
  await screen.findByRole('textbox', { name: 'Firmenname' });
  board.history.push('/applications');
  await findBoard();
  await noDialog();
  expect(titlesIn('Angebote')).toEqual(['Tischlerin']);
});
