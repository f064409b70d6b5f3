import { randomUUID } from 'node:crypto';
import { collections } from '@/data/collections';
import { toAssignment } from '@/domain/assignment';
import { businessDay } from '@/domain/business-days';
import { toCustomer } from '@/domain/customer';
import { initialStatus } from '@/domain/customer-status';
import { isInBusinessHours } from '@/domain/follow-up';
import { businessMinutes } from '@/domain/response-time';
import { dayNumber, startOfDay, toIsoDate } from '@/lib/dates';
import { alertPath, all, deliver, type Environment, newRecord, toRecord } from './alerts';

const hourLength = 60 * 60_000;
/** Hours in Jamaica between which the morning's counts go out: later they are no use. */
const morning = { begins: 8, ends: 12 };
/** A transaction reads three documents of each. */
const uncalledAtOnce = 100;

/**
 * Runs every quarter of an hour. Takes up what was broken off or held, looks for requests that nobody called, and
 * sends the morning's counts.
 * @returns whether nothing is left open.
 * @throws what the database throws, after all of it was tried.
 */
export async function sweep(environment: Environment): Promise<boolean> {
  return all([takeUp(environment), reportUncalled(environment), reportMorning(environment)]);
}

async function takeUp(environment: Environment): Promise<boolean> {
  const open = await environment.database.find(collections.alerts, ['isOpen', '==', true]);
  return all(open.map(({ id }) => deliver(environment, id)));
}

/** One mail names all that wait; each of them is named once. */
async function reportUncalled(environment: Environment): Promise<boolean> {
  const { settings, database } = environment;
  const now = environment.now();
  if (!isInBusinessHours(now)) return true;
  const found = await database.find(collections.alerts, ['isUncalled', '==', true], uncalledAtOnce);
  const late = found.filter(
    ({ data }) => businessMinutes(toRecord(data).createdAt, now) >= settings.callWithin,
  );
  if (late.length === 0) return true;
  return deliver(environment, `uncalled-${randomUUID()}`, async ({ read, write }, readAt) => {
    const looked = await Promise.all(
      late.map(async ({ id }) => {
        const paths = [alertPath(id), `${collections.customers}/${id}`, `${collections.customerWork}/${id}`];
        const [alert, customer, work] = (await Promise.all(paths.map(read))).map(({ data }) => data);
        const isNew = customer !== undefined && toCustomer(id, customer).status === initialStatus;
        return { id, alert, isUncalled: isNew && !toAssignment(id, work ?? {}).lastCall };
      }),
    );
    // Another sweep may have looked meanwhile.
    const unseen = looked.filter(({ alert }) => alert?.isUncalled);
    for (const { id, alert } of unseen) write(alertPath(id), { ...alert, isUncalled: false });
    const about = unseen.filter(({ isUncalled }) => isUncalled).map(({ id }) => id);
    return about.length > 0 ? newRecord('uncalled', settings.uncalledTo, readAt, { about }) : undefined;
  });
}

async function reportMorning(environment: Environment): Promise<boolean> {
  const now = environment.now();
  const today = dayNumber(now);
  const hours = (now.getTime() - startOfDay(today).getTime()) / hourLength;
  const { morningTo } = environment.settings;
  const isMorning = hours >= morning.begins && hours < morning.ends && businessDay(today) !== undefined;
  if (!isMorning || morningTo.length === 0) return true;
  return deliver(environment, `morning-${toIsoDate(now)}`, async (_, at) =>
    newRecord('morning', morningTo, at),
  );
}
