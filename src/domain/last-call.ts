import { dayNumber } from '@/lib/dates';
import type { Assignment, LastCall } from './assignment';
import type { Customer } from './customer';
import { closedStatus, initialStatus } from './customer-status';

type Work = Pick<Assignment, 'followUpAt' | 'lastCall'>;

/** A call answers a follow-up of before it: undefined where none is left. */
export function openFollowUp({ followUpAt, lastCall }: Work): Date | undefined {
  if (followUpAt === null) return undefined;
  return lastCall && followUpAt.getTime() <= lastCall.at.getTime() ? undefined : followUpAt;
}

/**
 * The moment since which a customer waits for a contact, other than a planned follow-up (requirement 2.37). A call
 * begins a new business day; without a follow-up after it the customer is due again.
 */
export function waitsSince(
  { status, createdAt }: Pick<Customer, 'status' | 'createdAt'>,
  work: Work,
): Date | undefined {
  const { lastCall, followUpAt } = work;
  if (!lastCall) return status === initialStatus ? createdAt : undefined;
  if (status === closedStatus || openFollowUp(work)) return undefined;
  return status === initialStatus || followUpAt !== null ? lastCall.at : undefined;
}

/** Days in Jamaica on which a call without an answer is shown: its own, and the next. */
const daysShown = 2;

/** The last call, if nobody answered it today or yesterday. */
export function recentMiss({ lastCall }: Pick<Assignment, 'lastCall'>, now: Date): LastCall | undefined {
  if (lastCall?.outcome !== 'no-answer') return undefined;
  return dayNumber(now) - dayNumber(lastCall.at) < daysShown ? lastCall : undefined;
}
