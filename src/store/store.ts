import { configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/apiSlice';
import { devTools } from './devTools';
import type { Extra, Surroundings } from './extra';
import { createLine } from './inLine';
import { createListeners } from './listeners';
import { rootReducer, type RootState } from './rootReducer';
import { sessionStarted } from './sessionSlice';
import { startingShortcuts } from './shortcutsSlice';

export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction>;

/** A store for one provider; who has a token stored begins logged in (spec section 4). */
export function createStore(surroundings: Surroundings) {
  const extra: Extra = {
    ...surroundings,
    listTag: {},
    inLine: createLine(),
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { shortcuts: startingShortcuts(extra.preferences.shortcutsEnabled()) },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } })
        .prepend(createListeners(extra).middleware)
        .concat(api.middleware),
    devTools,
  });
  if (extra.tokens.read() !== null) store.dispatch(sessionStarted());
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
