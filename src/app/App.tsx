import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { Announcement } from '../contract/announcement';
import type { AppStore } from '../store/store';
import { AnnouncementContext } from '../ui/AnnouncementContext';
import { colorSchemeKey, theme } from '../ui/theme';
import type { AppRouter } from './router';

/** The whole app on a store and a router of one's choice. */
export function App({
  store,
  router,
  announcement,
}: {
  store: AppStore;
  router: AppRouter;
  announcement: Announcement;
}) {
  return (
    <Provider store={store}>
      <AnnouncementContext value={announcement}>
        <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorSchemeKey} noSsr>
          <RouterProvider router={router} />
        </ThemeProvider>
      </AnnouncementContext>
    </Provider>
  );
}
