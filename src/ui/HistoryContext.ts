import type { History } from 'history';
import { createContext, use } from 'react';

/** The history that the app's router runs on. */
export const HistoryContext = createContext<History | null>(null);

export function useHistory(): History {
  const history = use(HistoryContext);
  if (!history) throw new Error('useHistory needs a HistoryContext around it.');
  return history;
}
