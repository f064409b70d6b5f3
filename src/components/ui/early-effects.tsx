import { useLayoutEffect, useState } from 'react';

/** Before its effects have run, React takes back text that is typed into a control with a store's value. */
export function EarlyEffects(): null {
  const [, setIsDrawn] = useState(false);
  useLayoutEffect(() => setIsDrawn(true), []);
  return null;
}
