const programLinks = 'a[href^="tel:"], a[href^="mailto:"]';

/** The browser asks before a reload or a closed tab. Chromium asks at {@link programLinks} too, which close nothing. */
export function askBeforeUnload(wouldLose: () => boolean): () => void {
  const listening = new AbortController();
  let opensProgram = false;

  function onClick({ target }: MouseEvent) {
    opensProgram = target instanceof Element && target.closest(programLinks) !== null;
    setTimeout(() => {
      opensProgram = false;
    });
  }

  function onUnload(event: BeforeUnloadEvent) {
    if (!opensProgram && wouldLose()) event.preventDefault();
  }

  window.addEventListener('click', onClick, { capture: true, signal: listening.signal });
  window.addEventListener('beforeunload', onUnload, { signal: listening.signal });
  return () => listening.abort();
}
