import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/*
 * What several screens show alike, found the way a user finds it.
 */

/** A message at the top right, by its words; fails where its title is another. */
export async function findToast(title: string, text: string): Promise<HTMLElement> {
  const words = await screen.findByText(text);
  const toast = words.closest<HTMLElement>('[role="alert"]');
  if (!toast) throw new Error(`No toast says "${text}".`);
  within(toast).getByText(title);
  return toast;
}

/** A field of a form by its label. */
export function textBox(label: string): HTMLElement {
  return screen.getByRole('textbox', { name: label });
}

export function choice(label: string): HTMLElement {
  return screen.getByRole('combobox', { name: label });
}

/** A date input, which has no role. */
export function dateInput(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The field is marked as wrong and says so, to the eye and to assistive technology. */
export async function expectProblem(field: HTMLElement, message: string) {
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByText(message)).toBeVisible();
}

/** The focus is led here, as after a refused submit. */
export async function expectFocus(field: HTMLElement | undefined) {
  await waitFor(() => expect(field).toHaveFocus());
}

export function expectNoProblem(field: HTMLElement) {
  expect(field).toHaveAttribute('aria-invalid', 'false');
}

/** The board is there with its cards. */
export async function findBoard(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Entwürfe' });
}

export function column(name: string) {
  return within(screen.getByRole('region', { name }));
}

/** The titles of the cards in a column, from top to bottom. */
export function titlesIn(name: string): (string | null)[] {
  return column(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

/** Opens the list of a search field and takes one of its options. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(choice(label));
  await user.click(await screen.findByRole('option', { name: option }));
}
