import { tokenKey } from '../api/tokenStorage';
import { paths } from '../domain/paths';
import { toastTexts } from '../texts/toastTexts';
import type { Surroundings } from './extra';
import { selectLoggedIn, sessionEnded, sessionTakenOver } from './sessionSlice';
import type { AppStore } from './store';
import { toastShown } from './toastsSlice';

/**
 * Follows login and logout in other tabs of this browser, also those that this
 * page has missed while the browser kept it for Back. Whoever is logged out so
 * is told when they see the page again. What they had typed goes: after a
 * logout nobody who sits down here may find anything of theirs.
 *
 * @returns a function that ends it
 */
export function followOtherTabs(
  store: AppStore,
  { tokens, navigation }: Pick<Surroundings, 'tokens' | 'navigation'>,
  page: Window,
): () => void {
  const { document } = page;
  const isLoggedIn = () => selectLoggedIn(store.getState());
  let tokenWhenLeft: string | null = null;

  const tell = () => {
    if (!isLoggedIn()) store.dispatch(toastShown('warning', toastTexts.sessionEndedElsewhere));
  };
  const end = () => {
    if (!isLoggedIn()) return;
    store.dispatch(sessionEnded());
    // Nobody reads what comes and goes in the background.
    if (document.visibilityState === 'visible') tell();
    else document.addEventListener('visibilitychange', tell, { once: true });
  };
  const takeOver = () => {
    // First, or the next user's screens would begin at the former one's application.
    if (isLoggedIn()) navigation.replace(paths.board);
    store.dispatch(sessionTakenOver());
  };
  const change = (token: string | null) => {
    if (token === null) end();
    else takeOver();
  };

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null) change(null);
    else if (key === tokenKey) change(newValue);
  };
  const onPageHide = () => {
    tokenWhenLeft = tokens.read();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const token = tokens.read();
    if (persisted && token !== tokenWhenLeft) change(token);
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pagehide', onPageHide);
  page.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pagehide', onPageHide);
    page.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', tell);
  };
}
