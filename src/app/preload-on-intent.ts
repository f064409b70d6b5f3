import { preloadPage } from './app-routes';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads a public page once a pointer, a finger or the focus is on a link to it. */
export function preloadOnIntent(): void {
  for (const intent of intents) document.addEventListener(intent, preloadTarget, { passive: true });
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Some browsers remember a failed script until the page reloads.
  if (link?.origin !== window.location.origin || !navigator.onLine) return;
  preloadPage(link.pathname).catch(() => undefined);
}
