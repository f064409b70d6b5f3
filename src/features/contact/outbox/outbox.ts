import { createStore } from 'zustand/vanilla';
import { type DraftRecord, type FormDraft, withOtherAttempt } from '@/features/contact/contact-form-state';
import { isSameValue } from '@/lib/is-same-value';
import { randomHex } from '@/lib/random-hex';
import {
  isQueued,
  isSent,
  type OutboxEntry,
  putEntry,
  type QueuedEntry,
  readEntries,
  readEntry,
  removeEntry,
} from './outbox-entries';
import { createOutboxSending, type OutboxSender } from './outbox-sending';

interface OutboxState {
  entries: readonly OutboxEntry[];
  sendingId?: string | undefined;
  isAsked?: boolean;
  isUnreachable: boolean;
  lacksScript?: boolean;
  unstoredId?: string | undefined;
  /** The entry that the page shows outside the notice. */
  shownId?: string | undefined;
  /** Whether the page shows something that the notice must not cover. */
  isAside?: boolean;
}

const mostQueued = 5;

export const cannotQueueMessage = 'This browser cannot keep the request. Send it by WhatsApp, or call.';
const fullMessage = `${mostQueued} requests wait here already. Send or delete one of them first.`;

export type Outbox = ReturnType<typeof createOutbox>;

/** Requests that wait for a connection (requirement 3.12), for all tabs; one tab sends at a time. */
export function createOutbox(loadSender: () => Promise<OutboxSender>) {
  const store = createStore<OutboxState>(() => ({ entries: [], isUnreachable: false }));
  let watchers = 0;
  let ending = new AbortController();
  const sending = createOutboxSending({
    loadSender,
    isWatched: () => watchers > 0,
    onAttempt: (attempt) => store.setState(attempt),
    onStored: announce,
  });

  function refresh(): void {
    const entries = readEntries();
    if (!isSameValue(entries, store.getState().entries)) store.setState({ entries });
  }

  /** The browser tells only the other tabs. */
  function announce(): void {
    refresh();
    window.dispatchEvent(new Event('storage'));
  }

  function wake(): void {
    refresh();
    sending.wake();
  }

  function wakeWhenSeen(): void {
    if (document.visibilityState !== 'hidden') wake();
  }

  function update(id: string, changes: Partial<QueuedEntry>): QueuedEntry | undefined {
    const entry = readEntry(id);
    if (!entry || !isQueued(entry)) return undefined;
    const isStored = putEntry({ ...entry, ...changes });
    store.setState({ unstoredId: isStored ? undefined : id });
    announce();
    return isStored ? entry : undefined;
  }

  function remove(id: string): void {
    removeEntry(id);
    announce();
  }

  return {
    store,
    /** Sends when a connection is likely, and follows other tabs. Returns the unsubscribe function. */
    watch: () => {
      watchers += 1;
      if (watchers === 1) {
        ending = new AbortController();
        const { signal } = ending;
        window.addEventListener('online', wake, { signal });
        window.addEventListener('pageshow', wake, { signal });
        document.addEventListener('visibilitychange', wakeWhenSeen, { signal });
        window.addEventListener('storage', refresh, { signal });
      }
      wake();
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        sending.stop();
        ending.abort();
      };
    },
    enqueue: (draft: FormDraft, record: DraftRecord): { id: string } | { problem: string } => {
      const queued = readEntries().filter(isQueued);
      const same = queued.find(
        (entry) =>
          (entry.id === record.outboxId && entry.isBeingChanged) ||
          (entry.record.draftId === record.draftId && isSameValue(entry.draft, draft)),
      );
      if (!same && queued.length >= mostQueued) return { problem: fullMessage };
      const id = same?.id ?? randomHex(16);
      if (!putEntry({ id, draft, record, keptAt: Date.now() })) return { problem: cannotQueueMessage };
      announce();
      return { id };
    },
    /** Sends an entry now, and for another seven days. */
    send: (id: string) => {
      update(id, { keptAt: Date.now(), refusal: undefined, isBeingChanged: undefined });
      void sending.sendDue(true);
    },
    openForChange: (id: string) => update(id, { isBeingChanged: true }),
    addAttempt: (id: string, reference: string) => {
      const entry = readEntry(id);
      if (entry && isQueued(entry)) update(id, { record: withOtherAttempt(reference, entry.record) });
    },
    /** Keeps an entry that was sent or queued again meanwhile. */
    endChange: (id: string, isReplaced: boolean) => {
      const entry = readEntry(id);
      if (!entry || !isQueued(entry) || !entry.isBeingChanged) return;
      if (isReplaced) remove(id);
      else update(id, { isBeingChanged: undefined });
    },
    remove,
    forget: (reference: string) => {
      for (const entry of readEntries())
        if (isSent(entry) && entry.receipt.reference === reference) removeEntry(entry.id);
      announce();
    },
    setView: (view: Pick<OutboxState, 'shownId' | 'isAside'>) => store.setState(view),
  };
}

export const outbox = createOutbox(() => import('@/features/contact/send-draft'));
