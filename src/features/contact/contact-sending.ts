import type { StoreApi } from 'zustand/vanilla';
import type { RequestOutcome } from '@/data/create-customer';
import type { NewCustomer } from '@/domain/customer-draft';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { chunkFailedMessage, isChunkError } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { wait } from '@/lib/wait';
import {
  type ContactFormEvent,
  type ContactFormState,
  checkFormDraft,
  isLastOfSeveral,
  networkErrorMessage,
  type SendFailure,
  unansweredId,
} from './contact-form-state';

/** Loaded on use, as it imports Firebase. */
export type Sender = Omit<typeof import('./send-draft'), 'DoubtQuestion'>;

interface Dependencies {
  form: Pick<StoreApi<ContactFormState>, 'getState'>;
  dispatch: (event: ContactFormEvent) => void;
  loadSender: () => Promise<Sender>;
}

export function createContactSending({ form, dispatch, loadSender }: Dependencies) {
  async function send(draft: NewCustomer, delay: number): Promise<void> {
    const loading = loadChunk(loadSender, { mayReload: false });
    try {
      const [{ customerIdFor, findDoubts, sendDraft }] = await Promise.all([
        loading,
        delay > 0 && wait(delay),
      ]);
      const doubts = findDoubts(draft, (field) => isInDoubt(form.getState(), field));
      if (Object.keys(doubts).length > 0) return dispatch({ type: 'questioned', doubts });
      const id = await customerIdFor(recordOf(form.getState()).draftId, draft);
      dispatch({ type: 'sent', id });
      const outcome = await sendDraft(id, draft);
      if (outcome.kind === 'stored') receive(id, draft, outcome.value);
      else {
        dispatch({ type: 'failed', draft, error: outcome.reason, cause: causeOf(outcome) });
      }
    } catch (error) {
      const isMissing = isChunkError(error);
      if (!isMissing) reportError(error);
      const message = isMissing ? chunkFailedMessage : networkErrorMessage;
      dispatch({ type: 'failed', draft, error: message, cause: isMissing ? 'unreachable' : 'bug' });
    }
  }

  async function confirm(id: string): Promise<void> {
    const check = checkFormDraft(form.getState().draft);
    if (!check.success) return;
    try {
      const { confirmDraft } = await loadSender();
      const outcome = await confirmDraft(id, check.draft);
      // A visitor who went on is not interrupted: sending gives the same answer.
      if (unansweredId(form.getState()) !== id) return;
      if (outcome === 'missing') dispatch({ type: 'missing' });
      else if (outcome?.kind === 'stored') receive(id, check.draft, outcome.value);
    } catch (error) {
      if (!isChunkError(error)) reportError(error);
    }
  }

  function receive(reference: string, { newsletter }: NewCustomer, message: string): void {
    const isCorrection = isLastOfSeveral(recordOf(form.getState()), reference);
    dispatch({ type: 'saved', receipt: { reference, message, hasNewsletter: newsletter, isCorrection } });
  }

  return { send, confirm };
}

function causeOf(outcome: Exclude<RequestOutcome, { kind: 'stored' }>): SendFailure['cause'] {
  if (outcome.kind === 'unknown') return 'unreachable';
  return outcome.isBusy ? 'busy' : 'refused';
}

/** Confirmed answers are in doubt no more, and one number is in doubt once. */
function isInDoubt({ draft, settled }: ContactFormState, field: CustomerDraftField): boolean {
  return !(field === 'whatsapp' && draft.isWhatsappPhone) && settled[field] !== draft[field];
}

export function recordOf({ record }: ContactFormState) {
  if (!record) throw new Error('A draft was sent that has no id of its own.');
  return record;
}
