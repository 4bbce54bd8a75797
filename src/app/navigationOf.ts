import type { History } from 'history';
import type { Navigation } from '../store/extra';

/** How flows move between screens. */
export function navigationOf(history: History): Navigation {
  return {
    path: () => history.location.pathname,
    replace: (path) => {
      history.replace(path);
    },
    showQuery: (query, entry) => {
      const { pathname, search: before } = history.location;
      const place = { pathname, search: query && `?${query}` };
      // What stands there already needs no entry of its own.
      if (place.search === before) return;
      if (entry === 'new') history.push(place);
      else history.replace(place);
    },
  };
}
