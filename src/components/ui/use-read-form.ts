import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { replayInputs, shownIn } from './replay-input';

/** Any of these may be followed by a change of the page around the form. */
const momentsBefore = ['pointerdown', 'keydown', 'pagehide'] as const;

/**
 * The properties of a form whose controls are read before it is judged or drawn anew. A value may stand there that came
 * without an event: from before the script arrived, or from a password manager. It is sent, and never emptied.
 */
export function useReadForm(onSubmit: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  /** Undefined before the first reading: the HTML of a prerendered form says what was drawn. */
  const drawn = useRef<ReturnType<typeof shownIn>>(undefined);
  const isReading = useRef(false);
  const latestSubmit = useRef(onSubmit);

  function read(except?: EventTarget) {
    const { current } = form;
    // A replayed control asks for a reading itself; and what is under way stays as it was sent.
    if (!current || isReading.current || current.getAttribute('aria-busy') === 'true') return;
    isReading.current = true;
    replayInputs(
      [...current.elements].filter((control) => control !== except),
      drawn.current,
    );
    isReading.current = false;
  }

  const latestRead = useRef(read);
  useLayoutEffect(() => {
    latestSubmit.current = onSubmit;
    latestRead.current = read;
    if (drawn.current) drawn.current = shownIn(form.current?.elements ?? []);
  });

  useEffect(() => {
    const readNow = () => latestRead.current();
    readNow();
    drawn.current = new Map();
    for (const moment of momentsBefore) window.addEventListener(moment, readNow, { capture: true });
    return () => {
      for (const moment of momentsBefore) window.removeEventListener(moment, readNow, { capture: true });
    };
  }, []);

  return {
    ref: form,
    noValidate: true,
    /** The control itself has told what stands in it; each of the others may be drawn anew with it. */
    onChange: ({ target }: SyntheticEvent) => read(target),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      flushSync(() => read());
      // As of now: the one of this render does not know what was read.
      latestSubmit.current(event.currentTarget);
    },
  } as const;
}
