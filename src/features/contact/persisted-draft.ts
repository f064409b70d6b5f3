import * as v from 'valibot';
import { type CustomerFormValues, canHold, emptyCustomerDraft } from '@/domain/customer-draft';
import { type CustomerDraftField, isWritten } from '@/domain/customer-fields';
import { isWantedDay } from '@/domain/wanted-day';
import { randomHex } from '@/lib/random-hex';
import { safeSessionStorage } from '@/lib/storage';
import {
  type ContactFormState,
  type DraftRecord,
  type FormDraft,
  isUntouched,
  type PersistedDraft,
  type Receipt,
} from './contact-form-state';

const draftKey = 'contactDraft';
const recordKey = 'contactRecord';
const receiptKey = 'contactReceipt';

const inJson = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);
const StoredDraft = v.record(v.string(), v.unknown());
const DraftId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** The rules refuse any other id. */
const CustomerId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/));
export const StoredRecord = v.object({
  draftId: DraftId,
  attempts: v.array(CustomerId),
  pendingId: v.optional(CustomerId),
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

/** Mirrors a draft with its record, or a receipt that nobody saw, for the life of the tab. */
export function persist({ draft, record, progress }: ContactFormState): void {
  const isSaved = progress.phase === 'saved';
  const hasDraft = !isSaved && !isUntouched(draft);
  put(draftKey, hasDraft && draft);
  put(recordKey, hasDraft && record);
  put(receiptKey, isSaved && !progress.isShown && progress.receipt);
}

function put(key: string, value: object | false | undefined): void {
  if (value) safeSessionStorage.set(key, JSON.stringify(value));
  else safeSessionStorage.remove(key);
}

export function persistedReceipt(): Receipt | undefined {
  return parsed(StoredReceipt, receiptKey);
}

export function persistedDraft(): PersistedDraft | undefined {
  const draft = restoreDraft(parsed(StoredDraft, draftKey));
  return draft && { draft, record: persistedRecord() };
}

/** Replaces each unusable field by its default. Text is whole, however long: only sending is limited. */
export function restoreDraft(stored: unknown): FormDraft | undefined {
  const result = v.safeParse(StoredDraft, stored);
  if (!result.success) return undefined;
  const kept = result.output;
  const fields = Object.entries(emptyCustomerDraft()) as [CustomerDraftField, unknown][];
  const answers = Object.fromEntries(
    fields.map(([field, initially]) => {
      const value = kept[field];
      const isHeld = isWritten(field) ? typeof value === 'string' : canHold(field, value);
      return [field, isHeld ? value : initially];
    }),
  ) as CustomerFormValues;
  const draft = {
    ...answers,
    wanted: isWantedDay(kept.wanted) ? kept.wanted : '',
    isWhatsappPhone: kept.isWhatsappPhone === true,
  };
  return isUntouched(draft) ? undefined : draft;
}

export function isDraftPersisted(): boolean {
  return safeSessionStorage.get(draftKey) !== null;
}

function persistedRecord(): DraftRecord {
  return parsed(StoredRecord, recordKey) ?? { draftId: newDraftId(), attempts: [] };
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(inJson(schema), safeSessionStorage.get(key));
  return result.success ? result.output : undefined;
}
