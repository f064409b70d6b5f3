import { dayNumber, startOfDay } from '@/lib/dates';
import type { Customer } from './customer';
import type { CustomerStatus } from './customer-status';
import type { CustomerWork } from './customer-work';
import { labelOf } from './options';
import { type ResponseTargets, responseState, responseTargets } from './response-time';

/** What there is to do, in the order of the buttons; `value` is a word of the address (requirement 2.20). */
export const workLists = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Due today' },
  { value: 'mine', label: 'My follow-ups' },
  { value: 'unassigned', label: 'Unassigned' },
] as const;

export type WorkList = (typeof workLists)[number]['value'];

/** Whether a text names one of the work lists. */
export function isWorkList(text: unknown): text is WorkList {
  return workLists.some(({ value }) => value === text);
}

/** 'Due today' */
export function workListLabel(list: WorkList): string {
  return labelOf(workLists, list);
}

/** When, and by whom, the work lists are looked at. */
export interface WorkView {
  /** In milliseconds, like the times below: dates are compared ten times as slowly, and lists are long. */
  now: number;
  /** When the day ends in Jamaica. */
  endOfDay: number;
  targets: ResponseTargets;
  /** The e-mail of whoever looks; empty where it is not known. */
  me: string;
}

/** The work lists as they are for somebody at this moment. */
export function workView(now: Date, me: string): WorkView {
  const endOfDay = startOfDay(dayNumber(now) + 1).getTime();
  return { now: now.getTime(), endOfDay, targets: responseTargets(now), me: me.toLowerCase() };
}

type Worked = Pick<Customer, 'status' | 'createdAt'>;
type Work = Pick<CustomerWork, 'owner' | 'followUpAt'>;

/** Nothing more is expected of these: they are in no work list. */
const closed: CustomerStatus = 'inactive';

/** Should have been contacted by now: the follow-up's time has come, or a new customer is overdue (requirement 9.3). */
function isOverdue(customer: Worked, { followUpAt }: Work, { now, targets }: WorkView): boolean {
  if (followUpAt !== null && followUpAt.getTime() <= now) return true;
  return responseState(customer, targets) === 'overdue';
}

/** To be contacted in what is left of this day: by a follow-up, or as a new customer (requirement 9.3). */
function isDueToday(customer: Worked, work: Work, view: WorkView): boolean {
  if (isOverdue(customer, work, view)) return false;
  const { followUpAt } = work;
  if (followUpAt !== null && followUpAt.getTime() < view.endOfDay) return true;
  return responseState(customer, view.targets) === 'dueToday';
}

/** Whoever looks has a follow-up with them, whenever it is. */
function isMine(_: Worked, { owner, followUpAt }: Work, { me }: WorkView): boolean {
  return followUpAt !== null && me !== '' && isSameEmail(owner, me);
}

/** Whether an e-mail is another, which is in lower case. */
export function isSameEmail(email: string, lowerCase: string): boolean {
  return email === lowerCase || (email.length === lowerCase.length && email.toLowerCase() === lowerCase);
}

/** Nobody looks after them. */
function isUnassigned(_: Worked, { owner }: Work): boolean {
  return owner === '';
}

const tests = {
  overdue: isOverdue,
  today: isDueToday,
  mine: isMine,
  unassigned: isUnassigned,
} satisfies Record<WorkList, (customer: Worked, work: Work, view: WorkView) => boolean>;

/** Whether a customer is in a work list; an inactive one is in none. */
export function isInWorkList(list: WorkList, customer: Worked, work: Work, view: WorkView): boolean {
  return customer.status !== closed && tests[list](customer, work, view);
}
