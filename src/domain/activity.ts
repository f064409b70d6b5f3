import * as v from 'valibot';
import { toDate } from '@/lib/dates';
import { type StoredCustomer, toCustomer } from './customer';
import { type CustomerDraftField, draftFields } from './customer-fields';
import { type Option, valuesOf } from './options';

/** Requirement 3.9: what an entry of the activity tells of. */
export const activityKinds = [
  { value: 'note', label: 'Note' },
  { value: 'call', label: 'Call' },
  { value: 'message', label: 'Message' },
  { value: 'status', label: 'Status' },
  { value: 'owner', label: 'Owner' },
  { value: 'follow-up', label: 'Follow-up' },
  { value: 'correction', label: 'Correction' },
  { value: 'duplicate', label: 'Duplicate' },
] as const satisfies readonly Option[];

export type ActivityKind = (typeof activityKinds)[number]['value'];

/** How a call ended: `to` of an entry of the kind call. */
export const callOutcomes = [
  { value: 'reached', label: 'Reached' },
  { value: 'no-answer', label: 'No answer' },
  { value: 'call-back', label: 'Call back' },
] as const satisfies readonly Option[];

export type CallOutcome = (typeof callOutcomes)[number]['value'];

/** Where a message was written: `to` of an entry of the kind message. */
export const messageChannels = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'E-mail' },
] as const satisfies readonly Option[];

export type MessageChannel = (typeof messageChannels)[number]['value'];

/** The most characters that the text of an entry may hold, in UTF-16 units. */
export const activityTextLimit = 2000;

/** What corrected fields of a customer held, or hold now. */
export type CorrectedFields = Readonly<Partial<Pick<StoredCustomer, CustomerDraftField>>>;

/** A value before or after a change; null where nothing changed, or where there was none. */
type ActivityValue = string | Date | CorrectedFields | null;

/** An entry of a customer's activity: written once, by the person who did it, and never changed. */
export interface Activity {
  id: string;
  kind: ActivityKind;
  text: string;
  from: ActivityValue;
  to: ActivityValue;
  /** The e-mail of the person who wrote it. */
  by: string;
  at: Date;
}

const text = v.fallback(v.string(), '');
const date = v.pipe(v.unknown(), v.transform(toDate));
const value = v.pipe(
  v.unknown(),
  v.transform((stored): ActivityValue => {
    return typeof stored === 'string' ? stored : (toDate(stored) ?? toCorrectedFields(stored));
  }),
);

/** Those of the form's fields that a stored map holds, each as a customer's is read; null where it holds none. */
function toCorrectedFields(stored: unknown): CorrectedFields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const held = draftFields.filter((field) => Object.hasOwn(stored, field));
  const customer = toCustomer('', stored);
  return held.length > 0 ? Object.fromEntries(held.map((field) => [field, customer[field]])) : null;
}

const StoredActivitySchema = v.object({
  kind: v.fallback(v.picklist(valuesOf(activityKinds)), 'note'),
  text,
  from: value,
  to: value,
  by: text,
  at: date,
});
const absent = { kind: undefined, text: '', from: null, to: null, by: '', at: undefined };

/** Reads any document as an entry that can be shown. `now` stands in for a missing time. */
export function toActivity(id: string, stored: object, now = new Date()): Activity {
  const fields = v.parse(StoredActivitySchema, { ...absent, ...stored });
  return { ...fields, id, at: fields.at ?? now };
}
