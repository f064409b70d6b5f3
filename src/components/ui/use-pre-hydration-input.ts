import { useEffect, useRef } from 'react';
import { replayInputs } from './replay-input';

/** A ref for a prerendered part of a form. Its controls keep the values from before hydration. */
export function usePreHydrationInput() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    replayInputs(fieldset.current?.elements ?? []);
  }, []);
  return fieldset;
}
