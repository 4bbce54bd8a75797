import { configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/apiSlice';
import { devTools } from './devTools';
import type { Extra } from './extra';
import { createListeners } from './listeners';
import { rootReducer, type RootState } from './rootReducer';
import { sessionStarted } from './sessionSlice';

export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction>;

/** A store for one provider; who has a token stored begins logged in (spec section 4). */
export function createStore(extra: Extra) {
  const store = configureStore({
    reducer: rootReducer,
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
