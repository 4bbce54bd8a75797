import type { IsoDate } from '../contract/dates';

/** The name of the file with everything that is stored about a user. */
export function exportFileName(day: IsoDate): string {
  return `bewerbungen-${day}.json`;
}
