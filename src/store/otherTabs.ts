import { tokenKey } from '../api/tokenStorage';
import { sessionEnded, sessionStarted } from './sessionSlice';
import type { AppStore } from './store';

/**
 * Follows login and logout in other tabs of this browser. Where another user
 * has logged in, nothing of the former one stays.
 *
 * @returns a function that ends it
 */
export function followOtherTabs(store: AppStore, page: Window): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const isCleared = key === null;
    if (!isCleared && key !== tokenKey) return;
    if (store.getState().session.loggedIn) store.dispatch(sessionEnded());
    if (!isCleared && newValue !== null) store.dispatch(sessionStarted());
  };
  page.addEventListener('storage', follow);
  return () => page.removeEventListener('storage', follow);
}
