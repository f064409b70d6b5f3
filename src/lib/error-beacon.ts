/** How many errors one document reports: a page that breaks over and over is heard, and is no flood. */
const limit = 10;
/** A place in one of the site's scripts. Whatever stands around it in a stack is left out: addresses, and the message. */
const place = /\/static\/js\/([\w-]+\.js)(?:\?[^:\s]*)?(:\d+:\d+)/g;
const sent = new Set<string>();

/**
 * Sends the kind of an error, where in which script it was thrown, the page and the build. Not its message, which may
 * quote what somebody typed. The build is known by its entry script, whose name changes with anything that it loads.
 */
export function sendErrorBeacon(url: string, error: unknown): void {
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : [typeof error, ''];
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  const report = JSON.stringify({
    name,
    stack: Array.from(stack.matchAll(place), ([, file, position]) => `${file}${position}`),
    page: window.location.pathname,
    build: entry.slice(entry.lastIndexOf('/') + 1),
  });
  if (sent.has(report) || sent.size >= limit) return;
  sent.add(report);
  navigator.sendBeacon(url, report);
}
