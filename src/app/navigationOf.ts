import type { History } from 'history';
import type { Navigation } from '../store/extra';

/** How flows move between screens: a form that was saved is replaced in the history. */
export function navigationOf(history: History): Navigation {
  return {
    path: () => history.location.pathname,
    goAfterSave: (path) => {
      history.replace(path);
    },
  };
}
