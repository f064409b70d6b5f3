import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Follows the first screen in a frame of its own: a whole page takes a slow phone over 100 ms. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isOpenedByLink = useNavigationType() === 'PUSH' && hash === '';
  const isDrawn = useDeferredValue(true, !isOpenedByLink);
  return isDrawn ? children : <div className="min-h-dvh" />;
}
