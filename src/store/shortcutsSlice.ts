import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionOver } from './sessionSlice';

interface Shortcuts {
  /** Whether keys without a modifier do anything (WCAG 2.1.4). */
  enabled: boolean;
  helpOpen: boolean;
}

export const startingShortcuts = (enabled: boolean): Shortcuts => ({ enabled, helpOpen: false });

const shortcutsSlice = createSlice({
  name: 'shortcuts',
  initialState: startingShortcuts(true),
  reducers: {
    shortcutsSwitched: (shortcuts, { payload: enabled }: PayloadAction<boolean>) => {
      shortcuts.enabled = enabled;
    },
    shortcutHelpOpened: (shortcuts) => {
      shortcuts.helpOpen = true;
    },
    shortcutHelpClosed: (shortcuts) => {
      shortcuts.helpOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, (shortcuts) => {
      shortcuts.helpOpen = false;
    });
  },
  selectors: {
    selectShortcutsEnabled: (shortcuts) => shortcuts.enabled,
    selectShortcutHelpOpen: (shortcuts) => shortcuts.helpOpen,
  },
});

export const { shortcutsSwitched, shortcutHelpOpened, shortcutHelpClosed } = shortcutsSlice.actions;
export const { selectShortcutsEnabled, selectShortcutHelpOpen } = shortcutsSlice.selectors;
export const shortcutsReducer = shortcutsSlice.reducer;
