import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { browserTokenStorage } from './api/tokenStorage';
import { App } from './app/App';
import { readAnnouncement } from './app/readAnnouncement';
import { navigationOf } from './app/router';
import { routes } from './app/routes';
import { followOtherTabs } from './store/otherTabs';
import { createStore } from './store/store';
import './ui/global.css';

const router = createBrowserRouter(routes);
const store = createStore({
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? '/api',
  tokens: browserTokenStorage(window.localStorage),
  navigation: navigationOf(router),
});
followOtherTabs(store, window);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <App store={store} router={router} announcement={readAnnouncement(document)} />,
);
