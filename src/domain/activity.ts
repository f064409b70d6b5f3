import * as v from 'valibot';
import { toDate } from '@/lib/dates';
import { pick } from '@/lib/pick';
import { type StoredCustomer, toCustomer } from './customer';
import { type CustomerDraftField, draftFields } from './customer-fields';
import type { Option, ValueOf } from './options';
import { storedDate, storedText } from './stored-fields';

/** Requirement 3.9. */
export const entryKinds = [
  'note',
  'call',
  'message',
  'status',
  'owner',
  'follow-up',
  'correction',
  'duplicate',
] as const;

export type EntryKind = (typeof entryKinds)[number];

export const callOutcomes = [
  { value: 'reached', label: 'Reached' },
  { value: 'call-back', label: 'Call back' },
  { value: 'no-answer', label: 'No answer' },
] as const satisfies readonly Option[];

export type CallOutcome = ValueOf<typeof callOutcomes>;

export const messageChannels = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'E-mail' },
] as const satisfies readonly Option[];

export type MessageChannel = ValueOf<typeof messageChannels>;

/** In UTF-16 units. */
export const activityTextLimit = 2000;

export type CorrectedFields = Readonly<Partial<Pick<StoredCustomer, CustomerDraftField>>>;

/** Null when nothing changed, or when there was no value. */
type EntryValue = string | Date | CorrectedFields | null;

export interface ActivityEntry {
  id: string;
  kind: EntryKind;
  text: string;
  from: EntryValue;
  to: EntryValue;
  /** The author's e-mail. */
  by: string;
  at: Date;
}

const value = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((stored): EntryValue => {
    return typeof stored === 'string' ? stored : (toDate(stored) ?? toCorrectedFields(stored));
  }),
);

function toCorrectedFields(stored: unknown): CorrectedFields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const held = draftFields.filter((field) => Object.hasOwn(stored, field));
  const customer = toCustomer('', stored);
  return held.length > 0 ? pick(customer, held) : null;
}

const StoredEntrySchema = v.object({
  kind: v.fallback(v.picklist(entryKinds), 'note'),
  text: storedText,
  from: value,
  to: value,
  by: storedText,
  at: storedDate,
});

/** Reads any document as an entry. `now` replaces a missing time. */
export function toActivityEntry(id: string, stored: object, now = new Date()): ActivityEntry {
  const fields = v.parse(StoredEntrySchema, stored);
  return { ...fields, id, at: fields.at ?? now };
}
