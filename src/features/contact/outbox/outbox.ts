import {
  checkFormDraft,
  type DraftRecord,
  type FormDraft,
  sentUnder,
  submissionFailedMessage,
} from '@/features/contact/contact-form-state';
import type { customerIdFor, sendDraft } from '@/features/contact/send-draft';
import { isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { whileNoOtherTab } from '@/lib/tab-lock';
import {
  isExpired,
  isSent,
  isWaiting,
  newEntryId,
  type OutboxEntry,
  putEntry,
  readEntries,
  readEntry,
  removeEntry,
  type WaitingEntry,
} from './outbox-entries';

/** Loaded on use, as it imports Firebase. */
interface OutboxSender {
  customerIdFor: typeof customerIdFor;
  sendDraft: typeof sendDraft;
}

export interface OutboxState {
  entries: readonly OutboxEntry[];
  sendingId?: string | undefined;
  /** Whether this tab's last attempt reached nothing. */
  isUnreachable: boolean;
  /** The entry that the page shows outside the notice. */
  shownId?: string | undefined;
  /** Whether the page shows something that the notice must not cover. */
  isAside?: boolean;
}

const mostWaiting = 5;

/** In milliseconds. Each failed attempt doubles the pause, up to the longest. */
const firstPause = 15_000;
const longestPause = 5 * 60_000;

const cannotQueueMessage =
  'This browser keeps nothing, so the request cannot wait here. Send it by WhatsApp, or call.';
const fullMessage = `${mostWaiting} requests wait here already. Send or delete one of them first.`;
const alteredMessage = 'Some answers need another look.';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Requests that wait for a connection (requirement 3.12). Local storage holds them for all tabs; one tab sends at a
 * time. The id follows from the content, so a request cannot be stored twice.
 */
export function createOutbox(loadSender: () => Promise<OutboxSender>) {
  let state: OutboxState = { entries: [], isUnreachable: false };
  const listeners = new Set<() => void>();
  let watchers = 0;
  let ending = new AbortController();
  let isBusy = false;
  /** A reason to send again came while sending, perhaps from the visitor. */
  let isDueAgain = false;
  let isAskedAgain = false;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<OutboxState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function refresh(): void {
    const entries = readEntries();
    if (JSON.stringify(entries) !== JSON.stringify(state.entries)) change({ entries });
  }

  /** The browser tells only the other tabs. */
  function announce(): void {
    refresh();
    window.dispatchEvent(new Event('storage'));
  }

  const dueEntries = () =>
    readEntries()
      .filter(isWaiting)
      .filter((entry) => !entry.refusal && !isExpired(entry, Date.now()));

  /**
   * Sends one after the other until nothing is reachable. A visitor's command waits for no other tab, which may be
   * suspended.
   */
  async function sendDue(isAsked = false): Promise<void> {
    clearTimeout(timer);
    if (dueEntries().length === 0) return;
    if (isBusy) {
      isDueAgain = true;
      isAskedAgain ||= isAsked;
      return;
    }
    isBusy = true;
    try {
      if (!navigator.onLine) change({ isUnreachable: true });
      else if (isAsked) await sendAll();
      else await whileNoOtherTab('outbox', sendAll);
    } finally {
      isBusy = false;
    }
    if (isDueAgain) {
      const wasAsked = isAskedAgain;
      isDueAgain = false;
      isAskedAgain = false;
      return sendDue(wasAsked);
    }
    if (watchers === 0 || dueEntries().length === 0) return;
    timer = setTimeout(() => void sendDue(), pause);
    pause = Math.min(2 * pause, longestPause);
  }

  async function sendAll(): Promise<void> {
    for (const { id } of dueEntries()) {
      const entry = readEntry(id);
      if (entry && isWaiting(entry) && !(await sendEntry(entry))) return;
    }
  }

  /** Returns whether the database was reached. */
  async function sendEntry(entry: WaitingEntry): Promise<boolean> {
    change({ sendingId: entry.id });
    let isReached = false;
    try {
      isReached = await tryToSend(entry);
    } catch (error) {
      if (!isChunkError(error)) {
        reportError(error);
        refuse(entry, submissionFailedMessage);
      }
    }
    change({ sendingId: undefined, isUnreachable: !isReached });
    announce();
    return isReached;
  }

  async function tryToSend(entry: WaitingEntry): Promise<boolean> {
    const { id, draft, record } = entry;
    const check = checkFormDraft(draft);
    if (!check.success) {
      refuse(entry, alteredMessage);
      return true;
    }
    const { customerIdFor, sendDraft } = await loadChunk(loadSender, { mayReload: false });
    const reference = await customerIdFor(record.draftId, check.draft);
    update({ ...entry, record: sentUnder(reference, record) });
    const outcome = await sendDraft(reference, check.draft);
    if (outcome.kind === 'stored') {
      const receipt = {
        reference,
        message: outcome.value,
        hasNewsletter: check.draft.newsletter,
        isCorrection: record.attempts.some((earlier) => earlier !== reference),
      };
      // Applies to a deleted entry, too: the visitor learns that it was sent.
      putEntry({ id, receipt, wanted: draft.wanted, sentAt: Date.now() });
      return true;
    }
    if (outcome.kind === 'unknown' || outcome.isBusy) return false;
    refuse(entry, outcome.reason);
    return true;
  }

  const refuse = (entry: WaitingEntry, refusal: string) => update({ ...entry, refusal });

  function update(entry: WaitingEntry): void {
    const stored = readEntry(entry.id);
    if (stored && isWaiting(stored)) putEntry(entry);
  }

  function wake(): void {
    refresh();
    pause = firstPause;
    void sendDue();
  }

  function wakeWhenSeen(): void {
    if (document.visibilityState !== 'hidden') wake();
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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
        clearTimeout(timer);
        ending.abort();
      };
    },
    /** Queues a draft once. Returns its id, or the reason why it cannot wait. */
    enqueue: (draft: FormDraft, record: DraftRecord): { id: string } | { problem: string } => {
      const waiting = readEntries().filter(isWaiting);
      const same = waiting.find(
        (entry) =>
          entry.record.draftId === record.draftId && JSON.stringify(entry.draft) === JSON.stringify(draft),
      );
      if (!same && waiting.length >= mostWaiting) return { problem: fullMessage };
      const id = same?.id ?? newEntryId();
      if (!putEntry({ id, draft, record, keptAt: Date.now() })) return { problem: cannotQueueMessage };
      announce();
      return { id };
    },
    /** Sends an entry now, and for another seven days. */
    send: (id: string) => {
      const entry = readEntry(id);
      if (entry && isWaiting(entry)) putEntry({ ...entry, keptAt: Date.now(), refusal: undefined });
      announce();
      void sendDue(true);
    },
    /** Removes and returns a waiting entry; undefined if it is gone. */
    take: (id: string): WaitingEntry | undefined => {
      const entry = readEntry(id);
      if (!entry || !isWaiting(entry)) return undefined;
      removeEntry(id);
      announce();
      return entry;
    },
    remove: (id: string) => {
      removeEntry(id);
      announce();
    },
    /** Deletes a receipt that another place has shown. */
    forget: (reference: string) => {
      const entries = readEntries().filter((entry) => isSent(entry) && entry.receipt.reference === reference);
      for (const { id } of entries) removeEntry(id);
      if (entries.length > 0) announce();
    },
    show: (shownId: string | undefined) => change({ shownId }),
    /** Moves the notice to the end of the page, or back over it. */
    stepAside: (isAside: boolean) => change({ isAside }),
  };
}

export const outbox = createOutbox(() => import('@/features/contact/send-draft'));
