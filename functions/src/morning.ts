import { collections } from '@/data/collections';
import { noAssignment, toAssignment } from '@/domain/assignment';
import { toCustomer } from '@/domain/customer';
import { initialStatus } from '@/domain/customer-status';
import { isSameEmail, workListTest, workView } from '@/domain/work-lists';
import type { Database } from './database';
import type { Due } from './messages';

/** More would cost more than one mail is worth; the list itself counts all. */
const mostRead = 5000;

/**
 * Counts what the work lists show: of an owner, and without one. Only new customers and follow-ups of before tonight can
 * be due, so nothing else is read.
 */
export async function countDue(database: Database, owner: string, now: Date): Promise<[Due, Due]> {
  const view = workView(now, owner);
  const [fresh, followedUp] = await Promise.all([
    database.find(collections.customers, ['status', '==', initialStatus], mostRead),
    database.find(collections.customerWork, ['followUpAt', '<', new Date(view.endOfDay)], mostRead),
  ]);
  const read = (collection: string, id: string) => database.read(`${collection}/${id}`);
  const ids = new Set([...fresh, ...followedUp].map(({ id }) => id));
  const known = new Map([...fresh].map(({ id, data }) => [id, data]));
  const works = new Map(followedUp.map(({ id, data }) => [id, data]));
  const isOverdue = workListTest('overdue', view);
  const isToday = workListTest('today', view);
  const mine = { overdue: 0, today: 0 };
  const unowned = { overdue: 0, today: 0 };
  await Promise.all(
    [...ids].map(async (id) => {
      const stored = known.get(id) ?? (await read(collections.customers, id));
      if (!stored) return;
      const customer = toCustomer(id, stored, now);
      const assigned = works.get(id) ?? (await read(collections.customerWork, id));
      const work = assigned ? toAssignment(id, assigned, now) : noAssignment;
      const due = isSameEmail(work.owner, view.me) ? mine : work.owner === '' ? unowned : undefined;
      if (due && isOverdue(customer, work)) due.overdue += 1;
      else if (due && isToday(customer, work)) due.today += 1;
    }),
  );
  return [mine, unowned];
}
