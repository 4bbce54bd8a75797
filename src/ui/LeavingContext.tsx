import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface Leaving {
  /** A form asks whether its unsaved input may be lost. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
}

const LeavingContext = createContext<Leaving | null>(null);

export function LeavingProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useMemo(() => ({ isAsking, setAsking }), [isAsking]);
  return <LeavingContext value={leaving}>{children}</LeavingContext>;
}

export function useLeaving(): Leaving {
  const leaving = use(LeavingContext);
  if (!leaving) throw new Error('useLeaving needs a LeavingProvider around it.');
  return leaving;
}

/**
 * Whether an open dialog has to make way, since Back in the browser has brought
 * up that question: one dialog at a time. Who stays finds it as it was.
 */
export function useIsLeaving(): boolean {
  return useLeaving().isAsking;
}
