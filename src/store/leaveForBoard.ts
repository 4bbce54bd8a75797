import { paths } from '../domain/paths';
import type { Navigation } from './extra';

/** Leads from a saved form to the board, unless the user has gone elsewhere meanwhile. */
export async function leaveForBoard(navigation: Navigation, formPath: string): Promise<void> {
  if (navigation.path() === formPath) await navigation.goAfterSave(paths.board);
}
