import type { ApiExtra } from '../api/extra';
import type { Line } from './inLine';
import type { Preferences } from './preferences';

/** How a flow leads the user to another screen. */
export interface Navigation {
  /** The path of the screen that is shown now. */
  path(): string;
  /** Goes there in place of the screen that is shown; a form on it doesn't ask. */
  replace(path: string): void;
  /** Puts the query of a view into the address; a new entry is one that Back leads back from. */
  showQuery(query: string, entry: 'new' | 'same'): void;
}

/** Hands the user a text as a file of this name. */
export type SaveFile = (name: string, text: string) => void;

/** What a store is given from outside. */
export interface Surroundings extends Omit<ApiExtra, 'listTag'> {
  navigation: Navigation;
  preferences: Preferences;
  saveFile: SaveFile;
}

/** What thunks and listeners are given. */
export interface Extra extends Surroundings, ApiExtra {
  inLine: Line;
}
