import { createStore } from 'zustand/vanilla';
import { chosenParishKey } from '@/domain/options';
import { safeSessionStorage } from '@/lib/storage';
import {
  type ContactFormEvent,
  type ContactFormState,
  checkFormDraft,
  type DraftChanges,
  isUntouched,
  type LinkedFields,
  newContactForm,
  nextContactForm,
  outboxIdOf,
  type SendPlace,
  unansweredId,
} from './contact-form-state';
import { createContactSending, recordOf, type Sender } from './contact-sending';
import { leastFillTime } from './honeypot';
import { type Outbox, outbox as pageOutbox } from './outbox/outbox';
import { isSent } from './outbox/outbox-entries';
import { shownReceiptKey } from './outbox/outbox-key';
import { unseenOutcome } from './outbox/unseen-outcome-store';
import { newDraftId, persist, persistedDraft, persistedReceipt } from './persisted-draft';

interface Submission {
  isHoneypotFilled: boolean;
  pageAge: number;
  place?: SendPlace;
}

const secondLook = 15_000;

export type ContactStore = ReturnType<typeof createContactStore>;

/** Holds the form outside React, so that a pending request survives leaving the page. The tab's storage mirrors it. */
export function createContactStore(loadSender: () => Promise<Sender>, outbox: Outbox = pageOutbox) {
  const form = createStore<ContactFormState>(newContactForm);
  const { getState } = form;
  const { send, confirm } = createContactSending({ form, dispatch, loadSender });

  function dispatch(event: ContactFormEvent): void {
    const before = getState();
    const next = nextContactForm(before, event);
    if (next === before) return;
    persist(next);
    form.setState(next, true);
    const { phase } = next.progress;
    const { phase: phaseBefore } = before.progress;
    // A request of before a reload is confirmed while nothing is submitted.
    const isAnswered = phase !== phaseBefore && (phaseBefore === 'submitting' || phase === 'saved');
    if (isAnswered) unseenOutcome.set(visits.isOpen() ? null : phase);
    else if (phase === 'submitting') unseenOutcome.setForReload('failed');
    if (event.type === 'failed') setTimeout(ask, secondLook);
    const changedId = before.record?.outboxId;
    if (changedId && event.type === 'sent') outbox.addAttempt(changedId, event.id);
    const isSaved = event.type === 'saved';
    if (changedId && (isSaved || event.type === 'restarted')) outbox.endChange(changedId, isSaved);
  }

  function choose(changes: DraftChanges, linked?: LinkedFields): void {
    dispatch({ type: 'edited', changes, linked, draftId: getState().record?.draftId ?? newDraftId() });
  }

  function prepare(): void {
    if (navigator.onLine) loadSender().catch(() => undefined);
  }

  function restore(): void {
    if (isFreshLoad()) safeSessionStorage.remove(shownReceiptKey);
    const receipt = persistedReceipt();
    const persisted = receipt ? undefined : persistedDraft();
    if (receipt) dispatch({ type: 'saved', ...receipt });
    if (persisted) dispatch({ type: 'restored', ...persisted });
    follow();
    for (const event of ['online', 'pageshow']) window.addEventListener(event, ask);
    document.addEventListener('visibilitychange', ask);
    setTimeout(ask, secondLook);
  }

  let asking = Promise.resolve();
  /** One question at a time: each confirmation subscribes. */
  function ask(): void {
    asking = asking.then(async () => {
      const id = unansweredId(getState());
      const canShow = visits.isOpen() && document.visibilityState !== 'hidden';
      if (id && canShow && navigator.onLine) await confirm(id);
    });
  }

  function follow(): void {
    const state = getState();
    const isQueued = state.progress.phase === 'queued';
    const entry = outbox.store.getState().entries.find(({ id }) => id === outboxIdOf(state));
    if (entry && isSent(entry))
      dispatch(
        isQueued
          ? { type: 'saved', receipt: entry.receipt }
          : { type: 'sentByOutbox', id: entry.receipt.reference },
      );
    else if (!entry && isQueued) dispatch({ type: 'restarted' });
  }
  outbox.store.subscribe(follow);

  function reopen(id: string): void {
    const state = getState();
    if (isInUse(state)) {
      if (outboxIdOf(state) !== id) dispatch({ type: 'unsentDraft' });
      return;
    }
    const entry = outbox.openForChange(id);
    if (!entry) return;
    dispatch({ type: 'restored', draft: entry.draft, record: { ...entry.record, outboxId: id } });
    const check = checkFormDraft(entry.draft);
    if (entry.refusal && check.success)
      dispatch({ type: 'failed', draft: check.draft, error: entry.refusal, cause: 'refused' });
  }

  const visits = createVisits({ onFirst: restore, onEnd: () => dispatch({ type: 'left' }) });

  return {
    form,
    open: (visitor: symbol) => {
      const end = visits.open(visitor);
      ask();
      return end;
    },
    edit: (changes: DraftChanges) => {
      // Text from before hydration comes without focus or click.
      if (!getState().record) prepare();
      // A later answer than the map's, which would replace it.
      if ('parish' in changes) safeSessionStorage.remove(chosenParishKey);
      choose(changes);
    },
    choose,
    prepare,
    /** A submit too fast for a person waits; a program's submit needs a second call. */
    submit: ({ isHoneypotFilled, pageAge, place = getState().place }: Submission) => {
      const { progress, wasBotSuspected, isRestored, draft } = getState();
      if (progress.phase === 'submitting' || progress.phase === 'saved') return;
      dispatch({ type: 'clicked', place });
      const check = checkFormDraft(draft);
      if (!check.success) return dispatch({ type: 'checked', ...check });
      if (isHoneypotFilled && !wasBotSuspected) return dispatch({ type: 'botSuspected' });
      const delay = isRestored ? 0 : Math.max(0, leastFillTime - pageAge);
      dispatch({ type: 'submitted' });
      void send(check.draft, delay);
    },
    settle: () => dispatch({ type: 'settled' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    receiptShown: () => {
      const { progress } = getState();
      dispatch({ type: 'receiptShown' });
      if (progress.phase === 'saved') outbox.forget(progress.receipt.reference);
    },
    /** Moves an unsendable draft to the outbox. Returns the reason if the outbox refuses it. */
    enqueue: (): string | undefined => {
      const state = getState();
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

function isFreshLoad(): boolean {
  const [load]: (PerformanceEntry & { type?: string })[] = performance.getEntriesByType('navigation');
  return load?.type === 'navigate';
}

function isInUse({ progress, draft }: ContactFormState): boolean {
  const isUnseen = progress.phase === 'saved' && !progress.isShown;
  return progress.phase === 'submitting' || isUnseen || !isUntouched(draft);
}

/** `open` begins a visit and returns its end. React's strict mode opens a form twice for one visitor. */
function createVisits({ onFirst, onEnd }: { onFirst: () => void; onEnd: () => void }) {
  let isFirst = true;
  let visitor: symbol | undefined;
  let isOpen = false;
  function leave(): void {
    visitor = undefined;
    onEnd();
  }
  function open(who: symbol) {
    // A new visitor may come before the last one's end was reported.
    if (visitor && visitor !== who) leave();
    visitor = who;
    isOpen = true;
    unseenOutcome.set(null);
    if (isFirst) onFirst();
    isFirst = false;
    return () => {
      if (visitor !== who) return;
      isOpen = false;
      queueMicrotask(() => visitor === who && !isOpen && leave());
    };
  }
  return { open, isOpen: () => isOpen };
}

export const contactStore = createContactStore(() => {
  // Preloads the outbox's notice, in case the connection is lost.
  import('./outbox/outbox-notice').catch(() => undefined);
  return import('./send-draft');
});
