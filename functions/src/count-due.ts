import { collections } from '@/data/collections';
import { toAssignment } from '@/domain/assignment';
import { toCustomer } from '@/domain/customer';
import { initialStatus } from '@/domain/customer-status';
import { isSameEmail, workListsOf, workView } from '@/domain/work-lists';
import { toDate } from '@/lib/dates';
import type { Database } from './database';

/** Documents of one query: more would cost more than one mail is worth. The list itself counts all. */
const limit = 5000;
/** Thousands of long messages, or of reads under way, would not fit into the memory of a function. */
const atOnce = 100;
const ofCustomers = { limit, fields: ['status', 'createdAt'] };
const ofWork = { limit, fields: ['owner', 'followUpAt', 'lastCall'] };

/**
 * Counts what the work lists show: of an owner, and without one. Only new customers and follow-ups of before tonight can
 * be due. The owner's own work is read besides, so an import of others' work takes nothing from that count.
 */
export async function countDue(database: Database, owner: string, now: Date) {
  const view = workView(now, owner);
  const [fresh, followedUp, own] = await Promise.all([
    database.find(collections.customers, ['status', '==', initialStatus], ofCustomers),
    database.find(collections.customerWork, ['followUpAt', '<', new Date(view.endOfDay)], ofWork),
    database.find(collections.customerWork, ['owner', '==', view.me], ofWork),
  ]);
  const customers = new Map(fresh.map(({ id, data }) => [id, data]));
  const mayBeDue = ({ data }: (typeof own)[number]) =>
    fresh.length === limit || (toDate(data.followUpAt)?.getTime() ?? view.endOfDay) < view.endOfDay;
  const works = new Map([...followedUp, ...own.filter(mayBeDue)].map(({ id, data }) => [id, data]));
  const isCut = [fresh, followedUp].some(({ length }) => length === limit);
  const mine = { overdue: 0, today: 0, isCut: own.length === limit };
  const unowned = { overdue: 0, today: 0, isCut };
  async function count(id: string) {
    const stored = customers.get(id) ?? (await database.read(`${collections.customers}/${id}`));
    if (!stored) return;
    const customer = toCustomer(id, stored, now);
    const assigned = works.get(id) ?? (await database.read(`${collections.customerWork}/${id}`));
    const work = toAssignment(id, assigned ?? {}, now);
    const due = isSameEmail(work.owner, view.me) ? mine : work.owner === '' ? unowned : undefined;
    if (!due) return;
    for (const list of workListsOf(customer, work, view))
      if (list === 'overdue' || list === 'today') due[list] += 1;
  }
  const ids = [...new Set([...customers.keys(), ...works.keys()])];
  while (ids.length > 0) await Promise.all(ids.splice(0, atOnce).map(count));
  return { mine, unowned };
}
