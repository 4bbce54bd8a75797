import { combineReducers } from '@reduxjs/toolkit';
import { api } from '../api/apiSlice';
import { aheadReducer } from './aheadSlice';
import { boardViewReducer } from './boardViewSlice';
import { changesReducer } from './changesSlice';
import { datePromptReducer } from './datePromptSlice';
import { deletionsReducer } from './deletionsSlice';
import { liveReducer } from './liveSlice';
import { menuReducer } from './menuSlice';
import { sessionReducer } from './sessionSlice';
import { shortcutsReducer } from './shortcutsSlice';
import { toastsReducer } from './toastsSlice';
import { undoReducer } from './undoSlice';

export const rootReducer = combineReducers({
  session: sessionReducer,
  ahead: aheadReducer,
  menu: menuReducer,
  toasts: toastsReducer,
  live: liveReducer,
  boardView: boardViewReducer,
  changes: changesReducer,
  deletions: deletionsReducer,
  undo: undoReducer,
  datePrompt: datePromptReducer,
  shortcuts: shortcutsReducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
