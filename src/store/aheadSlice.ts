import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the applications were asked for ahead of the screen that shows them.
 * That screen needn't ask again; whoever comes back to it gets fresh ones.
 */
const aheadSlice = createSlice({
  name: 'ahead',
  initialState: false,
  reducers: {
    applicationsAskedAhead: () => true,
    applicationsScreenLeft: () => false,
  },
  selectors: {
    selectIsAskedAhead: (isAhead) => isAhead,
  },
});

export const { applicationsAskedAhead, applicationsScreenLeft } = aheadSlice.actions;
export const { selectIsAskedAhead } = aheadSlice.selectors;
export const aheadReducer = aheadSlice.reducer;
