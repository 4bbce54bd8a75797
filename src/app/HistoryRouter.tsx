import type { History } from 'history';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';

/**
 * React Router on a history of our own making, since flows move between screens
 * too and forms have to hold up a departure. The screen stays until the code of
 * the next one is there.
 */
export function HistoryRouter({ history, children }: { history: History; children: ReactNode }) {
  const [location, setLocation] = useState(history.location);

  useLayoutEffect(() => {
    return history.listen((update) => {
      startTransition(() => {
        setLocation(update.location);
      });
    });
  }, [history]);

  return (
    <Router navigator={history} location={location}>
      {children}
    </Router>
  );
}
