import { wait } from '@/lib/wait';
import type { LoadReport } from '@/service-worker/site-files';

/** Milliseconds that a page has for its own later parts before anything is fetched for another time. */
const headStart = 2000;

/**
 * Has the browser keep pages for when there is no signal (requirement 12.1). A development server has no service worker,
 * and rids the browser of one that a build has left at its address.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (import.meta.env.DEV) {
    const registrations = await serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } else if (import.meta.env.VITE_SERVICE_WORKER !== 'off') {
    await wait(headStart);
    const wasThere = serviceWorker.controller !== null;
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage({ files: loadedFiles(), wasThere } satisfies LoadReport);
  }
}

/** The addresses of the site's own files that this page has fetched so far. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}
