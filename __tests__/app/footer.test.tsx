import { screen, within } from '@testing-library/react';
import { registerUser } from '../support/apiUser';
import { button } from '../support/onScreen';
import { renderApp } from '../support/renderApp';

const footer = () => within(screen.getByRole('contentinfo'));

describe.each([
  ['logged out', false, ['/login', '/register', '/imprint', '/legal-notice']],
  [
    'logged in',
    true,
    ['/applications', '/applications/new', '/companies/new', '/imprint', '/legal-notice'],
  ],
] as const)('%s', (_name, loggedIn, paths) => {
  test.each(paths)('the foot of %s leads to imprint and privacy statement', async (path) => {
    renderApp(path, loggedIn ? { token: (await registerUser()).token } : {});
    await screen.findByRole('heading', { level: 1 });

    expect(footer().getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/imprint');
    expect(footer().getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/legal-notice',
    );
  });
});

test('the links work', async () => {
  const { user } = renderApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Anmelden' });
  await user.click(footer().getByRole('link', { name: 'Impressum' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await user.click(footer().getByRole('link', { name: 'Datenschutz' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Datenschutz/ })).toBeVisible();
});

describe('the colour scheme', () => {
  const scheme = () => document.documentElement.getAttribute('data-color-scheme');

  test('follows the system until somebody chooses another', async () => {
    const { user } = renderApp('/login');
    expect(scheme()).toBe('light');

    await user.click(button('Farbschema: wie das System'));
    await user.click(button('Farbschema: hell'));
    expect(button('Farbschema: dunkel')).toBeVisible();
    expect(scheme()).toBe('dark');

    await user.click(button('Farbschema: dunkel'));
    expect(button('Farbschema: wie das System')).toBeVisible();
    expect(scheme()).toBe('light');
  });

  test('is remembered for the next visit', async () => {
    const { user, unmount } = renderApp('/login');
    await user.click(button('Farbschema: wie das System'));
    await user.click(button('Farbschema: hell'));
    unmount();

    renderApp('/login');
    expect(button('Farbschema: dunkel')).toBeVisible();
    expect(scheme()).toBe('dark');
  });
});
