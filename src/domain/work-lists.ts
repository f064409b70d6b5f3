import { dayNumber, startOfDay } from '@/lib/dates';
import type { Assignment } from './assignment';
import type { Customer } from './customer';
import { closedStatus } from './customer-status';
import { openFollowUp, waitsSince } from './last-call';
import { labelOf, type ValueOf } from './options';
import { type ResponseTargets, responseState, responseTargets } from './response-time';

/** In the order of the buttons; addresses hold `value` (requirement 2.20). */
export const workLists = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Due today' },
  { value: 'mine', label: 'My follow-ups' },
  { value: 'unassigned', label: 'Unassigned' },
] as const;

export type WorkList = ValueOf<typeof workLists>;

export function workListLabel(list: WorkList): string {
  return labelOf(workLists, list);
}

export interface WorkView {
  /** All times are in milliseconds: dates are compared ten times as slowly, and lists are long. */
  now: number;
  endOfDay: number;
  targets: ResponseTargets;
  /** The reader's e-mail in lower case; empty when it is not known. */
  me: string;
}

export function workView(now: Date, me: string): WorkView {
  const endOfDay = startOfDay(dayNumber(now) + 1).getTime();
  return { now: now.getTime(), endOfDay, targets: responseTargets(now), me: me.toLowerCase() };
}

type Worked = Pick<Customer, 'status' | 'createdAt'>;
type Work = Pick<Assignment, 'owner' | 'followUpAt' | 'lastCall'>;

export function waitState(customer: Worked, work: Work, targets: ResponseTargets) {
  const since = waitsSince(customer, work);
  return since && { since, state: responseState(since, targets) };
}

/** In milliseconds: the follow-up, or the moment since which the customer waits; the later of both. Undefined for others. */
export function overdueSince(customer: Worked, work: Work, { now, targets }: WorkView): number | undefined {
  const followUp = openFollowUp(work)?.getTime();
  const planned = followUp !== undefined && followUp <= now ? followUp : undefined;
  const wait = waitState(customer, work, targets);
  if (wait?.state !== 'overdue') return planned;
  return Math.max(wait.since.getTime(), planned ?? Number.NEGATIVE_INFINITY);
}

function dueList(customer: Worked, work: Work, view: WorkView): 'overdue' | 'today' | undefined {
  if (overdueSince(customer, work, view) !== undefined) return 'overdue';
  const followUp = openFollowUp(work);
  if (followUp && followUp.getTime() < view.endOfDay) return 'today';
  return waitState(customer, work, view.targets)?.state === 'dueToday' ? 'today' : undefined;
}

function isMine(work: Work, { me }: WorkView): boolean {
  return openFollowUp(work) !== undefined && me !== '' && isSameEmail(work.owner, me);
}

export function isSameEmail(email: string, lowerCase: string): boolean {
  return email === lowerCase || (email.length === lowerCase.length && email.toLowerCase() === lowerCase);
}

/** The work lists that hold a customer. */
export function workListsOf(customer: Worked, work: Work, view: WorkView): readonly WorkList[] {
  const lists: WorkList[] = [];
  if (customer.status === closedStatus) return lists;
  const due = dueList(customer, work, view);
  if (due) lists.push(due);
  if (isMine(work, view)) lists.push('mine');
  if (work.owner === '') lists.push('unassigned');
  return lists;
}
