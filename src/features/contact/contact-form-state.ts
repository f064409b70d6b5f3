import {
  type CustomerDraft,
  type CustomerDraftInput,
  checkCustomerDraft,
  emptyCustomerDraft,
} from '@/domain/customer-draft';
import type { CustomerDraftField } from '@/domain/customer-fields';
import type { DraftDoubts } from '@/domain/draft-doubts';
import { withWantedDay } from '@/domain/wanted-day';

/** Requirement 8.1: said of a failure that nothing more is known of. */
export const submissionFailedMessage = 'Submission failed. Please try again.';

/** Requirement 8.1: said of an unexpected exception, and when nobody knows whether the request arrived. */
export const networkErrorMessage = 'Network error. Please check your connection and try again.';

/** What a visitor has after a request was stored. */
export interface Receipt {
  /** The id of the stored customer. */
  reference: string;
  /** The database's success message. */
  message: string;
  hasNewsletter: boolean;
  /** Whether the draft was also sent with other content before, and nobody knows what became of that. */
  isCorrection: boolean;
}

/** Which of the two buttons sent the form: the one after what a quote needs, or the one at its end. */
export type SendPlace = 'quick' | 'end';

/** Why a draft was not stored. */
export interface SendFailure {
  error: string;
  /** What was sent. */
  draft: CustomerDraft;
  /** Whether nothing could be reached: it may be kept until there is a signal. */
  mayKeep: boolean;
}

type Progress =
  | { phase: 'editing' }
  | { phase: 'submitting' }
  /** Something must be mended before it can be sent. */
  | { phase: 'invalid'; messages: readonly string[] }
  /** A person may not have filled it in: it is sent when asked for once more. */
  | { phase: 'doubted' }
  /** Something looks wrong and may be right: nothing was sent. */
  | { phase: 'questioned'; doubts: DraftDoubts }
  /** It was sent and could not be stored. */
  | ({ phase: 'failed' } & SendFailure)
  /** It left the form for the outbox, where it waits for a signal under that id. */
  | { phase: 'kept'; id: string }
  | { phase: 'saved'; receipt: Receipt; isShown: boolean };

/** What is known of a draft beside its content. It lives as long as the draft, and a duplicated tab has it, too. */
export interface DraftRecord {
  /** Made at the first keystroke. The ids of the customers that the draft may become follow from it. */
  draftId: string;
  /** The ids under which the draft was sent. */
  attempts: readonly string[];
  /** The id under which its content of now was sent last, as long as nobody knows what became of it. */
  pendingId?: string | undefined;
}

/** A draft as the form holds it. */
export interface FormDraft extends CustomerDraftInput {
  /** When it is wanted (`domain/wanted-day`): no field of a customer, but the first line of the message. */
  wanted: string;
  /** Whether the WhatsApp number is the phone number, whatever is written of it. */
  isWhatsappPhone: boolean;
}

export interface ContactFormState {
  draft: FormDraft;
  /** Undefined until something is written. */
  record: DraftRecord | undefined;
  fieldMessages: Readonly<Partial<Record<CustomerDraftField, string>>>;
  progress: Progress;
  /** How often the form was submitted. */
  attempt: number;
  /** From where it was submitted last. */
  place: SendPlace;
  /** Whether the form holds what was written before it was opened. */
  isRestored: boolean;
  /** Whether the doubt about a person was voiced: nobody hears it twice. */
  wasDoubted: boolean;
  /** The draft of which somebody has said that what looks wrong in it is right. */
  settled: Partial<FormDraft>;
  /** Whether a request from the outbox was to be changed, while the form held answers that are not sent. */
  isInTheWay: boolean;
}

/** Changes, or how they follow from what the form holds by then. */
export type DraftChanges = Partial<FormDraft> | ((draft: FormDraft) => Partial<FormDraft>);

/** The draft, what is wrong with it, and the way to change it. */
export interface ContactDraftForm extends Pick<ContactFormState, 'draft' | 'fieldMessages'> {
  edit: (changes: DraftChanges) => void;
}

/** A draft as the tab kept it. */
export interface PersistedDraft {
  draft: FormDraft;
  record: DraftRecord;
}

export type ContactFormEvent =
  | ({ type: 'restored' } & PersistedDraft)
  | { type: 'edited'; draftId: string; changes: DraftChanges }
  | { type: 'checked'; messages: readonly string[]; fieldMessages: ContactFormState['fieldMessages'] }
  | { type: 'doubted' }
  | { type: 'questioned'; doubts: DraftDoubts }
  | { type: 'settled' }
  /** It is going to be corrected. */
  | { type: 'dismissed' }
  | { type: 'pressed'; place: SendPlace }
  | { type: 'submitted' }
  /** What was submitted is about to go out. */
  | { type: 'sent'; id: string }
  | ({ type: 'failed' } & SendFailure)
  | { type: 'kept'; id: string }
  | { type: 'inTheWay' }
  | { type: 'saved'; receipt: Receipt }
  | { type: 'receiptShown' }
  | { type: 'left' }
  | { type: 'restarted' };

