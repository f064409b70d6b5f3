/** Runs a task once the page has loaded and is idle. Its failure is ignored. */
export function whenIdle(task: () => Promise<void>): void {
  const run = () => void task().catch(() => {});
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 2000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
