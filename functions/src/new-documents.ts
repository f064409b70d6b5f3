import { collections } from '@/data/collections';
import { canOwn, toStaffMember } from '@/domain/assignment';
import { initialSource } from '@/domain/customer-source';
import { isImportedId } from '@/domain/imported-id';
import { toDate } from '@/lib/dates';
import { type AlertKind, deliver, newRecord } from './alerts';
import type { Stored } from './database';
import { countInHour } from './flood';
import { channelTo, type Environment } from './send';

/** Staff know whom they add or import. */
const isFromWebsite = (id: string, source: unknown) => source === initialSource && !isImportedId(id);

/** Restored and seeded documents are created long after their time; an event is repeated for a day. */
const newFor = 2 * 24 * 60 * 60_000;
const isOld = ({ createdAt, subscribedAt }: Stored, now: Date) =>
  now.getTime() - (toDate(createdAt ?? subscribedAt) ?? now).getTime() > newFor;

interface NewDocument {
  id: string;
  alertId: string;
  path: string;
  kind: AlertKind & ('request' | 'subscriber');
  channels: readonly string[];
  raises: (source: unknown) => boolean;
}

/** @returns whether every channel is settled. @throws what the database throws. */
export async function alertOfCustomer(environment: Environment, id: string): Promise<boolean> {
  const { settings } = environment;
  return alertOf(environment, {
    id,
    alertId: id,
    path: `${collections.customers}/${id}`,
    kind: 'request',
    raises: (source) => isFromWebsite(id, source),
    channels: [
      ...(settings.push ? await devicesOf(environment) : []),
      ...mailChannels(environment, settings.mailTo),
      ...(settings.webhook ? ['webhook'] : []),
      ...(settings.mail && settings.confirms ? ['confirmation'] : []),
    ],
  });
}

/** A mailing tool sends the welcome, to staff's own additions as well. */
export async function alertOfSubscriber(environment: Environment, id: string): Promise<boolean> {
  if (!environment.settings.webhook) return true;
  return alertOf(environment, {
    id,
    alertId: `subscriber-${id}`,
    path: `${collections.newsletterSubscribers}/${id}`,
    kind: 'subscriber',
    raises: () => true,
    channels: ['webhook'],
  });
}

async function alertOf(environment: Environment, document: NewDocument): Promise<boolean> {
  const { settings, database, send } = environment;
  const { id, kind, channels } = document;
  return deliver(document.alertId, {
    database,
    send,
    create: async (transaction, now) => {
      const { data } = await transaction.read(document.path);
      if (!data || !document.raises(data.source) || isOld(data, now)) return undefined;
      const { digestOf, write } = await countInHour(transaction, { kind, now, limit: settings.hourlyLimit });
      write();
      if (digestOf) return { ...newRecord(kind, { about: [id], channels: [], now }), digestOf };
      const isUncalled = kind === 'request' && settings.uncalledTo.length > 0;
      return { ...newRecord(kind, { about: [id], channels, now }), ...(isUncalled && { isUncalled }) };
    },
  });
}

export function mailChannels({ settings }: Environment, addresses: readonly string[]) {
  return settings.mail ? addresses.map((address) => channelTo('mail', address)) : [];
}

/** The devices of administrators; that of somebody who lost the role is deleted. */
async function devicesOf({ database }: Environment): Promise<string[]> {
  const [devices, staff] = await Promise.all([
    database.find(collections.staffDevices, ['endpoint', '>', '']),
    database.find(collections.staff, ['role', '==', 'admin']),
  ]);
  const administrators = staff.map(({ id, data }) => toStaffMember(id, data)).filter(canOwn);
  const isKept = ({ by }: Readonly<Record<string, unknown>>) =>
    administrators.some(({ email }) => email === by);
  await Promise.all(
    devices
      .filter(({ data }) => !isKept(data))
      .map(({ id }) => database.remove(`${collections.staffDevices}/${id}`)),
  );
  return devices.filter(({ data }) => isKept(data)).map(({ id }) => channelTo('push', id));
}
