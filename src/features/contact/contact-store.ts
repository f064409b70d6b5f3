import type { NewCustomer } from '@/domain/customer-draft';
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

/** Loaded on use, as it imports Firebase. */
export interface Sender {
  customerIdFor: typeof customerIdFor;
  findDoubts: typeof findDoubts;
  sendDraft: typeof sendDraft;
  confirmDraft: typeof confirmDraft;
}

interface Submission {
  isHoneypotFilled: boolean;
  /** The page's age in milliseconds. */
  pageAge: number;
  place?: SendPlace;
}

export type ContactStore = ReturnType<typeof createContactStore>;

/** Holds the form outside React, so that a pending request survives leaving the page. The tab's storage mirrors it. */
export function createContactStore(loadSender: () => Promise<Sender>, outbox: Outbox = pageOutbox) {
  const initial = newContactForm();
  let state = initial;
  let hasLooked = false;
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

  /** Preloads the sender at the first sign of use. */
  function prepare(): void {
    if (navigator.onLine) loadSender().catch(() => undefined);
  }

  async function send(draft: NewCustomer, delay: number): Promise<void> {
    const loading = loadChunk(loadSender, { mayReload: false });
    try {
      const [{ customerIdFor, findDoubts, sendDraft }] = await Promise.all([
        loading,
        delay > 0 && wait(delay),
      ]);
      // The number is in doubt once only.
      const isOpen = ([field]: [string, unknown]) =>
        !(field === 'whatsapp' && state.draft.isWhatsappPhone) &&
        state.settled[field as CustomerDraftField] !== state.draft[field as CustomerDraftField];
      const doubts = Object.entries(findDoubts(draft)).filter(isOpen);
      if (doubts.length > 0) return dispatch({ type: 'questioned', doubts: Object.fromEntries(doubts) });
      const id = await customerIdFor(recordOf(state).draftId, draft);
      dispatch({ type: 'sent', id });
      const outcome = await sendDraft(id, draft);
      if (outcome.kind === 'stored') receive(id, draft, outcome.value);
      else fail(draft, outcome.reason, outcome.kind === 'unknown');
    } catch (error) {
      const isMissing = isChunkError(error);
      if (!isMissing) reportError(error);
      fail(draft, isMissing ? chunkFailedMessage : networkErrorMessage, isMissing);
    }
  }

  const fail = (draft: NewCustomer, error: string, mayQueue: boolean) =>
    dispatch({ type: 'failed', error, draft, mayQueue });

  /** Follows the request that the outbox took over. */
  function follow(): void {
    if (state.progress.phase !== 'queued') return;
    const { id } = state.progress;
    const entry = outbox.state().entries.find((other) => other.id === id);
    if (!entry) dispatch({ type: 'restarted' });
    else if (isSent(entry)) dispatch({ type: 'saved', receipt: entry.receipt });
  }
  outbox.subscribe(follow);

  /** Takes a request back, unless the form holds an unsent draft. */
  function reopen(id: string): void {
    const { progress, draft } = state;
    const isUnseen = progress.phase === 'saved' && !progress.isShown;
    if (progress.phase === 'submitting' || isUnseen || !isUntouched(draft)) {
      dispatch({ type: 'unsentDraft' });
      return;
    }
    const entry = outbox.take(id);
    if (!entry) return;
    dispatch({ type: 'restored', draft: entry.draft, record: entry.record });
    const check = checkFormDraft(entry.draft);
    if (entry.refusal && check.success) fail(check.draft, entry.refusal, false);
  }

  /** Asks for the outcome of a request that a reload interrupted. */
  async function askWhatBecameOf(id: string): Promise<void> {
    const { draft } = state;
    const check = checkFormDraft(draft);
    if (!check.success) return;
    try {
      const { confirmDraft } = await loadSender();
      const outcome = await confirmDraft(id, check.draft);
      // Whoever has gone on since is not interrupted: sending says the same.
      const isWaiting = state.draft === draft && state.progress.phase === 'editing';
      if (outcome?.kind === 'stored' && isWaiting) {
        receive(id, check.draft, outcome.value);
      }
    } catch (error) {
      if (!isChunkError(error)) reportError(error);
    }
  }

  function receive(reference: string, { newsletter }: NewCustomer, message: string): void {
    const isCorrection = recordOf(state).attempts.some((id) => id !== reference);
    dispatch({ type: 'saved', receipt: { reference, message, hasNewsletter: newsletter, isCorrection } });
  }

  return {
    state: () => state,
    /** One object until something happens, so that hydration draws over no text. */
    initialState: () => initial,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Begins a visit and returns its end. React's strict mode opens a form twice for one visitor. */
    open: (who: symbol) => {
      // A new visitor may come before the last one's end was reported.
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
      // Text from before hydration comes without focus or click.
      if (!state.record) prepare();
      dispatch({ type: 'edited', changes, draftId: draftId() });
    },
    choose: (changes: DraftChanges) => dispatch({ type: 'edited', changes, draftId: draftId() }),
    prepare,
    /**
     * Ignores a second call while one is pending. A submit too fast for a person waits; a program's submit needs a
     * second call.
     */
    submit: ({ isHoneypotFilled, pageAge, place = state.place }: Submission) => {
      if (state.progress.phase === 'submitting' || state.progress.phase === 'saved') return;
      dispatch({ type: 'pressed', place });
      const check = checkFormDraft(state.draft);
      if (!check.success) return dispatch({ type: 'checked', ...check });
      if (isHoneypotFilled && !state.wasBotSuspected) return dispatch({ type: 'botSuspected' });
      // A restored draft took its time before.
      const delay = state.isRestored ? 0 : Math.max(0, leastFillTime - pageAge);
      dispatch({ type: 'submitted' });
      void send(check.draft, delay);
    },
    settle: () => dispatch({ type: 'settled' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    receiptShown: () => {
      const { progress } = state;
      dispatch({ type: 'receiptShown' });
      if (progress.phase === 'saved') outbox.forget(progress.receipt.reference);
    },
    /** Moves an unsendable draft to the outbox. Returns the reason if the outbox refuses it. */
    enqueue: (): string | undefined => {
      if (state.progress.phase !== 'failed') return undefined;
      const queued = outbox.enqueue(state.draft, recordOf(state));
      if ('problem' in queued) return queued.problem;
      dispatch({ type: 'queued', id: queued.id });
      return undefined;
    },
    reopen,
    outbox,
    restart: () => dispatch({ type: 'restarted' }),
  };
}

function recordOf({ record }: ContactFormState) {
  if (!record) throw new Error('A draft was sent that has no id of its own.');
  return record;
}

/** The one place that loads sending. */
export const contactStore = createContactStore(() => {
  // Preloads the outbox's notice, in case the connection is lost.
  import('./outbox/outbox-notice').catch(() => undefined);
  return import('./send-draft');
});
