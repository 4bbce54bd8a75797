import { setupListeners } from '@reduxjs/toolkit/query';
import { createBrowserHistory } from 'history';
import { createRoot } from 'react-dom/client';
import { availableStorage, browserTokenStorage } from './api/tokenStorage';
import { App } from './app/App';
import { followAddress } from './app/followAddress';
import { loadBoardAhead } from './app/loadBoardAhead';
import { navigationOf } from './app/navigationOf';
import { readAnnouncement } from './app/readAnnouncement';
import { saveFile } from './app/saveFile';
import { sendBeforeLeaving } from './store/leavingPage';
import { followOtherTabs } from './store/otherTabs';
import { browserPreferences } from './store/preferences';
import { createStore } from './store/store';
import './ui/global.css';

const history = createBrowserHistory();
const storage = availableStorage(window);
const tokens = browserTokenStorage(storage);
const navigation = navigationOf(history);
const store = createStore({
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? '/api',
  tokens,
  navigation,
  preferences: browserPreferences(storage),
  saveFile,
});
setupListeners(store.dispatch);
followOtherTabs(store, { tokens, navigation }, window);
sendBeforeLeaving(store, window);
followAddress(store, history);
loadBoardAhead(store, history);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <App store={store} history={history} announcement={readAnnouncement(document)} />,
);
