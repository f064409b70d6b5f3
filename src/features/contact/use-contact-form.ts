import { useReducer, useRef } from 'react';
import { type CustomerDraft, type CustomerDraftInput, checkCustomerDraft } from '@/domain/customer-draft';
import { type ContactFormEvent, newContactForm, nextContactForm } from './contact-form-state';

const submissionFailedMessage = 'Submission failed. Please try again.';
const networkErrorMessage = 'Network error. Please check your connection and try again.';

/** Firebase comes with this chunk. A browser that could not load it asks for it again at the next call. */
const loadSender = () => import('./send-lead');

/** The contact form's state, and what a prospect does with it. */
export function useContactForm() {
  const [state, dispatch] = useReducer(nextContactForm, undefined, newContactForm);
  const draftId = useRef<string | undefined>(undefined);
  const isSending = useRef(false);

  async function send(draft: CustomerDraft): Promise<ContactFormEvent> {
    try {
      const { newCustomerId, sendLead } = await loadSender();
      draftId.current ??= newCustomerId();
      const result = await sendLead(draftId.current, draft);
      if (!result.success) return { type: 'failed', error: result.error || submissionFailedMessage, draft };
      return { type: 'saved', receipt: { reference: draftId.current, message: result.message, draft } };
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
    /** Checks and sends the draft; a second call while one is under way does nothing. */
    submit: async () => {
      if (isSending.current) return;
      const check = checkCustomerDraft(state.draft);
      if (!check.success) return dispatch({ type: 'checked', ...check });
      isSending.current = true;
      dispatch({ type: 'sending' });
      dispatch(await send(check.draft));
      isSending.current = false;
    },
    restart: () => {
      draftId.current = undefined;
      dispatch({ type: 'restarted' });
    },
  };
}
