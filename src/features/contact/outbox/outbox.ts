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

/** What sends a request. It brings Firebase with it, so it is loaded when there is something to send. */
interface OutboxSender {
  customerIdFor: typeof customerIdFor;
  sendDraft: typeof sendDraft;
}

export interface OutboxState {
  entries: readonly OutboxEntry[];
  /** The entry that this tab is sending. */
  sendingId?: string | undefined;
  /** Whether the last attempt of this tab reached nothing. */
  isUnreachable: boolean;
  /** The entry that stands on this page already. */
  shownId?: string | undefined;
  /** Whether the page shows what nothing may cover. */
  isAside?: boolean;
}

/** So many requests wait in one browser at most. */
const mostWaiting = 5;

/** After an attempt that reached nothing, in milliseconds; each later pause is twice as long, up to the longest. */
const firstPause = 15_000;
const longestPause = 5 * 60_000;

const cannotKeepMessage =
  'This browser keeps nothing, so the request cannot wait here. Send it by WhatsApp, or call.';
const fullMessage = `${mostWaiting} requests wait here already. Send or delete one of them first.`;
const alteredMessage = 'Some answers need another look.';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The requests that wait in this browser until there is a signal (requirement 3.12). The local storage holds them, so
 * that every tab has the same; one tab sends at a time where the browser has locks. A request is sent under the id that
 * follows from its content, as the form would: it cannot be stored twice, whoever sends it.
 */
export function createOutbox(loadSender: () => Promise<OutboxSender>) {
  let state: OutboxState = { entries: [], isUnreachable: false };
  const listeners = new Set<() => void>();
  let watchers = 0;
  let ending = new AbortController();
  let isBusy = false;
  /** Whether there was reason to send while that was under way, and whether somebody asked for it. */
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

  /** Shows what was stored here, and tells the rest of this tab as the browser tells the others. */
  function announce(): void {
    refresh();
    window.dispatchEvent(new Event('storage'));
  }

  const dueEntries = () =>
    readEntries()
      .filter(isWaiting)
      .filter((entry) => !entry.refusal && !isExpired(entry, Date.now()));

  /**
   * Sends what is due, one after the other, until nothing can be reached. Somebody who asks for it does not wait for
   * another tab, which the browser may have suspended.
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

  /** Says whether the database was reached. */
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
    const result = await sendDraft(reference, check.draft);
    if (result.success) {
      const receipt = {
        reference,
        message: result.message,
        hasNewsletter: check.draft.newsletter,
        isCorrection: record.attempts.some((earlier) => earlier !== reference),
      };
      // Also of what was deleted meanwhile: that it went is said all the same.
      putEntry({ id, receipt, wanted: draft.wanted, sentAt: Date.now() });
      return true;
    }
    if (result.failure) return false;
    refuse(entry, result.error);
    return true;
  }

  const refuse = (entry: WaitingEntry, refusal: string) => update({ ...entry, refusal });

  /** Changes an entry, unless it was deleted or taken back meanwhile. */
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
    /** Sends what waits whenever there may be a signal, and follows the other tabs; gives what ends it. */
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
    /** Keeps a draft: gives its id here, or says why it cannot wait. The same draft is kept once. */
    keep: (draft: FormDraft, record: DraftRecord): { id: string } | { problem: string } => {
      const waiting = readEntries().filter(isWaiting);
      const same = waiting.find(
        (entry) =>
          entry.record.draftId === record.draftId && JSON.stringify(entry.draft) === JSON.stringify(draft),
      );
      if (!same && waiting.length >= mostWaiting) return { problem: fullMessage };
      const id = same?.id ?? newEntryId();
      if (!putEntry({ id, draft, record, keptAt: Date.now() })) return { problem: cannotKeepMessage };
      announce();
      return { id };
    },
    /** Sends an entry now, and from now on for another seven days. */
    send: (id: string) => {
      const entry = readEntry(id);
      if (entry && isWaiting(entry)) putEntry({ ...entry, keptAt: Date.now(), refusal: undefined });
      announce();
      void sendDue(true);
    },
    /** Takes a waiting entry out of the outbox; undefined when it is not there any more. */
    take: (id: string): WaitingEntry | undefined => {
      const entry = readEntry(id);
      if (!entry || !isWaiting(entry)) return undefined;
      removeEntry(id);
      announce();
      return entry;
    },
    /** Deletes an entry. */
    remove: (id: string) => {
      removeEntry(id);
      announce();
    },
    /** Deletes what says that a request went, once its reference was shown elsewhere. */
    forget: (reference: string) => {
      const entries = readEntries().filter((entry) => isSent(entry) && entry.receipt.reference === reference);
      for (const { id } of entries) removeEntry(id);
      if (entries.length > 0) announce();
    },
    /** Tells which entry the page shows in another place than the notice. */
    show: (shownId: string | undefined) => change({ shownId }),
    /** Has the notice stand at the end of the page instead of over it, or over it again. */
    stepAside: (isAside: boolean) => change({ isAside }),
  };
}

/** The outbox of this page. */
export const outbox = createOutbox(() => import('@/features/contact/send-draft'));
