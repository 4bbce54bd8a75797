import type { createBrowserRouter } from 'react-router-dom';
import type { Navigation } from '../store/extra';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** How flows move between screens: the form that was saved is replaced in the history. */
export function navigationOf(router: AppRouter): Navigation {
  return {
    path: () => router.state.location.pathname,
    goAfterSave: (path) => router.navigate(path, { replace: true }),
  };
}
