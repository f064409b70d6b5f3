/** How often a visible list asks for changes, in milliseconds. */
export const checkInterval = 20_000;
/** The same in a hidden tab. */
export const hiddenCheckInterval = 60_000;

/** Checks regularly, and at once when the tab becomes visible or the network is back. Returns the unsubscribe function. */
export function poll(check: () => Promise<void>): () => void {
  const isVisible = () => document.visibilityState === 'visible';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask() {
    void check();
    wait();
  }
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(ask, isVisible() ? checkInterval : hiddenCheckInterval);
  }
  const onVisibilityChange = () => (isVisible() ? ask() : wait());

  wait();
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('online', ask);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', ask);
  };
}
