import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionOver } from './sessionSlice';

const silence = { number: 0, message: '' };

/** What assistive technology is told of a change that the eye sees by itself. */
const liveSlice = createSlice({
  name: 'live',
  initialState: silence,
  reducers: {
    announced: ({ number }, { payload: message }: PayloadAction<string>) => ({
      number: number + 1,
      message,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => silence);
  },
  selectors: {
    selectLive: (live) => live,
  },
});

export const { announced } = liveSlice.actions;
export const { selectLive } = liveSlice.selectors;
export const liveReducer = liveSlice.reducer;
