import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Extra } from './extra';
import type { RootState } from './rootReducer';
import type { AppDispatch } from './store';

/** A thunk with the types of this store; its actions tell the story in Redux DevTools. */
export const createFlow = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Extra;
}>();
