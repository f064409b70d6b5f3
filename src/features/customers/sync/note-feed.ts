import type { StoreApi } from 'zustand/vanilla';
import {
  type CustomerActivity,
  fromTheBeginning,
  listLatestActivity,
  searchedEntries,
} from '@/data/list-work';
import { type CustomersState, initialState } from '@/features/customers/state/customers-state';
import { reportError } from '@/lib/report-error';
import { foldText } from '@/lib/slug';
import { hasVisibleText } from '@/lib/text';

/** In milliseconds. An entry may become visible after one with a later time. */
const overlap = 60_000;

/** Reads the latest entries once, then only newer ones. Nothing here rejects. */
export function createNoteFeed({ getState, setState }: StoreApi<CustomersState>) {
  let entries: readonly CustomerActivity[] = [];
  let since: Date | undefined;

  function merge(latest: readonly CustomerActivity[]) {
    const ids = new Set(latest.map(({ id }) => id));
    // A full page may leave a gap before it.
    const isFull = latest.length >= searchedEntries;
    if (isFull) since = latest.at(-1)?.at;
    entries = isFull ? latest : [...latest, ...entries.filter(({ id }) => !ids.has(id))];
  }

  async function startDeepSearch(): Promise<void> {
    const begun = { notes: undefined, since: undefined, failed: false };
    setState({ deepSearch: begun });
    const newest = entries[0]?.at;
    const from = newest ? new Date(newest.getTime() - overlap) : fromTheBeginning;
    const latest = await listLatestActivity(from).catch(reportError);
    // The search was cleared, or the notes requested again.
    if (getState().deepSearch !== begun) return;
    if (latest) merge(latest);
    const notes = latest ? textsByCustomer(entries) : undefined;
    setState({ deepSearch: { notes, since, failed: !latest } });
  }

  return {
    startDeepSearch,
    endDeepSearch: () => setState({ deepSearch: initialState.deepSearch }),
    forgetNotes() {
      entries = [];
      since = undefined;
    },
  };
}

function textsByCustomer(entries: readonly CustomerActivity[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { customerId, text } of entries) {
    if (!hasVisibleText(text)) continue;
    const before = texts.get(customerId);
    texts.set(customerId, before === undefined ? foldText(text) : `${before}\n${foldText(text)}`);
  }
  return texts;
}
