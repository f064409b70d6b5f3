import { staffName } from '@/domain/activity-text';
import type { Assignment, StaffMember } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { nameOf } from '@/domain/customer-text';
import { formatDayTime } from '@/lib/day-times';

interface NextStepContext {
  staff: readonly StaffMember[];
  find: (id: string) => { customer: Customer } | undefined;
  now: Date;
}

/** 'Owner: Kerry Grant', 'Follow-up: tomorrow 9:00 am' */
export function nextStepWords(work: Assignment | undefined, { staff, find, now }: NextStepContext): string[] {
  if (!work) return [];
  const { duplicateOf, owner, followUpAt } = work;
  const ownerName = staffName(staff, owner);
  return [
    ...(duplicateOf ? [`Duplicate of ${nameOf(duplicateOf, find)}`] : []),
    ...(ownerName ? [`Owner: ${ownerName}`] : []),
    ...(followUpAt ? [`Follow-up: ${formatDayTime(followUpAt, now)}`] : []),
  ];
}
