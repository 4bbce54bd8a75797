import { isApplicationStatus, isBoardStatus } from '../domain/status';
import { boardTexts } from './boardTexts';
import { statusLabels } from './statusTexts';

/** What a status is called before the server has said what it calls it. */
export function statusDisplay(status: string): string {
  return isApplicationStatus(status) ? statusLabels[status] : status;
}

/** Where an application stands, in words: its column, or its status where it has none. */
export function placeText(status: string, display = statusDisplay(status)): string {
  return isBoardStatus(status) ? boardTexts.columns[status] : display;
}
