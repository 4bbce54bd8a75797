import { act, screen, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { isoDay, longDay } from '../../support/days';
import { findBoard } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const card = (title: string) => within(screen.getByRole('article', { name: title }));

async function userWith(applications: { job_title: string; follow_up_on: string; status?: string }[]) {
  const { token, api } = await registerUser();
  const company = await api.createCompany();
  for (const application of applications) {
    await api.createApplication({ company_id: company.id, ...application });
  }
  return token;
}

test('a follow-up is due from its day on, which the card says in words', async () => {
  const token = await userWith([
    { job_title: 'Gestern', follow_up_on: isoDay(-1) },
    { job_title: 'Heute', follow_up_on: isoDay() },
    { job_title: 'Morgen', follow_up_on: isoDay(1) },
  ]);
  renderApp('/applications', { token });
  await findBoard();

  for (const title of ['Gestern', 'Heute']) {
    expect(card(title).getByText('fällig')).toBeVisible();
    expect(screen.getByRole('article', { name: title })).toHaveAttribute('data-due', 'true');
  }
  expect(card('Heute').getByText(`Nachhaken: ${longDay()}`)).toBeVisible();
  expect(card('Morgen').queryByText('fällig')).not.toBeInTheDocument();
  expect(card('Morgen').getByText(`Nachhaken: ${longDay(1)}`)).toBeVisible();
  expect(screen.getByText('2 Wiedervorlage fällig!')).toBeVisible();
});

test('the head counts only what is on the board', async () => {
  const token = await userWith([
    { job_title: 'Offen', follow_up_on: isoDay() },
    { job_title: 'Zurückgezogen', follow_up_on: isoDay(), status: 'WITHDRAWN' },
  ]);
  renderApp('/applications', { token });
  expect(await screen.findByText('1 Wiedervorlage fällig!')).toBeVisible();
});

test('the head is silent where nothing is due', async () => {
  const token = await userWith([{ job_title: 'Morgen', follow_up_on: isoDay(1) }]);
  renderApp('/applications', { token });
  await findBoard();
  expect(screen.queryByText(/Wiedervorlage fällig!/)).not.toBeInTheDocument();
});

describe('a tab that stays open past midnight', () => {
  const evening = new Date(2024, 4, 17, 23, 50);
  const followUp = { job_title: 'Erst morgen', follow_up_on: '2024-05-18' };

  afterEach(() => {
    jest.useRealTimers();
  });

  test('notices the new day by itself', async () => {
    const token = await userWith([followUp]);
    jest.useFakeTimers({ now: evening, advanceTimers: true, doNotFake: ['setImmediate'] });
    renderApp('/applications', { token });
    await findBoard();
    expect(screen.queryByText(/Wiedervorlage fällig!|^fällig$/)).not.toBeInTheDocument();

    act(() => {
      jest.advanceTimersByTime(10 * 60 * 1000);
    });
    expect(screen.getByText('1 Wiedervorlage fällig!')).toBeVisible();
    expect(card('Erst morgen').getByText('fällig')).toBeVisible();
  });

  test('notices it too where the computer was asleep', async () => {
    const token = await userWith([followUp]);
    jest.useFakeTimers({ now: evening, advanceTimers: true, doNotFake: ['setImmediate'] });
    renderApp('/applications', { token });
    await findBoard();

    jest.setSystemTime(new Date(2024, 4, 18, 8, 0));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('1 Wiedervorlage fällig!')).toBeVisible();
  });
});
