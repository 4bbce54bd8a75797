import { paths } from '../domain/paths';
import type { Navigation } from './extra';

/** Leads from a saved form to the board, unless the user has gone elsewhere meanwhile. */
export function leaveForBoard(navigation: Navigation, formPath: string): void {
  if (navigation.path() === formPath) navigation.replace(paths.board);
}
