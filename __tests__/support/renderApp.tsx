import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, parsePath } from 'history';
import { browserTokenStorage, tokenKey } from '../../src/api/tokenStorage';
import { App } from '../../src/app/App';
import { followAddress } from '../../src/app/followAddress';
import { navigationOf } from '../../src/app/navigationOf';
import type { Announcement } from '../../src/contract/announcement';
import { browserPreferences } from '../../src/store/preferences';
import { createStore } from '../../src/store/store';
import { testApiUrl } from './testServerUrl';

interface Setting {
  /** Whose token is stored in this browser; logged out without one. */
  token?: string;
  announcement?: Announcement;
}

/** A fresh store on the real server, with a history of its own. */
export function createTestStore(path = '/', { token }: Setting = {}) {
  if (token !== undefined) localStorage.setItem(tokenKey, token);
  // A browser's history begins with this key too.
  const history = createMemoryHistory({ initialEntries: [{ ...parsePath(path), key: 'default' }] });
  const savedFiles: { name: string; text: string }[] = [];
  const store = createStore({
    baseUrl: testApiUrl(),
    tokens: browserTokenStorage(localStorage),
    navigation: navigationOf(history),
    preferences: browserPreferences(localStorage),
    saveFile: (name, text) => savedFiles.push({ name, text }),
  });
  return { store, history, savedFiles };
}

/** The whole app at a path, as a user would meet it. */
export function renderApp(path: string, setting: Setting = {}) {
  const { store, history, savedFiles } = createTestStore(path, setting);
  followAddress(store, history);
  const screen = render(
    <App store={store} history={history} announcement={setting.announcement ?? {}} />,
  );
  return { ...screen, store, history, savedFiles, user: userEvent.setup() };
}
