import { randomUUID } from 'node:crypto';
import { collections } from '@/data/collections';
import { toAssignment } from '@/domain/assignment';
import { businessDay, isInBusinessHours } from '@/domain/business-days';
import { type Customer, toCustomer } from '@/domain/customer';
import { initialStatus } from '@/domain/customer-status';
import { businessMinutes } from '@/domain/response-time';
import { dayNumber, hourLength, startOfDay, toIsoDate } from '@/lib/dates';
import { alertPath, all, deliver, type Environment, newRecord, toRecord } from './alerts';
import type { Condition, Database } from './database';

/** Alerts that are taken up at the same time: each of them sends to some channels. */
const atOnce = 10;
/** Requests that one mail names at most. */
const namedAtOnce = 100;

/**
 * Runs every quarter of an hour. Takes up what was broken off or held, looks for requests that nobody called, and
 * sends the morning's counts.
 * @throws what the database throws, after all of it was tried.
 */
export async function sweep(environment: Environment): Promise<void> {
  await all([takeUp(environment), reportUncalled(environment), reportMorning(environment)]);
}

async function takeUp(environment: Environment): Promise<void> {
  const open = await oldestFirst(environment, ['isOpen', '==', true]);
  const works: Promise<boolean>[] = [];
  while (open.length > 0 && Date.now() < environment.endsAt) {
    works.push(...open.splice(0, atOnce).map(({ id }) => deliver(environment, id)));
    await Promise.allSettled(works);
  }
  await all(works);
}

/** One mail is about all that wait, each of them once. It names customers whom nobody has called when it is sent. */
async function reportUncalled(environment: Environment, most = namedAtOnce): Promise<void> {
  const { settings, database, now } = environment;
  if (!isInBusinessHours(now())) return;
  const waiting = await oldestFirst(environment, ['isUncalled', '==', true], most);
  const isDue = (since: Date) => businessMinutes(since, now()) >= settings.callWithin;
  const due = waiting.filter(({ createdAt }) => isDue(createdAt)).map(({ id }) => id);
  const uncalled = (await findUncalled(database, due)).map(({ id }) => id);
  // The next ones may wait behind requests that staff have dealt with.
  const isLast = uncalled.length === due.length || uncalled.length >= namedAtOnce;
  const isDone = await deliver(environment, `uncalled-${randomUUID()}`, async ({ read, write }, readAt) => {
    const ids = isLast ? uncalled.slice(0, namedAtOnce) : due.filter((id) => !uncalled.includes(id));
    const asked = await Promise.all(ids.map(async (id) => ({ id, alert: (await read(alertPath(id))).data })));
    // Another sweep may have asked meanwhile.
    const ours = asked.filter(({ alert }) => alert?.isUncalled);
    for (const { id, alert } of ours) write(alertPath(id), { ...alert, isUncalled: false });
    const about = ours.map(({ id }) => id);
    if (!isLast || about.length === 0) return undefined;
    return newRecord({ kind: 'uncalled', channels: settings.uncalledTo, now: readAt, about });
  });
  if (isDone && !isLast) await reportUncalled(environment, uncalled.length + namedAtOnce);
}

/** Customers of these ids whom nobody has called. */
export async function findUncalled(database: Database, ids: readonly string[]): Promise<Customer[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const paths = [`${collections.customers}/${id}`, `${collections.customerWork}/${id}`];
      const [customer, work = {}] = await Promise.all(paths.map(database.read));
      return customer && !toAssignment(id, work).lastCall ? toCustomer(id, customer) : [];
    }),
  );
  return found.flat().filter(({ status }) => status === initialStatus);
}

async function oldestFirst({ database }: Environment, condition: Condition, limit?: number) {
  const found = await database.find(collections.alerts, condition, { order: 'createdAt', limit });
  return found.map(({ id, data }) => ({ id, createdAt: toRecord(data).createdAt }));
}

/** From 8:00 to noon of a business day in Jamaica, the day of `begun`: later the morning's counts are no use. */
export function isMorning(now: Date, begun = now): boolean {
  const today = dayNumber(now);
  const hours = (now.getTime() - startOfDay(today).getTime()) / hourLength;
  return dayNumber(begun) === today && hours >= 8 && hours < 12 && businessDay(today) !== undefined;
}

async function reportMorning(environment: Environment): Promise<void> {
  const { settings, now } = environment;
  if (!isMorning(now()) || settings.morningTo.length === 0) return;
  await deliver(environment, `morning-${toIsoDate(now())}`, async (_, at) =>
    newRecord({ kind: 'morning', channels: settings.morningTo, now: at }),
  );
}
