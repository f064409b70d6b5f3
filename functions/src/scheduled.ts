import { randomUUID } from 'node:crypto';
import { collections } from '@/data/collections';
import { toAssignment } from '@/domain/assignment';
import { businessDay } from '@/domain/business-days';
import { toCustomer } from '@/domain/customer';
import { initialStatus } from '@/domain/customer-status';
import { isInBusinessHours } from '@/domain/follow-up';
import { businessMinutes } from '@/domain/response-time';
import { dayNumber, startOfDay, toIsoDate } from '@/lib/dates';
import { type AlertRecord, alertPath, deliver, newRecord, toRecord } from './alerts';
import { hasEnded } from './flood';
import { mailChannels } from './new-documents';
import type { Environment } from './send';

/** In milliseconds after midnight in Jamaica. */
const morningBegins = 8 * 60 * 60_000;
/** Later than this a digest of the morning is no use. */
const morningEnds = 12 * 60 * 60_000;
/** A transaction reads three documents of each. */
const uncalledAtOnce = 100;

/**
 * Runs every quarter of an hour. Takes up what was broken off, closes floods, looks for requests that nobody called, and
 * sends the morning's counts.
 * @returns whether nothing is left open.
 */
export async function sweep(environment: Environment): Promise<boolean> {
  const results = await Promise.allSettled([
    takeUp(environment),
    reportUncalled(environment),
    reportMorning(environment),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.every((result) => result.status === 'fulfilled' && result.value);
}

async function takeUp(environment: Environment): Promise<boolean> {
  const { database, now } = environment;
  const open = await database.find(collections.alerts, ['isOpen', '==', true]);
  const done = await Promise.all(
    open.map(async ({ id, data }) => {
      const record = toRecord(data);
      if (record.kind !== 'flood' || Object.keys(record.channels).length > 0)
        return redeliver(environment, id);
      if (!hasEnded(record, now())) return true;
      await closeFlood(environment, id);
      return redeliver(environment, id);
    }),
  );
  return done.every(Boolean);
}

const redeliver = ({ database, send }: Environment, id: string) => deliver(id, { database, send });

async function closeFlood(environment: Environment, id: string): Promise<void> {
  const { settings, database } = environment;
  const channels = [...mailChannels(environment, settings.mailTo), ...(settings.webhook ? ['webhook'] : [])];
  await database.transaction(async (transaction) => {
    const { data } = await transaction.read(alertPath(id));
    if (!data) return;
    const record = toRecord(data);
    if (Object.keys(record.channels).length > 0) return;
    const fresh = newRecord('flood', { channels, now: record.createdAt });
    transaction.write(alertPath(id), { ...record, channels: fresh.channels, isOpen: fresh.isOpen });
  });
}

/** One mail names all that wait; each of them is named once. */
async function reportUncalled(environment: Environment): Promise<boolean> {
  const { settings, database, now } = environment;
  if (!isInBusinessHours(now())) return true;
  const found = await database.find(collections.alerts, ['isUncalled', '==', true], uncalledAtOnce);
  const waiting = found.filter(
    ({ data }) => businessMinutes(toRecord(data).createdAt, now()) >= settings.callWithin,
  );
  if (waiting.length === 0) return true;
  const alertId = `uncalled-${randomUUID()}`;
  await database.transaction(async (transaction) => {
    const looked = await Promise.all(waiting.map(({ id }) => lookAtCall(transaction, id)));
    const open = looked.filter((one) => one !== undefined);
    const about = open.filter(({ isCalled }) => !isCalled).map(({ id }) => id);
    for (const { id, record } of open) {
      const { isUncalled: _, ...rest } = record;
      transaction.write(alertPath(id), rest);
    }
    if (about.length === 0) return;
    const channels = mailChannels(environment, settings.uncalledTo);
    transaction.write(alertPath(alertId), { ...newRecord('uncalled', { about, channels, now: now() }) });
  });
  return redeliver(environment, alertId);
}

interface Looked {
  id: string;
  record: AlertRecord;
  isCalled: boolean;
}

async function lookAtCall(
  transaction: Parameters<Parameters<Environment['database']['transaction']>[0]>[0],
  id: string,
): Promise<Looked | undefined> {
  const { data } = await transaction.read(alertPath(id));
  const record = data && toRecord(data);
  if (!record?.isUncalled) return undefined;
  const { data: stored } = await transaction.read(`${collections.customers}/${id}`);
  const { data: work } = await transaction.read(`${collections.customerWork}/${id}`);
  const isNew = stored !== undefined && toCustomer(id, stored).status === initialStatus;
  const wasCalled = work !== undefined && toAssignment(id, work).lastCall !== undefined;
  return { id, record, isCalled: !isNew || wasCalled };
}

async function reportMorning(environment: Environment): Promise<boolean> {
  const { settings, database, now, send } = environment;
  const today = dayNumber(now());
  const passed = now().getTime() - startOfDay(today).getTime();
  const channels = mailChannels(environment, settings.morningTo);
  const isMorning = passed >= morningBegins && passed < morningEnds && businessDay(today) !== undefined;
  if (!isMorning || channels.length === 0) return true;
  return deliver(`morning-${toIsoDate(now())}`, {
    database,
    send,
    create: async (_, at) => newRecord('morning', { channels, now: at }),
  });
}
