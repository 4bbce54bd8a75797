import { screen, waitFor } from '@testing-library/react';
import { network } from '../../support/faults';
import { textBox } from '../../support/onScreen';
import { renderApp } from '../../support/renderApp';

const operator = {
  name: 'Erika Beispiel',
  address: 'Musterstraße 1, 12345 Musterstadt',
  email: 'erika@example.org',
};

describe.each([
  ['/imprint', 'Impressum', 'Angaben nach § 5 DDG'],
  ['/legal-notice', /^Datenschutz/, /Server-Protokolle|Protokoll/],
])('%s', (path, name, section) => {
  test('has its text, with headings in order', async () => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2, name: section })[0]).toBeVisible();
    expect(network.calls).toEqual([]);
  });

  test('names the operator that the server announces', async () => {
    renderApp(path, { announcement: { operator } });
    await screen.findByRole('heading', { level: 1, name });
    expect(screen.getAllByText('Erika Beispiel')[0]).toBeVisible();
    expect(screen.getAllByText('12345 Musterstadt')[0]).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'erika@example.org' })[0]).toHaveAttribute(
      'href',
      'mailto:erika@example.org',
    );
    expect(screen.queryByText(/noch nicht vollständig/)).not.toBeInTheDocument();
  });

  test('says that the operator has to be filled in where nobody has', async () => {
    renderApp(path);
    expect(await screen.findByText(/OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL/)).toBeVisible();
  });

  test('leads back to the login for somebody who came from elsewhere', async () => {
    const { user } = renderApp(path);
    const back = await screen.findByRole('link', { name: 'Zurück' });
    expect(back).toHaveAttribute('href', '/login');
    await user.click(back);
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  });
});

test('the privacy statement says when server logs are deleted', async () => {
  renderApp('/legal-notice');
  expect((await screen.findAllByText(/nach höchstens sieben Tagen gelöscht/))[0]).toBeVisible();
});

test('the way back leads to the screen one came from', async () => {
  const { user, history } = renderApp('/register');
  await waitFor(() => expect(textBox('Benutzername')).toBeVisible());
  await user.click(screen.getByRole('link', { name: 'Impressum' }));
  await user.click(await screen.findByRole('link', { name: 'Zurück' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
  expect(history.index).toBe(0);
});
