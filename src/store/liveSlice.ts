import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionOver } from './sessionSlice';

/** What assistive technology is told of a change that the eye sees by itself. */
const liveSlice = createSlice({
  name: 'live',
  initialState: { message: '' },
  reducers: {
    announced: (_live, { payload: message }: PayloadAction<string>) => ({ message }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => ({ message: '' }));
  },
  selectors: {
    selectLiveMessage: (live) => live.message,
  },
});

export const { announced } = liveSlice.actions;
export const { selectLiveMessage } = liveSlice.selectors;
export const liveReducer = liveSlice.reducer;
