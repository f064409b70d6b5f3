import { type SyntheticEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { replayInputs, shownIn, takeOver } from './replay-input';

/** A change of the page may follow each of these. */
const momentsBefore = ['pointerdown', 'keydown', 'pagehide'] as const;

/** Autofill and text from before hydration come without an event, so the form reads its controls. */
export function useReadForm(onSubmit: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  /** Undefined before the first reading, when the HTML holds the drawn values. */
  const drawn = useRef<ReturnType<typeof shownIn>>(undefined);
  const isReading = useRef(false);
  const latestSubmit = useRef(onSubmit);

  const read = useCallback((except?: EventTarget) => {
    const { current } = form;
    // A replayed control calls this again, and a busy form stays as it was sent.
    if (!current || isReading.current || current.getAttribute('aria-busy') === 'true') return;
    isReading.current = true;
    replayInputs(
      [...current.elements].filter((control) => control !== except),
      drawn.current,
    );
    isReading.current = false;
  }, []);

  useLayoutEffect(() => {
    latestSubmit.current = onSubmit;
    if (drawn.current) drawn.current = shownIn(form.current?.elements ?? []);
  });

  useEffect(() => {
    const readNow = () => read();
    takeOver(form.current?.elements ?? []);
    readNow();
    drawn.current = new Map();
    for (const moment of momentsBefore) window.addEventListener(moment, readNow, { capture: true });
    return () => {
      for (const moment of momentsBefore) window.removeEventListener(moment, readNow, { capture: true });
    };
  }, [read]);

  return {
    ref: form,
    noValidate: true,
    /** The target reports itself; React may draw the other controls with it. */
    onChange: ({ target }: SyntheticEvent) => read(target),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      flushSync(() => read());
      // The latest callback knows the values that were just read.
      latestSubmit.current(event.currentTarget);
    },
  } as const;
}
