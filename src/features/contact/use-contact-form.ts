import { useReducer, useRef } from 'react';
import { type CustomerDraft, type CustomerDraftInput, checkCustomerDraft } from '@/domain/customer-draft';
import { type ContactFormEvent, newContactForm, nextContactForm } from './contact-form-state';
import type { SentDraft } from './send-lead';

const submissionFailedMessage = 'Submission failed. Please try again.';
const networkErrorMessage = 'Network error. Please check your connection and try again.';

/** Firebase comes with this chunk. A browser that could not load it asks for it again at the next call. */
const loadSender = () => import('./send-lead');

/** The contact form's state, and what a prospect does with it. */
export function useContactForm() {
  const [state, dispatch] = useReducer(nextContactForm, undefined, newContactForm);
  const sent = useRef<SentDraft | undefined>(undefined);
  const isSending = useRef(false);

  async function send(draft: CustomerDraft, isBot: boolean): Promise<ContactFormEvent> {
    try {
      const { idFor, sendLead, pretendToSend } = await loadSender();
      const id = await idFor(draft, sent.current);
      sent.current = { id, draft };
      const result = isBot ? pretendToSend() : await sendLead(id, draft);
      if (!result.success) return { type: 'failed', error: result.error || submissionFailedMessage, draft };
      return { type: 'saved', receipt: { reference: id, message: result.message, draft } };
    } catch {
      return { type: 'failed', error: networkErrorMessage, draft };
    }
  }

  return {
    state,
    edit: (changes: Partial<CustomerDraftInput>) => dispatch({ type: 'edited', changes }),
    /** Fetches what sending needs as soon as somebody begins to use the form. */
    prepare: () => {
      if (navigator.onLine) loadSender().catch(() => undefined);
    },
    /** Checks and sends the draft, a bot's to nowhere; a second call while one is under way does nothing. */
    submit: async (isBot: boolean) => {
      if (isSending.current) return;
      const check = checkCustomerDraft(state.draft);
      if (!check.success) return dispatch({ type: 'checked', ...check });
      isSending.current = true;
      dispatch({ type: 'sending' });
      dispatch(await send(check.draft, isBot));
      isSending.current = false;
    },
    restart: () => {
      sent.current = undefined;
      dispatch({ type: 'restarted' });
    },
  };
}
