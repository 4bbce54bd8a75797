import type { History, Location } from 'history';
import { addressOfView, viewOfAddress } from '../domain/boardView';
import { hasView } from '../domain/paths';
import { viewRestored } from '../store/boardViewSlice';
import type { AppStore } from '../store/store';

/**
 * Shows the view that the address asks for: of a bookmark at the start, later
 * of Back and of links. The other way round, listeners write a chosen view into
 * the address.
 *
 * @returns a function that ends it
 */
export function followAddress(store: AppStore, history: History): () => void {
  const follow = ({ pathname, search }: Location) => {
    if (!hasView(pathname)) return;
    const view = viewOfAddress(search);
    if (addressOfView(view) === addressOfView(store.getState().boardView)) return;
    store.dispatch(viewRestored(view));
  };
  follow(history.location);
  return history.listen(({ location }) => follow(location));
}
