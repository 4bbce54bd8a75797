import { combineReducers } from '@reduxjs/toolkit';
import { api } from '../api/apiSlice';
import { menuReducer } from './menuSlice';
import { sessionReducer } from './sessionSlice';
import { toastsReducer } from './toastsSlice';

export const rootReducer = combineReducers({
  session: sessionReducer,
  menu: menuReducer,
  toasts: toastsReducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
