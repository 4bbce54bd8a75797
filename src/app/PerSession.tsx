import { Fragment, type ReactNode } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectTakeovers } from '../store/sessionSlice';

/**
 * Begins everything anew when another tab brings a login: neither what the
 * former user has typed nor the screen of theirs that a transition still shows
 * may reach the next one.
 */
export function PerSession({ children }: { children: ReactNode }) {
  return <Fragment key={useAppSelector(selectTakeovers)}>{children}</Fragment>;
}
