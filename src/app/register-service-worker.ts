import { wait } from '@/lib/wait';
import type { LoadReport } from '@/service-worker/site-files';

/** Milliseconds for the page's own later parts before the worker fetches files. */
const headStart = 2000;

/** Requirement 12.1. A development server removes the worker that a build left at its address. */
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

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}
