import { useEffect, useRef } from 'react';
import { replayInputs } from './replay-input';

/**
 * A ref for a prerendered part of a form: what somebody typed, chose or ticked before the script arrived is replayed to
 * its controls' `onChange`, which would otherwise overwrite it.
 */
export function usePreHydrationInput() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    replayInputs(fieldset.current?.elements ?? []);
  }, []);
  return fieldset;
}
