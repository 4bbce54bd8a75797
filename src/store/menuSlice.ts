import { createSlice } from '@reduxjs/toolkit';
import { isSessionOver } from './sessionSlice';

/** The navigation menu of narrow screens. */
const menuSlice = createSlice({
  name: 'menu',
  initialState: { open: false },
  reducers: {
    menuOpened: (menu) => {
      menu.open = true;
    },
    menuClosed: (menu) => {
      menu.open = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => ({ open: false }));
  },
  selectors: {
    selectMenuOpen: (menu) => menu.open,
  },
});

export const { menuOpened, menuClosed } = menuSlice.actions;
export const { selectMenuOpen } = menuSlice.selectors;
export const menuReducer = menuSlice.reducer;
