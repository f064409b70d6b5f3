/** The most reports of one document. */
const limit = 10;
/** A place in the site's own scripts; the stack's addresses and message are left out. */
const place = /\/static\/js\/([\w-]+\.js)(?:\?[^:\s]*)?(:\d+:\d+)/g;
const sent = new Set<string>();

/** Sends no message: it may quote a visitor's text. The entry script's name identifies the build. */
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
