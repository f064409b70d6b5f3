import type { StoreApi } from 'zustand/vanilla';
import { type CustomerEntry, listLatestActivity, searchedEntries } from '@/data/list-activity';
import type { ActivityEntry } from '@/domain/activity';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { minuteLength } from '@/lib/dates';
import { reportError } from '@/lib/report-error';
import { toSearchText } from '@/lib/search-text';
import { hasVisibleText } from '@/lib/text';

/** An entry may become visible after one with a later time. */
export const asLateAs = (newest: ActivityEntry | undefined) =>
  newest ? new Date(newest.at.getTime() - minuteLength) : new Date(0);

/** Undefined if there is nothing new. A full page may leave a gap before it, and then stands alone. */
export function addNewer<Entry extends Pick<ActivityEntry, 'id'>>(
  known: readonly Entry[],
  latest: readonly Entry[],
  fullPage: number,
) {
  const knownIds = new Set(known.map(({ id }) => id));
  if (latest.every(({ id }) => knownIds.has(id))) return undefined;
  const ids = new Set(latest.map(({ id }) => id));
  const isFull = latest.length >= fullPage;
  return { entries: isFull ? latest : [...latest, ...known.filter(({ id }) => !ids.has(id))], isFull };
}

/** Reads the latest entries once, then only newer ones. Nothing here rejects. */
export function createNoteFeed({ getState, setState }: StoreApi<CustomersState>) {
  let entries: readonly CustomerEntry[] = [];
  let since: Date | undefined;

  /** Returns whether there were newer entries; undefined if they could not be read. */
  async function readNewer(isWanted: () => boolean): Promise<boolean | undefined> {
    const latest = await listLatestActivity(asLateAs(entries[0])).catch(reportError);
    if (!latest || !isWanted()) return undefined;
    const newer = addNewer(entries, latest, searchedEntries);
    if (!newer) return false;
    entries = newer.entries;
    if (newer.isFull) since = latest.at(-1)?.at;
    return true;
  }

  async function startDeepSearch(): Promise<void> {
    const begun = { notes: undefined, since: undefined, failed: false };
    setState({ deepSearch: begun });
    // The search may be cleared meanwhile, or the notes requested again.
    const isWanted = () => getState().deepSearch === begun;
    const answer = await readNewer(isWanted);
    if (!isWanted()) return;
    const failed = answer === undefined;
    setState({ deepSearch: { notes: failed ? undefined : textsByCustomer(entries), since, failed } });
  }

  return {
    startDeepSearch,
    endDeepSearch: () => setState({ deepSearch: undefined }),

    /** Adds notes that were logged since, here or by a colleague. A failure leaves it to the next check. */
    async checkNotes(): Promise<void> {
      const { deepSearch } = getState();
      if (!deepSearch?.notes) return;
      const isWanted = () => getState().deepSearch === deepSearch;
      if (await readNewer(isWanted))
        setState({ deepSearch: { ...deepSearch, notes: textsByCustomer(entries), since } });
    },

    forgetNotes() {
      entries = [];
      since = undefined;
    },
  };
}

function textsByCustomer(entries: readonly CustomerEntry[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { customerId, text } of entries) {
    if (!hasVisibleText(text)) continue;
    const before = texts.get(customerId);
    texts.set(customerId, before === undefined ? toSearchText(text) : `${before}\n${toSearchText(text)}`);
  }
  return texts;
}
