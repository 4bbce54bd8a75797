import { screen, within } from '@testing-library/react';
import type { Announcement } from '../../src/contract/announcement';
import { registerUser } from './apiUser';
import { renderApp } from './renderApp';

/** What our own server announces of accounts. */
export const withAccounts: Announcement = { extensions: ['logout', 'account'] };

/** The page of a new user's account. */
export async function openAccount() {
  const account = await registerUser();
  const app = renderApp('/account', { token: account.token, announcement: withAccounts });
  await screen.findByText(`Angemeldet als ${account.username} (${account.email})`);
  return { ...account, ...app };
}

/** A part of the page by its heading. */
export function section(name: string) {
  return within(screen.getByRole('region', { name }));
}
