import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page runs: not in prerendered HTML, and never in a browser too old for the script. What that HTML cannot
 * know, such as the time, is shown from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
