import * as v from 'valibot';
import { toDate } from '@/lib/dates';

/** What staff do about a customer: stored beside the customer, under the same id (requirement 3.10). */
export interface CustomerWork {
  customerId: string;
  /** The e-mail of the colleague who looks after them; empty as long as nobody does. */
  owner: string;
  /** When they are to be contacted next; null when nothing is planned. */
  followUpAt: Date | null;
  /** The id of the customer whom they repeat; empty for one who repeats nobody. */
  duplicateOf: string;
  updatedBy: string;
  updatedAt: Date;
}

/** What a customer has whom nobody has begun to work on. */
export const noWork = { owner: '', followUpAt: null, duplicateOf: '' } as const;

const text = v.fallback(v.string(), '');
const date = v.pipe(v.unknown(), v.transform(toDate));
const StoredWorkSchema = v.object({
  owner: text,
  followUpAt: date,
  duplicateOf: text,
  updatedBy: text,
  updatedAt: date,
});
const absent = { owner: '', followUpAt: null, duplicateOf: '', updatedBy: '', updatedAt: null };

/** Reads any document as work that can be shown. `now` stands in for a missing time. */
export function toCustomerWork(customerId: string, stored: object, now = new Date()): CustomerWork {
  const fields = v.parse(StoredWorkSchema, { ...absent, ...stored });
  return {
    ...fields,
    customerId,
    followUpAt: fields.followUpAt ?? null,
    updatedAt: fields.updatedAt ?? now,
  };
}
