import { preloadPage } from './app-routes';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads a public page when a pointer, a finger or the focus is on its link, or its menu opens. */
export function preloadOnIntent(): void {
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  // A finger is on a link too briefly for a slow network. The event does not bubble.
  document.addEventListener('toggle', onToggle, { capture: true });
  // A quick visitor acts before this script arrives.
  for (const menu of document.querySelectorAll('details[open]')) preloadMenu(menu);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:hover, a:focus')) preloadLink(link);
}

const onIntent = ({ target }: Event) => preloadLink(closestLink(target));
const onToggle = ({ target }: Event) => preloadMenu(target);

const closestLink = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/** Most of a menu's pages are never opened, so a visitor who saves data loads the chosen one alone. */
function preloadMenu(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || savesData()) return;
  for (const link of target.querySelectorAll<HTMLAnchorElement>('nav a')) preloadLink(link);
}

function preloadLink(link: HTMLAnchorElement | null): void {
  // Some browsers remember a failed script until the page reloads.
  if (link?.origin !== window.location.origin || !navigator.onLine) return;
  preloadPage(link.pathname).catch(() => undefined);
}

/** Chromium alone tells. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
