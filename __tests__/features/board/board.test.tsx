import { screen, within } from '@testing-library/react';
import { registerUser } from '../../support/apiUser';
import { renderApp } from '../../support/renderApp';

test('a new user finds five empty columns and the first steps', async () => {
  const { token } = await registerUser();

  renderApp('/applications', { token });

  expect(await screen.findByText('Noch keine Bewerbungen erfasst.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Meine Bewerbungen' })).toBeVisible();
  for (const name of ['Entwürfe', 'Beworben', 'Interview', 'Angebote', 'Abgelehnt']) {
    const column = screen.getByRole('region', { name });
    expect(within(column).getByText('Keine Bewerbungen')).toBeVisible();
    expect(within(column).getByText('0')).toBeVisible();
  }
});
