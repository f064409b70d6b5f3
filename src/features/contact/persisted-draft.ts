import * as v from 'valibot';
import { emptyCustomerDraft, heldFields } from '@/domain/customer-draft';
import { isCustomerId } from '@/domain/reference';
import { isWantedDay } from '@/domain/wanted-day';
import { randomHex } from '@/lib/random-hex';
import { safeSessionStorage } from '@/lib/storage';
import { readJson, writeJson } from '@/lib/stored-json';
import {
  type ContactFormState,
  type DraftRecord,
  type FormDraft,
  isUntouched,
  type PersistedDraft,
  type Receipt,
} from './contact-form-state';
import { shownReceiptKey } from './outbox/outbox-key';

const draftKey = 'contactDraft';
const recordKey = 'contactRecord';
const receiptKey = 'contactReceipt';

const StoredDraft = v.record(v.string(), v.unknown());
const DraftId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const CustomerId = v.pipe(v.string(), v.check(isCustomerId));
export const StoredRecord = v.object({
  draftId: DraftId,
  attempts: v.array(CustomerId),
  pendingId: v.optional(CustomerId),
  outboxId: v.optional(v.string()),
}) satisfies v.GenericSchema<DraftRecord>;
export const StoredReceipt = v.object({
  reference: CustomerId,
  message: v.string(),
  hasNewsletter: v.boolean(),
  isCorrection: v.boolean(),
}) satisfies v.GenericSchema<Receipt>;

/** 128 random bits: nobody may guess the ids that follow from it. */
export function newDraftId(): string {
  return randomHex(16);
}

/** Mirrors a draft with its record, or a receipt until the visitor leaves it, for the life of the tab. */
export function persist({ draft, record, progress }: ContactFormState): void {
  const isSaved = progress.phase === 'saved';
  const hasDraft = !isSaved && !isUntouched(draft);
  const receipt = isSaved ? progress.receipt : undefined;
  const isShown = isSaved && progress.isShown;
  writeJson(safeSessionStorage, draftKey, hasDraft ? draft : undefined);
  writeJson(safeSessionStorage, recordKey, hasDraft ? record : undefined);
  writeJson(safeSessionStorage, receiptKey, isShown ? undefined : receipt);
  writeJson(safeSessionStorage, shownReceiptKey, isShown ? receipt : undefined);
}

export function persistedReceipt(): { receipt: Receipt; isShown: boolean } | undefined {
  const read = (key: string) => readJson(safeSessionStorage, key, StoredReceipt);
  const unseen = read(receiptKey);
  const receipt = unseen ?? read(shownReceiptKey);
  return receipt && { receipt, isShown: !unseen };
}

export function persistedDraft(): PersistedDraft | undefined {
  const draft = restoreDraft(readJson(safeSessionStorage, draftKey, StoredDraft));
  return draft && { draft, record: persistedRecord() };
}

/** Replaces each unusable field by its default. Text is whole, however long: only sending is limited. */
export function restoreDraft(stored: unknown): FormDraft | undefined {
  const result = v.safeParse(StoredDraft, stored);
  if (!result.success) return undefined;
  const values = result.output;
  const draft = {
    ...emptyCustomerDraft(),
    ...heldFields(values),
    wanted: isWantedDay(values.wanted) ? values.wanted : '',
    isWhatsappPhone: values.isWhatsappPhone === true,
    estimatedFuel: toText(values.estimatedFuel),
    estimatedFrequency: toText(values.estimatedFrequency),
    estimatedLine: toText(values.estimatedLine),
  };
  return isUntouched(draft) ? undefined : draft;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

export function isDraftPersisted(): boolean {
  return safeSessionStorage.get(draftKey) !== null;
}

function persistedRecord(): DraftRecord {
  return readJson(safeSessionStorage, recordKey, StoredRecord) ?? { draftId: newDraftId(), attempts: [] };
}
