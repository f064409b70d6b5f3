import { useEffect, useState } from 'react';

/** Whether the page runs: what prerendered HTML cannot know, such as the time, is shown from then on. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
