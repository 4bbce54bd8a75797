import { screen, within } from '@testing-library/react';

/*
 * List and archive, found the way a user finds what is in a table.
 */

/** The table is there with its rows; it has the name of its page. */
export async function findTable(name: string): Promise<HTMLElement> {
  return screen.findByRole('table', { name });
}

/** The rows but the head, from top to bottom. */
function bodyRows(): HTMLElement[] {
  return screen.getAllByRole('row').slice(1);
}

const titleOf = (element: HTMLElement) =>
  within(element).getByRole('rowheader').firstElementChild?.textContent ?? '';

/** The titles of the applications, from top to bottom. */
export function rowTitles(): string[] {
  return bodyRows().map(titleOf);
}

export function row(title: string): HTMLElement {
  const found = bodyRows().find((element) => titleOf(element) === title);
  if (!found) throw new Error(`No row is titled "${title}".`);
  return found;
}

/** The texts of a row, one for each column but the last. */
export function cellsOf(title: string): (string | null)[] {
  const texts = [...row(title).children].map(({ textContent }) => textContent);
  return texts.slice(0, -1);
}
