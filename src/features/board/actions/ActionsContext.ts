import { createContext, use } from 'react';
import type { ApplicationListItem } from '../../../contract/schemas';

/** Opens the menu of an application at the button that was pressed. */
export type OpenActions = (application: ApplicationListItem, button: HTMLElement) => void;

export const ActionsContext = createContext<OpenActions>(() => {
  throw new Error('There is no ActionsProvider around this.');
});

export function useOpenActions(): OpenActions {
  return use(ActionsContext);
}
