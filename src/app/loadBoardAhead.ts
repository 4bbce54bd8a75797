import type { History } from 'history';
import { api } from '../api/apiSlice';
import { paths } from '../domain/paths';
import { applicationsAskedAhead } from '../store/aheadSlice';
import { selectLoggedIn } from '../store/sessionSlice';
import type { AppStore } from '../store/store';
import { screens } from './screens';

/**
 * Asks for the board's code and its applications together and before anything
 * is drawn, where the board is what comes first. Otherwise React would have to
 * come to its route for the code, and to the code for the applications.
 */
export function loadBoardAhead(store: AppStore, history: History): void {
  if (history.location.pathname !== paths.board || !selectLoggedIn(store.getState())) return;
  store.dispatch(applicationsAskedAhead());
  void store.dispatch(api.endpoints.getApplications.initiate(undefined, { subscribe: false }));
  screens.board.prefetch();
}
