import * as v from 'valibot';
import { toDate } from '@/lib/dates';
import { type CallOutcome, callOutcomes } from './activity';
import { valuesOf } from './options';
import { storedDate, storedText } from './stored-fields';

export interface LastCall {
  entry: string;
  outcome: CallOutcome;
  by: string;
  at: Date;
}

/** A customer's owner and follow-up, stored beside the customer under the same id (requirement 3.10). */
export interface Assignment {
  customerId: string;
  /** The colleague's e-mail; empty without an owner. */
  owner: string;
  followUpAt: Date | null;
  /** A customer's id; empty for a customer who is no duplicate. */
  duplicateOf: string;
  /** Absent before the first call, and in what an earlier build stored. */
  lastCall?: LastCall | undefined;
  updatedBy: string;
  updatedAt: Date;
}

export const noAssignment = { owner: '', followUpAt: null, duplicateOf: '' } as const;

const StoredCallSchema = v.object({
  entry: v.string(),
  outcome: v.picklist(valuesOf(callOutcomes)),
  by: v.string(),
  at: v.pipe(v.unknown(), v.transform(toDate), v.date()),
});
const StoredWorkSchema = v.object({
  owner: storedText,
  followUpAt: storedDate,
  duplicateOf: storedText,
  updatedBy: storedText,
  updatedAt: storedDate,
});

export function toAssignment(customerId: string, stored: object, now = new Date()): Assignment {
  const fields = v.parse(StoredWorkSchema, stored);
  const call = v.safeParse(StoredCallSchema, 'lastCall' in stored ? stored.lastCall : undefined);
  return {
    ...fields,
    ...(call.success && { lastCall: call.output }),
    customerId,
    followUpAt: fields.followUpAt ?? null,
    updatedAt: fields.updatedAt ?? now,
  };
}

/** A possible owner (requirement 3.11). */
export interface StaffMember {
  /** The account's id. Addresses hold it in place of an e-mail. */
  uid: string;
  email: string;
  name: string;
  role: string;
}

/** Requirement 7.5. */
export function canOwn({ role }: StaffMember): boolean {
  return role === 'admin';
}

export function isDriver({ role }: StaffMember): boolean {
  return role === 'driver';
}

const StaffMemberSchema = v.object({ email: storedText, name: storedText, role: storedText });

export function toStaffMember(uid: string, stored: object): StaffMember {
  const member = v.parse(StaffMemberSchema, stored);
  return { ...member, uid, name: member.name.trim() || member.email };
}
