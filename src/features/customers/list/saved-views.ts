import * as v from 'valibot';
import { safeLocalStorage } from '@/lib/storage';
import { readJson, writeJson } from '@/lib/stored-json';

export interface SavedView {
  name: string;
  /** As it follows the '?' of the address, without the search. */
  query: string;
}

export const viewNameLimit = 40;

const key = 'customerViews';

const ViewSchema = v.object({
  /** An e-mail in lower case: only the owner sees the view. */
  owner: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(viewNameLimit)),
  query: v.pipe(v.string(), v.maxLength(1000)),
});
type StoredView = v.InferOutput<typeof ViewSchema>;

/** The views of all accounts on this device. Skips malformed ones. */
function readAll(): StoredView[] {
  const stored = readJson(safeLocalStorage, key, v.array(v.unknown())) ?? [];
  return stored.flatMap((entry) => {
    const view = v.safeParse(ViewSchema, entry);
    return view.success ? [view.output] : [];
  });
}

const isOf = (me: string) => (view: StoredView) => view.owner === me.toLowerCase();

export function readViews(me: string): readonly SavedView[] {
  return readAll()
    .filter(isOf(me))
    .map(({ name, query }) => ({ name, query }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function writeViews(me: string, views: readonly SavedView[]): boolean {
  const others = readAll().filter((view) => !isOf(me)(view));
  const mine = views.map(({ name, query }) => ({ owner: me.toLowerCase(), name, query }));
  const all = [...others, ...mine];
  return writeJson(safeLocalStorage, key, all.length > 0 ? all : undefined);
}

export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
