import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML, which cannot know the time or the storage. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
