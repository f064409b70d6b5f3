import {
  type CustomerDraft,
  type CustomerDraftField,
  type CustomerDraftInput,
  emptyCustomerDraft,
} from '@/domain/customer-draft';

/** What a prospect has after a request was stored. */
export interface Receipt {
  /** The id of the stored customer. */
  reference: string;
  /** The database's success message. */
  message: string;
  draft: CustomerDraft;
}

type Progress =
  | { phase: 'editing' }
  | { phase: 'submitting' }
  /** Something must be mended before it can be sent. */
  | { phase: 'invalid'; messages: readonly string[] }
  /** It was sent and could not be stored. */
  | { phase: 'failed'; error: string; draft: CustomerDraft }
  | { phase: 'saved'; receipt: Receipt };

export interface ContactFormState {
  draft: CustomerDraftInput;
  fieldMessages: Readonly<Partial<Record<CustomerDraftField, string>>>;
  progress: Progress;
  /** How often the form was submitted. */
  attempt: number;
  /** Whether the form began with what was written before. */
  isRestored: boolean;
}

/** Changes, or how they follow from what the form holds by then. */
export type DraftChanges =
  | Partial<CustomerDraftInput>
  | ((draft: CustomerDraftInput) => Partial<CustomerDraftInput>);

/** A parish that the address of the page came with. */
export interface LinkedParish {
  parish: CustomerDraftInput['parish'];
  /** Whether the page was reloaded or gone back to, instead of a link followed. */
  isReturn: boolean;
}

export type ContactFormEvent =
  | { type: 'restored'; draft: CustomerDraftInput }
  | ({ type: 'linked' } & LinkedParish)
  | { type: 'edited'; changes: DraftChanges }
  | { type: 'checked'; messages: readonly string[]; fieldMessages: ContactFormState['fieldMessages'] }
  | { type: 'sending' }
  | { type: 'failed'; error: string; draft: CustomerDraft }
  | { type: 'saved'; receipt: Receipt }
  | { type: 'restarted' };

/** An empty form with the specification's defaults. */
export function newContactForm(): ContactFormState {
  return {
    draft: emptyCustomerDraft(),
    fieldMessages: {},
    progress: { phase: 'editing' },
    attempt: 0,
    isRestored: false,
  };
}

/** The contact form's states and transitions (specification, point 4). No failure costs a value. */
export function nextContactForm(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  switch (event.type) {
    case 'restored':
      return { ...newContactForm(), draft: event.draft, isRestored: true };
    case 'linked':
      // What is under way stays as it was sent; and whoever returns may have chosen another parish since.
      return state.progress.phase === 'submitting' || (event.isReturn && state.isRestored)
        ? state
        : edited(state, { parish: event.parish });
    case 'edited':
      return edited(state, event.changes);
    case 'checked':
      return {
        ...state,
        fieldMessages: event.fieldMessages,
        progress: { phase: 'invalid', messages: event.messages },
        attempt: state.attempt + 1,
      };
    case 'sending':
      return {
        ...state,
        fieldMessages: {},
        progress: { phase: 'submitting' },
        attempt: state.attempt + 1,
      };
    case 'failed':
      return { ...state, progress: { phase: 'failed', error: event.error, draft: event.draft } };
    case 'saved':
      return { ...state, progress: { phase: 'saved', receipt: event.receipt } };
    case 'restarted':
      return newContactForm();
  }
}

function edited(state: ContactFormState, change: DraftChanges): ContactFormState {
  const changes = typeof change === 'function' ? change(state.draft) : change;
  return {
    ...state,
    draft: { ...state.draft, ...changes },
    fieldMessages: without(state.fieldMessages, Object.keys(changes)),
    progress: { phase: 'editing' },
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
