import { safeSessionStorage } from '@/lib/storage';

const key = 'unseenOutcome';
const watchers = new Set<() => void>();
let phase = safeSessionStorage.get(key);
let isStored = true;

function publish(next: string | null): void {
  phase = next;
  for (const notify of watchers) notify();
}

function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted && isStored) publish(safeSessionStorage.get(key));
}

/** The phase of a request that was answered while its form was closed. Any page of the tab may remove it. */
export const unseenOutcome = {
  get: () => phase,
  set: (next: string | null): void => {
    isStored = !next || safeSessionStorage.set(key, next);
    if (!next) safeSessionStorage.remove(key);
    publish(next);
  },
  setForReload: (next: string): void => {
    safeSessionStorage.set(key, next);
  },
  watch: (notify: () => void) => {
    watchers.add(notify);
    window.addEventListener('pageshow', readAgain);
    return () => watchers.delete(notify);
  },
};
