import * as v from 'valibot';
import {
  type CustomerDraftField,
  type CustomerDraftInput,
  CustomerDraftSchema,
  emptyCustomerDraft,
} from '@/domain/customer-draft';
import { safeSessionStorage } from '@/lib/storage';
import { isChoice } from './draft-fields';
import type { SentDraft } from './send-lead';

const draftKey = 'contactDraft';
const sentKey = 'contactSent';

/**
 * The most characters of a text that come back. It is above every field's limit: who wrote too much is told so by
 * the form, and must not find the text gone instead.
 */
export const longestKeptText = 20_000;

const stored = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);
const KeptDraft = stored(v.record(v.string(), v.unknown()));
const KeptText = v.pipe(v.string(), v.maxLength(longestKeptText));
const KeptSent = stored(
  v.object({
    // As the rules want it: another id could never be sent under.
    id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/)),
    draft: CustomerDraftSchema,
  }),
);

/** Keeps what the form holds for as long as the tab lives; of an empty form there is nothing to keep. */
export function keepDraft(draft: CustomerDraftInput): void {
  if (isUntouched(draft)) safeSessionStorage.remove(draftKey);
  else safeSessionStorage.set(draftKey, JSON.stringify(draft));
}

/** Keeps what is about to be sent, and under which id, for as long as the tab lives. */
export function keepSent(sent: SentDraft): void {
  safeSessionStorage.set(sentKey, JSON.stringify(sent));
}

/** What the form held before, each field that is not as the form could hold it by its default; or undefined. */
export function keptDraft(): CustomerDraftInput | undefined {
  const kept = v.safeParse(KeptDraft, safeSessionStorage.get(draftKey));
  if (!kept.success) return undefined;
  const fields = Object.entries(emptyCustomerDraft()) as [CustomerDraftField, unknown][];
  const draft = Object.fromEntries(
    fields.map(([field, initially]) => [
      field,
      canHold(field, kept.output[field]) ? kept.output[field] : initially,
    ]),
  ) as CustomerDraftInput;
  return isUntouched(draft) ? undefined : draft;
}

/** What was sent before without an answer, and its id; or undefined. */
export function keptSent(): SentDraft | undefined {
  const kept = v.safeParse(KeptSent, safeSessionStorage.get(sentKey));
  return kept.success ? kept.output : undefined;
}

/** Leaves nothing behind of what was written and sent. */
export function forgetDraft(): void {
  for (const key of [draftKey, sentKey]) safeSessionStorage.remove(key);
}

const isUntouched = (draft: CustomerDraftInput) =>
  JSON.stringify(draft) === JSON.stringify(emptyCustomerDraft());

/** A text need not be right yet, as it may be half written; a choice must be one of the options. */
function canHold(field: CustomerDraftField, value: unknown): boolean {
  if (value === undefined) return false;
  const isText = typeof emptyCustomerDraft()[field] === 'string' && !isChoice(field);
  return v.is(isText ? KeptText : CustomerDraftSchema.entries[field], value);
}
