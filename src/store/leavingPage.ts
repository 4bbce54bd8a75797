import { sendWaitingDeletions } from './flows/sendDeletion';
import type { AppStore } from './store';

/**
 * Sends what still waits for a possible undo when the page goes: there may be
 * no later.
 *
 * @returns a function that ends it
 */
export function sendBeforeLeaving(store: AppStore, page: Window): () => void {
  const send = () => void store.dispatch(sendWaitingDeletions());
  page.addEventListener('pagehide', send);
  return () => page.removeEventListener('pagehide', send);
}
