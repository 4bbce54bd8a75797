import type { ApiExtra } from '../api/extra';

/** How a flow leads the user to another screen. */
export interface Navigation {
  /** The path of the screen that is shown now. */
  path(): string;
  /** Goes there; a form that is left this way has been saved and doesn't ask. */
  goAfterSave(path: string): void;
}

/** What thunks and listeners are given from outside. */
export interface Extra extends ApiExtra {
  navigation: Navigation;
}
