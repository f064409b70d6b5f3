import {
  type CustomerFormValues,
  checkCustomerDraft,
  emptyCustomerDraft,
  type NewCustomer,
} from '@/domain/customer-draft';
import type { CustomerDraftField } from '@/domain/customer-fields';
import type { DraftDoubts } from '@/domain/draft-doubts';
import { withWantedDay } from '@/domain/wanted-day';
import { isSameValue } from '@/lib/is-same-value';

/** Requirement 8.1: a failure without a known cause. */
export const submissionFailedMessage = 'Submission failed. Please try again.';

/** Requirement 8.1: an unexpected exception or an unknown outcome. */
export const networkErrorMessage = 'Network error. Please check your connection and try again.';

export interface Receipt {
  reference: string;
  message: string;
  hasNewsletter: boolean;
  /** Whether the draft was sent before with other content and an unknown outcome. */
  isCorrection: boolean;
}

export type SendPlace = 'quick' | 'end';

export interface SendFailure {
  error: string;
  draft: NewCustomer;
  cause: 'refused' | 'busy' | 'unreachable' | 'bug';
}

type Progress =
  | { phase: 'editing' }
  | { phase: 'submitting' }
  | { phase: 'invalid'; messages: readonly string[] }
  /** A program may have filled in the form: a second submit sends it. */
  | { phase: 'botSuspected' }
  | { phase: 'questioned'; doubts: DraftDoubts }
  | ({ phase: 'failed' } & SendFailure)
  | { phase: 'queued'; id: string }
  | { phase: 'saved'; receipt: Receipt; isShown: boolean };

/** The history of a draft; its last attempt counts. A duplicated tab has it, too. */
export interface DraftRecord {
  /** Made at the first keystroke; the ids of its customers follow from it. */
  draftId: string;
  attempts: readonly string[];
  /** The id of the last attempt while its outcome is unknown. */
  pendingId?: string | undefined;
  /** The queued request that this draft changes. */
  outboxId?: string | undefined;
}

export interface FormDraft extends CustomerFormValues {
  /** A `domain/wanted-day`, which becomes the first line of the message. */
  wanted: string;
  isWhatsappPhone: boolean;
  estimatedFuel: string;
  estimatedFrequency: string;
  estimatedLine: string;
}

export interface ContactFormState {
  draft: FormDraft;
  record: DraftRecord | undefined;
  fieldMessages: Readonly<Partial<Record<CustomerDraftField, string>>>;
  progress: Progress;
  place: SendPlace;
  linked: LinkedFields;
  isRestored: boolean;
  wasBotSuspected: boolean;
  /** Answers that look wrong and that the visitor confirmed. */
  settled: Partial<FormDraft>;
  /** An unsent draft in the form keeps a request from being reopened. */
  hasUnsentDraft: boolean;
  /** The database does not hold the request with the pending id. */
  isMissing: boolean;
}

export type LinkedFields = readonly CustomerDraftField[];

export type DraftChanges = Partial<FormDraft> | ((draft: FormDraft) => Partial<FormDraft>);

export interface ContactDraftForm extends Pick<ContactFormState, 'draft' | 'fieldMessages'> {
  edit: (changes: DraftChanges) => void;
}

export interface PersistedDraft {
  draft: FormDraft;
  record: DraftRecord;
}

export type ContactFormEvent =
  | ({ type: 'restored' } & PersistedDraft)
  | { type: 'edited'; draftId: string; changes: DraftChanges; linked?: LinkedFields | undefined }
  | { type: 'checked'; messages: readonly string[]; fieldMessages: ContactFormState['fieldMessages'] }
  | { type: 'botSuspected' }
  | { type: 'questioned'; doubts: DraftDoubts }
  | { type: 'settled' }
  | { type: 'dismissed' }
  | { type: 'clicked'; place: SendPlace }
  | { type: 'submitted' }
  | { type: 'sent'; id: string }
  | { type: 'sentByOutbox'; id: string }
  | { type: 'missing' }
  | ({ type: 'failed' } & SendFailure)
  | { type: 'queued'; id: string }
  | { type: 'unsentDraft' }
  | { type: 'saved'; receipt: Receipt; isShown?: boolean }
  | { type: 'receiptShown' }
  | { type: 'left' }
  | { type: 'restarted' };

export function emptyFormDraft(): FormDraft {
  return {
    ...emptyCustomerDraft(),
    wanted: '',
    isWhatsappPhone: false,
    estimatedFuel: '',
    estimatedFrequency: '',
    estimatedLine: '',
  };
}

export function newContactForm(): ContactFormState {
  return {
    draft: emptyFormDraft(),
    record: undefined,
    fieldMessages: {},
    progress: { phase: 'editing' },
    place: 'end',
    linked: [],
    isRestored: false,
    wasBotSuspected: false,
    settled: {},
    hasUnsentDraft: false,
    isMissing: false,
  };
}

export function whatsappOf({ isWhatsappPhone, phone, whatsapp }: FormDraft): string {
  return isWhatsappPhone ? phone : whatsapp;
}

function answersOf(formDraft: FormDraft): CustomerFormValues {
  const { wanted, isWhatsappPhone: _, ...draft } = formDraft;
  return { ...draft, message: withWantedDay(draft.message, wanted), whatsapp: whatsappOf(formDraft) };
}

