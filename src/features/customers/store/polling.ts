/** How often a list that is looked at asks for changes, in milliseconds. */
export const checkInterval = 20_000;
/** How often one does in a tab that is not, in milliseconds. */
export const hiddenCheckInterval = 60_000;

/**
 * Asks for changes now and then: at once when the tab comes into view or the network is back.
 * @returns the way to stop.
 */
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
