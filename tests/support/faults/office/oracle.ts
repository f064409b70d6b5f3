import { responseDeadline } from '@/domain/response-time';
import { dayNumber } from '@/lib/dates';
import type { Fields } from './journal';

interface Recount {
  counts: Record<string, number>;
  lists: Record<string, number>;
}

/** Counts tiles and work lists by the words of the requirements, from what the database holds. */
export function recount(
  customers: ReadonlyMap<string, Fields>,
  work: ReadonlyMap<string, Fields>,
  now: number,
  me: string,
): Recount {
  const counts: Recount['counts'] = { new: 0, contacted: 0, customer: 0, inactive: 0 };
  const lists: Recount['lists'] = { overdue: 0, today: 0, mine: 0, unassigned: 0 };
  for (const [id, customer] of customers) {
    const status = String(customer.status);
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 'inactive') continue;
    const { owner = '', followUpAt = null, lastCall } = work.get(id) ?? {};
    const due = dueTime(customer, followUpAt as number | null, lastCall as { at: number } | undefined);
    if (due.some((time) => time <= now)) add(lists, 'overdue');
    else if (due.some((time) => dayNumber(new Date(time)) === dayNumber(new Date(now)))) add(lists, 'today');
    if (followUpAt !== null && owner === me) add(lists, 'mine');
    if (owner === '') add(lists, 'unassigned');
  }
  return { counts, lists };
}

const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** A follow-up that no call has answered, and the end of the wait for a contact. */
function dueTime(
  customer: Fields,
  followUpAt: number | null,
  lastCall: { at: number } | undefined,
): number[] {
  const open = followUpAt !== null && !(lastCall && followUpAt <= lastCall.at) ? [followUpAt] : [];
  const isNew = customer.status === 'new';
  const waits = lastCall ? open.length === 0 && (isNew || followUpAt !== null) : isNew;
  const since = lastCall ? lastCall.at : Number(customer.createdAt);
  return waits ? [...open, responseDeadline(new Date(since)).getTime()] : open;
}