export function checkFormDraft(draft: FormDraft) {
  const check = checkCustomerDraft(answersOf(draft));
  if (!check.success && draft.wanted && check.fieldMessages.message) {
    check.fieldMessages.message += ' The line with when it is wanted counts, too.';
  }
  return check;
}

const withLast = (id: string, { attempts }: DraftRecord) => [
  ...attempts.filter((earlier) => earlier !== id),
  id,
];

export function sentUnder(id: string, record: DraftRecord): DraftRecord {
  return { ...record, attempts: withLast(id, record), pendingId: id };
}

export function withOtherAttempt(id: string, record: DraftRecord): DraftRecord {
  return { ...record, attempts: withLast(id, record), outboxId: undefined };
}

/** The id of a request whose answer never came. */
export function unansweredId({ progress, record }: ContactFormState): string | undefined {
  const isUnsent = progress.phase === 'failed' && ['refused', 'busy'].includes(progress.cause);
  return isUnsent || progress.phase === 'submitting' ? undefined : record?.pendingId;
}

/** Whether a draft was sent with other answers before, which may be stored. */
export function isLastOfSeveral({ attempts }: DraftRecord, reference: string): boolean {
  return attempts.length > 1 && attempts.at(-1) === reference;
}

/** The id of a queued request that the form shows, or changes. */
export function outboxIdOf({ progress, record }: ContactFormState): string | undefined {
  return progress.phase === 'queued' ? progress.id : record?.outboxId;
}

export function isUntouched(draft: FormDraft): boolean {
  return isSameValue(draft, emptyFormDraft());
}

/** Requirement 4.4. No failure loses a value. */
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
      return edited(isReceiptShown(state) ? newContactForm() : state, event);
    case 'checked':
      return {
        ...state,
        fieldMessages: event.fieldMessages,
        progress: { phase: 'invalid', messages: event.messages },
      };
    case 'botSuspected':
      return { ...state, fieldMessages: {}, progress: { phase: 'botSuspected' }, wasBotSuspected: true };
    case 'questioned':
      return { ...state, progress: { phase: 'questioned', doubts: event.doubts } };
    case 'settled':
      return { ...state, settled: state.draft };
    case 'dismissed':
      return phase === 'questioned' ? { ...state, progress: { phase: 'editing' } } : state;
    case 'clicked':
      return { ...state, place: event.place };
    case 'submitted':
      return { ...state, fieldMessages: {}, progress: { phase: 'submitting' } };
    case 'sent':
      return { ...state, record: state.record && sentUnder(event.id, state.record), isMissing: false };
    case 'sentByOutbox':
      return { ...state, record: state.record && withOtherAttempt(event.id, state.record) };
    case 'missing':
      return { ...state, isMissing: true };
    case 'failed':
      return {
        ...state,
        progress: { phase: 'failed', error: event.error, draft: event.draft, cause: event.cause },
      };
    case 'queued':
      return { ...newContactForm(), progress: { phase: 'queued', id: event.id } };
    case 'unsentDraft':
      return { ...state, hasUnsentDraft: true };
    case 'saved':
      return {
        ...newContactForm(),
        progress: { phase: 'saved', receipt: event.receipt, isShown: event.isShown ?? false },
      };
    case 'receiptShown':
      return state.progress.phase === 'saved'
        ? { ...state, progress: { ...state.progress, isShown: true } }
        : state;
    case 'left':
      if (state.progress.phase === 'saved') return state.progress.isShown ? newContactForm() : state;
      if (phase === 'queued') return newContactForm();
      return {
        ...state,
        hasUnsentDraft: false,
        linked: [],
        isRestored: !isUntouched(state.draft),
        ...((phase === 'invalid' || phase === 'botSuspected' || phase === 'questioned') && {
          fieldMessages: {},
          progress: { phase: 'editing' },
        }),
      };
    case 'restarted':
      return phase === 'submitting' ? state : newContactForm();
  }
}

const isReceiptShown = ({ progress }: ContactFormState) => progress.phase === 'saved' && progress.isShown;

/** A pending draft and an unseen receipt stay as they are. Text from before hydration replaces a shown one. */
function edited(
  state: ContactFormState,
  { changes: change, draftId, linked = [] }: Extract<ContactFormEvent, { type: 'edited' }>,
): ContactFormState {
  if (state.progress.phase === 'submitting' || state.progress.phase === 'saved') return state;
  const asked = typeof change === 'function' ? change(state.draft) : change;
  const { whatsapp: _copy, ...others } = asked;
  const changes = state.draft.isWhatsappPhone ? others : asked;
  if (Object.keys(changes).length === 0) return state;
  const draft = { ...state.draft, ...changes };
  // A browser fills in again after a reload: a request that is on its way stays the same.
  if (state.record?.pendingId && isSameValue(draft, state.draft)) return state;
  const before: Readonly<Record<string, unknown>> = answersOf(state.draft);
  const after: Readonly<Record<string, unknown>> = answersOf(draft);
  return {
    ...state,
    draft,
    linked: [...state.linked.filter((field) => !(field in changes)), ...linked],
    record: { attempts: [], ...state.record, draftId, pendingId: undefined },
    fieldMessages: Object.fromEntries(
      Object.entries(state.fieldMessages).filter(([field]) => isSameValue(before[field], after[field])),
    ),
    progress: { phase: 'editing' },
  };
}
