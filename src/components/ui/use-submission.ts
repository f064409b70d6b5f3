import { useEffect, useRef, useState } from 'react';

/** @param unmounted aborts once the component is gone. */
type Work = (unmounted: AbortSignal) => Promise<void>;

/** Runs one submission at a time. */
export function useSubmission() {
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(work: Work): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    try {
      await work(controller.signal);
    } finally {
      running.current = undefined;
      setPending(false);
    }
  }

  return { pending, submit };
}
