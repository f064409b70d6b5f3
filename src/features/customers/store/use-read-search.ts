import { useContext } from 'react';
import { type UNSAFE_createBrowserHistory, UNSAFE_NavigationContext } from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** For click handlers: the present address, which a long list may render only after the next click. */
export function useReadSearch(): () => URLSearchParams {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return () => new URLSearchParams((navigator as History).location.search);
}
