import { useEffect, useReducer, useRef } from 'react';
import { type CustomerDraft, checkCustomerDraft } from '@/domain/customer-draft';
import {
  type ContactFormEvent,
  type DraftChanges,
  type LinkedParish,
  newContactForm,
  nextContactForm,
} from './contact-form-state';
import { forgetDraft, keepDraft, keepSent, keptDraft, keptSent } from './kept-draft';
import type { SentDraft } from './send-lead';

const submissionFailedMessage = 'Submission failed. Please try again.';
const networkErrorMessage = 'Network error. Please check your connection and try again.';

/** Firebase comes with this chunk. A browser that could not load it asks for it again at the next call. */
const loadSender = () => import('./send-lead');

/** What this page is sending. It outlives a form that is left meanwhile. */
let underway: Promise<ContactFormEvent> | undefined;

/** The contact form's state, and what a prospect does with it. */
export function useContactForm() {
  const [state, dispatch] = useReducer(nextContactForm, undefined, newContactForm);
  const sent = useRef<SentDraft | undefined>(undefined);
  const isSending = useRef(false);
  const lastDraft = useRef(state.draft);
  const hasLooked = useRef(false);

  // Once: a second look would undo what was written early and by now counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prerendered form is empty, so it waits until that is alive.
  useEffect(() => {
    const draft = hasLooked.current ? undefined : keptDraft();
    hasLooked.current = true;
    if (!draft) return;
    dispatch({ type: 'restored', draft });
    if (underway) void follow(underway);
  }, []);

  useEffect(() => {
    if (lastDraft.current === state.draft) return;
    lastDraft.current = state.draft;
    keepDraft(state.draft);
  }, [state.draft]);

  async function send(draft: CustomerDraft, isBot: boolean): Promise<ContactFormEvent> {
    try {
      const { idFor, sendLead, pretendToSend } = await loadSender();
      const id = await idFor(draft, sent.current ?? keptSent());
      sent.current = { id, draft };
      keepSent(sent.current);
      const result = isBot ? pretendToSend() : await sendLead(id, draft);
      if (!result.success) return { type: 'failed', error: result.error || submissionFailedMessage, draft };
      forgetDraft();
      return { type: 'saved', receipt: { reference: id, message: result.message, draft } };
    } catch {
      return { type: 'failed', error: networkErrorMessage, draft };
    }
  }

  async function follow(sending: Promise<ContactFormEvent>) {
    isSending.current = true;
    dispatch({ type: 'sending' });
    dispatch(await sending);
    isSending.current = false;
  }

  return {
    state,
    edit: (changes: DraftChanges) => dispatch({ type: 'edited', changes }),
    /** Chooses the parish that a link to the page carries. */
    choose: (linked: LinkedParish) => dispatch({ type: 'linked', ...linked }),
    /** Fetches what sending needs as soon as somebody begins to use the form. */
    prepare: () => {
      if (navigator.onLine) loadSender().catch(() => undefined);
    },
    /** Checks and sends the draft, a bot's to nowhere; a second call while one is under way does nothing. */
    submit: async (isBot: boolean) => {
      if (isSending.current) return;
      const check = checkCustomerDraft(state.draft);
      if (!check.success) return dispatch({ type: 'checked', ...check });
      underway = send(check.draft, isBot).finally(() => {
        underway = undefined;
      });
      await follow(underway);
    },
    /** Empties the form for a request of its own. */
    restart: () => {
      sent.current = undefined;
      forgetDraft();
      dispatch({ type: 'restarted' });
    },
  };
}
