import {
  checkFormDraft,
  isLastOfSeveral,
  sentUnder,
  submissionFailedMessage,
} from '@/features/contact/contact-form-state';
import type { Sender } from '@/features/contact/contact-sending';
import { isChunkError } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { whileNoOtherTab } from '@/lib/tab-lock';
import { isDue, isQueued, putEntry, type QueuedEntry, readEntries, readEntry } from './outbox-entries';

export type OutboxSender = Pick<Sender, 'customerIdFor' | 'sendDraft'>;

interface Dependencies {
  loadSender: () => Promise<OutboxSender>;
  isWatched: () => boolean;
  onAttempt: (attempt: {
    sendingId?: string | undefined;
    isAsked?: boolean;
    isUnreachable?: boolean;
    lacksScript?: boolean;
  }) => void;
  onStored: () => void;
}

/** In milliseconds. Each failed attempt doubles the pause, up to the longest. */
const firstPause = 15_000;
const longestPause = 5 * 60_000;

const alteredMessage = 'Some answers need another look.';

export function createOutboxSending({ loadSender, isWatched, onAttempt, onStored }: Dependencies) {
  let isBusy = false;
  /** Set when a reason to send again came while sending; true for the visitor's. */
  let askedAgain: boolean | undefined;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A visitor's command waits for no other tab, which may be suspended. */
  async function sendDue(isAsked = false): Promise<void> {
    clearTimeout(timer);
    if (dueEntries().length === 0) return;
    if (isBusy) {
      askedAgain ||= isAsked;
      return;
    }
    isBusy = true;
    try {
      if (!navigator.onLine) onAttempt({ isUnreachable: true });
      else if (isAsked) await sendAll(true);
      else await whileNoOtherTab('outbox', () => sendAll(false));
    } finally {
      isBusy = false;
    }
    if (askedAgain !== undefined) {
      const wasAsked = askedAgain;
      askedAgain = undefined;
      return sendDue(wasAsked);
    }
    if (!isWatched() || dueEntries().length === 0) return;
    timer = setTimeout(() => void sendDue(), pause);
    pause = Math.min(2 * pause, longestPause);
  }

  async function sendAll(isAsked: boolean): Promise<void> {
    for (const { id } of dueEntries()) {
      const entry = readEntry(id);
      if (entry && isDue(entry, Date.now()) && !(await sendEntry(entry, isAsked))) return;
    }
  }

  async function sendEntry(entry: QueuedEntry, isAsked: boolean): Promise<boolean> {
    onAttempt({ sendingId: entry.id, isAsked });
    let isReached = false;
    let lacksScript = false;
    try {
      isReached = await tryToSend(entry, loadSender);
    } catch (error) {
      lacksScript = isChunkError(error);
      if (!lacksScript) {
        reportError(error);
        refuse(entry, submissionFailedMessage);
      }
    }
    onAttempt({ sendingId: undefined, isUnreachable: !isReached, lacksScript });
    onStored();
    return isReached;
  }

  return {
    sendDue,
    wake: () => {
      pause = firstPause;
      void sendDue();
    },
    stop: () => clearTimeout(timer),
  };
}

function dueEntries(): QueuedEntry[] {
  const now = Date.now();
  return readEntries().filter((entry) => isDue(entry, now));
}

async function tryToSend(entry: QueuedEntry, loadSender: Dependencies['loadSender']): Promise<boolean> {
  const { id, draft, record } = entry;
  const check = checkFormDraft(draft);
  if (!check.success) {
    refuse(entry, alteredMessage);
    return true;
  }
  const { customerIdFor, sendDraft } = await loadChunk(loadSender, { mayReload: false });
  const reference = await customerIdFor(record.draftId, check.draft);
  const sentRecord = sentUnder(reference, record);
  // Deleted, or opened in the form, while the script loaded.
  if (!update({ ...entry, record: sentRecord })) return true;
  const outcome = await sendDraft(reference, check.draft);
  if (outcome.kind !== 'stored') {
    if (outcome.kind === 'unknown' || outcome.isBusy) return false;
    refuse(entry, outcome.reason);
    return true;
  }
  const isCorrection = isLastOfSeveral(sentRecord, reference);
  const receipt = { reference, message: outcome.value, hasNewsletter: check.draft.newsletter, isCorrection };
  // Applies to a deleted entry, too: the visitor learns that it was sent.
  putEntry({ id, receipt, wanted: draft.wanted, sentAt: Date.now() });
  return true;
}

const refuse = (entry: QueuedEntry, refusal: string) => update({ ...entry, refusal });

function update(entry: QueuedEntry): boolean {
  const stored = readEntry(entry.id);
  const isStillQueued = stored !== undefined && isQueued(stored) && !stored.isBeingChanged;
  if (isStillQueued) putEntry(entry);
  return isStillQueued;
}
