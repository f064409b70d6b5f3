import { useLayoutEffect, useState } from 'react';

/** Until its effects have run, React takes back text that is typed into a control with a value of a store. */
export function EarlyEffects(): null {
  const [, setIsDrawn] = useState(false);
  useLayoutEffect(() => setIsDrawn(true), []);
  return null;
}
