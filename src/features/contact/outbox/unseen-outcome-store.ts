import { safeSessionStorage } from '@/lib/storage';

const key = 'unseenOutcome';
const watchers = new Set<() => void>();
let phase = safeSessionStorage.get(key);

/** The phase of a request that was answered while its form was closed. The tab's storage keeps it through a reload. */
export const unseenOutcome = {
  get: () => phase,
  set: (next: string | null): void => {
    phase = next;
    if (next) safeSessionStorage.set(key, next);
    else safeSessionStorage.remove(key);
    for (const notify of watchers) notify();
  },
  watch: (notify: () => void) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  },
};
