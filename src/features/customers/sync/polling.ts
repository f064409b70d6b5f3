/** Milliseconds between two checks. */
export const checkInterval = 20_000;
export const hiddenCheckInterval = 60_000;

/** Checks at once when the tab becomes visible or the network is back. */
export function poll(check: () => Promise<void>, onLost: () => void): () => void {
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
  window.addEventListener('offline', onLost);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', ask);
    window.removeEventListener('offline', onLost);
  };
}
