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

/** Somebody whom a customer can be given to (requirement 3.11). */
export interface StaffMember {
  /** Their account's id: names them in an address, which holds no e-mail. */
  uid: string;
  email: string;
  name: string;
  role: string;
}

/** Whether a customer can be given to somebody (requirement 7.5). */
export function canOwn({ role }: StaffMember): boolean {
  return role === 'admin';
}

const StaffMemberSchema = v.object({ email: text, name: text, role: text });

/** Reads any document as a person who can be named. */
export function toStaffMember(uid: string, stored: object): StaffMember {
  const member = v.parse(StaffMemberSchema, { email: '', name: '', role: '', ...stored });
  return { ...member, uid, name: member.name.trim() || member.email };
}
