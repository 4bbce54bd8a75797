import { ThemeProvider } from '@mui/material/styles';
import type { History } from 'history';
import { Provider } from 'react-redux';
import type { Announcement } from '../contract/announcement';
import type { AppStore } from '../store/store';
import { AnnouncementContext } from '../ui/AnnouncementContext';
import { HistoryContext } from '../ui/HistoryContext';
import { LeavingProvider } from '../ui/LeavingContext';
import { colorSchemeKey, theme } from '../ui/theme';
import { AppFrame } from './AppFrame';
import { FaultBoundary } from './FaultBoundary';
import { FaultPage } from './FaultPage';
import { HistoryRouter } from './HistoryRouter';
import { PerSession } from './PerSession';

/** The whole app on a store and a history of one's choice. */
export function App({
  store,
  history,
  announcement,
}: {
  store: AppStore;
  history: History;
  announcement: Announcement;
}) {
  return (
    <FaultBoundary instead={<FaultPage />}>
      <Provider store={store}>
        <AnnouncementContext value={announcement}>
          <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorSchemeKey} noSsr>
            <HistoryContext value={history}>
              <PerSession>
                <HistoryRouter history={history}>
                  <LeavingProvider>
                    <AppFrame />
                  </LeavingProvider>
                </HistoryRouter>
              </PerSession>
            </HistoryContext>
          </ThemeProvider>
        </AnnouncementContext>
      </Provider>
    </FaultBoundary>
  );
}
