import type { CustomerDraft } from '@/domain/customer-draft';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { chunkFailedMessage, isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { wait } from '@/lib/wait';
import {
  type ContactFormEvent,
  type ContactFormState,
  checkFormDraft,
  type DraftChanges,
  isUntouched,
  networkErrorMessage,
  newContactForm,
  nextContactForm,
  type SendPlace,
} from './contact-form-state';
import { leastFillTime } from './honeypot';
import { type Outbox, outbox as pageOutbox } from './outbox/outbox';
import { isSent } from './outbox/outbox-entries';
import { newDraftId, persist, persistedDraft, persistedReceipt } from './persisted-draft';
import type { confirmDraft, customerIdFor, findDoubts, sendDraft } from './send-draft';

/** What sends a draft. It brings Firebase with it, so it is loaded when it is needed. */
export interface Sender {
  customerIdFor: typeof customerIdFor;
  findDoubts: typeof findDoubts;
  sendDraft: typeof sendDraft;
  confirmDraft: typeof confirmDraft;
}

/** What tells a person from a program. */
interface Submission {
  isHoneypotFilled: boolean;
  /** How long ago the page was asked for, in milliseconds. */
  pageAge: number;
  place?: SendPlace;
}

export type ContactStore = ReturnType<typeof createContactStore>;

/**
 * Holds the contact form outside React, so that a form that is left while its answer is on the way goes on: the answer
 * waits for whoever comes back. The tab's storage mirrors it where there is one.
 */
export function createContactStore(loadSender: () => Promise<Sender>, outbox: Outbox = pageOutbox) {
  const initial = newContactForm();
  let state = initial;
  let hasLooked = false;
  /** Who has the form open, or left it without that having been told. */
  let visitor: symbol | undefined;
  let isOpen = false;
  const listeners = new Set<() => void>();

  function dispatch(event: ContactFormEvent): void {
    const previous = state;
    state = nextContactForm(previous, event);
    if (state === previous) return;
    persist(state);
    for (const listener of listeners) listener();
  }

  function leave(): void {
    visitor = undefined;
    dispatch({ type: 'left' });
  }

  const draftId = () => state.record?.draftId ?? newDraftId();

  /** Fetches what sending needs as soon as somebody begins to use the form. */
  function prepare(): void {
    if (navigator.onLine) loadSender().catch(() => undefined);
  }

  async function send(draft: CustomerDraft, delay: number): Promise<void> {
    const loading = loadChunk(loadSender, { mayReload: false });
    try {
      const [{ customerIdFor, findDoubts, sendDraft }] = await Promise.all([
        loading,
        delay > 0 && wait(delay),
      ]);
      // The phone number is asked about once.
      const isOpen = ([field]: [string, unknown]) =>
        !(field === 'whatsapp' && state.draft.isWhatsappPhone) &&
        state.settled[field as CustomerDraftField] !== state.draft[field as CustomerDraftField];
      const doubts = Object.entries(findDoubts(draft)).filter(isOpen);
      if (doubts.length > 0) return dispatch({ type: 'questioned', doubts: Object.fromEntries(doubts) });
      const id = await customerIdFor(recordOf(state).draftId, draft);
      dispatch({ type: 'sent', id });
      const result = await sendDraft(id, draft);
      if (result.success) receive(id, draft, result.message);
      else fail(draft, result.error, result.failure === 'unreachable');
    } catch (error) {
      const isMissing = isChunkError(error);
      if (!isMissing) reportError(error);
      fail(draft, isMissing ? chunkFailedMessage : networkErrorMessage, isMissing);
    }
  }

  const fail = (draft: CustomerDraft, error: string, mayKeep: boolean) =>
    dispatch({ type: 'failed', error, draft, mayKeep });

  /** What became of the request that went from the form to the outbox. */
  function follow(): void {
    if (state.progress.phase !== 'kept') return;
    const { id } = state.progress;
    const entry = outbox.state().entries.find((other) => other.id === id);
    if (!entry) dispatch({ type: 'restarted' });
    else if (isSent(entry)) dispatch({ type: 'saved', receipt: entry.receipt });
  }
  outbox.subscribe(follow);

  /** Takes a request back from the outbox, unless something that is not sent stands in the form. */
  function reopen(id: string): void {
    const { progress, draft } = state;
    const isUnseen = progress.phase === 'saved' && !progress.isShown;
    if (progress.phase === 'submitting' || isUnseen || !isUntouched(draft)) {
      dispatch({ type: 'inTheWay' });
      return;
    }
    const entry = outbox.take(id);
    if (!entry) return;
    dispatch({ type: 'restored', draft: entry.draft, record: entry.record });
    const check = checkFormDraft(entry.draft);
    if (entry.refusal && check.success) fail(check.draft, entry.refusal, false);
  }

  /** After a reload in the middle of sending: the answer that nobody was there to hear. */
  async function askWhatBecameOf(id: string): Promise<void> {
    const { draft } = state;
    const check = checkFormDraft(draft);
    if (!check.success) return;
    try {
      const { confirmDraft } = await loadSender();
      const result = await confirmDraft(id, check.draft);
      // Whoever has gone on since is not interrupted: sending says the same.
      if (result?.success && state.draft === draft && state.progress.phase === 'editing') {
        receive(id, check.draft, result.message);
      }
    } catch (error) {
      if (!isChunkError(error)) reportError(error);
    }
  }

  function receive(reference: string, { newsletter }: CustomerDraft, message: string): void {
    const isCorrection = recordOf(state).attempts.some((id) => id !== reference);
    dispatch({ type: 'saved', receipt: { reference, message, hasNewsletter: newsletter, isCorrection } });
  }

  return {
    state: () => state,
    /** What a prerendered form shows, the same object until something happens: nothing is drawn over what was typed. */
    initialState: () => initial,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /**
     * Begins a visit of the form, and gives what ends it. The first looks for what the tab kept. React may open a form
     * twice in a row to try it out: that is the same visitor.
     */
    open: (who: symbol) => {
      // Whoever comes back in the same moment comes before the last one's leaving was told.
      if (visitor && visitor !== who) leave();
      visitor = who;
      isOpen = true;
      if (!hasLooked) {
        hasLooked = true;
        const receipt = persistedReceipt();
        const persisted = receipt ? undefined : persistedDraft();
        if (receipt) dispatch({ type: 'saved', receipt });
        if (persisted) dispatch({ type: 'restored', ...persisted });
        if (persisted?.record.pendingId) void askWhatBecameOf(persisted.record.pendingId);
      }
      return () => {
        if (visitor !== who) return;
        isOpen = false;
        queueMicrotask(() => visitor === who && !isOpen && leave());
      };
    },
    edit: (changes: DraftChanges) => {
      // What was written before the page was alive comes without a focus or a press.
      if (!state.record) prepare();
      dispatch({ type: 'edited', changes, draftId: draftId() });
    },
    /** Takes over the answers that a link to the page carries. */
    choose: (changes: DraftChanges) => dispatch({ type: 'edited', changes, draftId: draftId() }),
    prepare,
    /**
     * Checks and sends the draft; a second call while one is under way does nothing. What comes sooner than a person
     * can send it waits; what a program may have filled in is sent at the second call.
     */
    submit: ({ isHoneypotFilled, pageAge, place = state.place }: Submission) => {
      if (state.progress.phase === 'submitting' || state.progress.phase === 'saved') return;
      dispatch({ type: 'pressed', place });
      const check = checkFormDraft(state.draft);
      if (!check.success) return dispatch({ type: 'checked', ...check });
      if (isHoneypotFilled && !state.wasDoubted) return dispatch({ type: 'doubted' });
      // What was written before took its time then.
      const delay = state.isRestored ? 0 : Math.max(0, leastFillTime - pageAge);
      dispatch({ type: 'submitted' });
      void send(check.draft, delay);
    },
    /** Confirms the answers in doubt: the next call of `submit` sends them. */
    settle: () => dispatch({ type: 'settled' }),
    /** Withdraws the question, as the answers will be corrected. */
    dismiss: () => dispatch({ type: 'dismissed' }),
    receiptShown: () => {
      const { progress } = state;
      dispatch({ type: 'receiptShown' });
      if (progress.phase === 'saved') outbox.forget(progress.receipt.reference);
    },
    /** Hands a draft that could not be sent over to the outbox; gives the sentence why it cannot wait there. */
    keep: (): string | undefined => {
      if (state.progress.phase !== 'failed') return undefined;
      const kept = outbox.keep(state.draft, recordOf(state));
      if ('problem' in kept) return kept.problem;
      dispatch({ type: 'kept', id: kept.id });
      return undefined;
    },
    reopen,
    outbox,
    /** Empties the form for a request of its own. */
    restart: () => dispatch({ type: 'restarted' }),
  };
}

/** What is known of a draft; there is no draft without. */
function recordOf({ record }: ContactFormState) {
  if (!record) throw new Error('A draft was sent that has no id of its own.');
  return record;
}

/** The form of this page, and the one way from which sending is loaded. */
export const contactStore = createContactStore(() => {
  // What shows that a request waits is there then, too, should the signal be lost.
  import('./outbox/outbox-notice').catch(() => undefined);
  return import('./send-draft');
});
