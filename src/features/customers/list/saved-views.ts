import * as v from 'valibot';
import { safeLocalStorage } from '@/lib/storage';
import { readJson, writeJson } from '@/lib/stored-json';

/** A name for what the address of the list holds. */
export interface SavedView {
  name: string;
  /** As it follows the '?' of the address; without the search, which the address does not hold. */
  query: string;
}

/** The longest name of a view, in characters. */
export const viewNameLimit = 40;

const key = 'customerViews';

const ViewSchema = v.object({
  /** The e-mail of whoever saved it, in lower case: nobody else's views are shown. */
  owner: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(viewNameLimit)),
  query: v.pipe(v.string(), v.maxLength(1000)),
});
type StoredView = v.InferOutput<typeof ViewSchema>;

/** Everybody's views on this device; what is no view is passed over. */
function readAll(): StoredView[] {
  const stored = readJson(safeLocalStorage, key, v.array(v.unknown())) ?? [];
  return stored.flatMap((entry) => {
    const view = v.safeParse(ViewSchema, entry);
    return view.success ? [view.output] : [];
  });
}

const isOf = (me: string) => (view: StoredView) => view.owner === me.toLowerCase();

/** The views that somebody, by e-mail, has saved on this device, by name. */
export function readViews(me: string): readonly SavedView[] {
  return readAll()
    .filter(isOf(me))
    .map(({ name, query }) => ({ name, query }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Keeps these views, and no others, of somebody. Returns whether the browser kept them. */
export function writeViews(me: string, views: readonly SavedView[]): boolean {
  const others = readAll().filter((view) => !isOf(me)(view));
  const mine = views.map(({ name, query }) => ({ owner: me.toLowerCase(), name, query }));
  const all = [...others, ...mine];
  return writeJson(safeLocalStorage, key, all.length > 0 ? all : undefined);
}

/** Whether two names are one to a reader. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