/** An empty draft with the specification's defaults. */
export function emptyFormDraft(): FormDraft {
  return { ...emptyCustomerDraft(), wanted: '', isWhatsappPhone: false };
}

/** A form that nobody has touched. */
export function newContactForm(): ContactFormState {
  return {
    draft: emptyFormDraft(),
    record: undefined,
    fieldMessages: {},
    progress: { phase: 'editing' },
    attempt: 0,
    place: 'end',
    isRestored: false,
    wasDoubted: false,
    settled: {},
    isInTheWay: false,
  };
}

/** The WhatsApp number that a draft says. */
export function whatsappOf({ isWhatsappPhone, phone, whatsapp }: FormDraft): string {
  return isWhatsappPhone ? phone : whatsapp;
}

/** Checks what is sent of a draft: its message begins with when it is wanted. */
export function checkFormDraft(formDraft: FormDraft) {
  const { wanted, isWhatsappPhone: _, ...draft } = formDraft;
  const message = withWantedDay(draft.message, wanted);
  const check = checkCustomerDraft({ ...draft, message, whatsapp: whatsappOf(formDraft) });
  if (!check.success && wanted && check.fieldMessages.message) {
    check.fieldMessages.message += ' The line with when it is wanted counts, too.';
  }
  return check;
}

/** A draft's record with the id under which it is about to be sent. */
export function sentUnder(id: string, { draftId, attempts }: DraftRecord): DraftRecord {
  return { draftId, attempts: [...new Set([...attempts, id])], pendingId: id };
}

/** Whether a draft holds nothing that somebody wrote. */
export function isUntouched(draft: FormDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyFormDraft());
}

/** The contact form's states and transitions (requirement 4.4). No failure costs a value. */
export function nextContactForm(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  const { phase } = state.progress;
  switch (event.type) {
    case 'restored':
      return {
        ...newContactForm(),
        draft: event.draft,
        record: event.record,
        isRestored: true,
      };
    case 'edited':
      return edited(state, event.changes, event.draftId);
    case 'checked':
      return {
        ...state,
        fieldMessages: event.fieldMessages,
        progress: { phase: 'invalid', messages: event.messages },
        attempt: state.attempt + 1,
      };
    case 'doubted':
      return { ...state, fieldMessages: {}, progress: { phase: 'doubted' }, wasDoubted: true };
    case 'questioned':
      return { ...state, progress: { phase: 'questioned', doubts: event.doubts } };
    case 'settled':
      return { ...state, settled: state.draft };
    case 'dismissed':
      return phase === 'questioned' ? { ...state, progress: { phase: 'editing' } } : state;
    case 'pressed':
      return { ...state, place: event.place };
    case 'submitted':
      return {
        ...state,
        fieldMessages: {},
        progress: { phase: 'submitting' },
        attempt: state.attempt + 1,
      };
    case 'sent':
      return { ...state, record: state.record && sentUnder(event.id, state.record) };
    case 'failed':
      return {
        ...state,
        progress: { phase: 'failed', error: event.error, draft: event.draft, mayKeep: event.mayKeep },
      };
    case 'kept':
      return { ...newContactForm(), progress: { phase: 'kept', id: event.id } };
    case 'inTheWay':
      return { ...state, isInTheWay: true };
    case 'saved':
      return { ...newContactForm(), progress: { phase: 'saved', receipt: event.receipt, isShown: false } };
    case 'receiptShown':
      return state.progress.phase === 'saved'
        ? { ...state, progress: { ...state.progress, isShown: true } }
        : state;
    case 'left':
      if (state.progress.phase === 'saved') return state.progress.isShown ? newContactForm() : state;
      if (phase === 'kept') return newContactForm();
      return {
        ...state,
        isInTheWay: false,
        isRestored: !isUntouched(state.draft),
        ...((phase === 'invalid' || phase === 'doubted' || phase === 'questioned') && {
          fieldMessages: {},
          progress: { phase: 'editing' },
        }),
      };
    case 'restarted':
      return phase === 'submitting' ? state : newContactForm();
  }
}

/** What is under way stays as it was sent, and a receipt as it was given. */
function edited(state: ContactFormState, change: DraftChanges, draftId: string): ContactFormState {
  if (state.progress.phase === 'submitting' || state.progress.phase === 'saved') return state;
  const changes = typeof change === 'function' ? change(state.draft) : change;
  return {
    ...state,
    draft: { ...state.draft, ...changes },
    record: { attempts: [], ...state.record, draftId, pendingId: undefined },
    fieldMessages: without(state.fieldMessages, Object.keys(changes)),
    progress: { phase: 'editing' },
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
