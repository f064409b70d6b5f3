import { useLayoutEffect, useState } from 'react';

/**
 * Has React run the effects of what it has just drawn before anybody can type: only then it follows a store, and until
 * then it takes back what is typed into a control with a value of the store.
 */
export function EarlyEffects(): null {
  const [, setIsDrawn] = useState(false);
  useLayoutEffect(() => setIsDrawn(true), []);
  return null;
}
