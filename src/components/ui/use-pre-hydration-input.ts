import { useEffect, useRef } from 'react';
import { replayInputs, takeOver } from './replay-input';

/** A ref for a prerendered part of a form. Its controls keep the values from before hydration. */
export function usePreHydrationInput() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const controls = fieldset.current?.elements ?? [];
    takeOver(controls);
    replayInputs(controls);
  }, []);
  return fieldset;
}
