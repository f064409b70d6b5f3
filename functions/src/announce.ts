import { collections } from '@/data/collections';
import { initialSource } from '@/domain/customer-source';
import { isImportedId } from '@/domain/imported-id';
import { dayLength, toDate } from '@/lib/dates';
import { type Announced, deliver, type Environment, newRecord } from './alerts';
import { digestInHour } from './flood';

/** Restored and seeded documents are created long after their time; an event is repeated for a day. */
const newFor = 2 * dayLength;

/**
 * Announces a new customer, unless staff added or imported them. A new subscriber who was not imported goes to the webhook
 * alone: a mailing tool sends the welcome, to staff's own additions as well.
 * @returns whether every channel is settled.
 * @throws what the database throws.
 */
export async function announce(environment: Environment, kind: Announced, id: string): Promise<boolean> {
  const { push, mail, webhook, mailTo, uncalledTo, confirms, hourlyLimit: limit } = environment.settings;
  const isRequest = kind === 'request';
  // An import stores customer and subscriber under the same id, thousands at a time: nothing is read for it.
  if (isImportedId(id) || (!isRequest && !webhook)) return true;
  const devices = push
    ? await environment.database.find(collections.staffDevices, ['endpoint', '>', ''])
    : [];
  const pushed = devices.map((device) => `push:${device.id}`);
  const everybody = [...pushed, ...mailTo, ...(webhook ? ['webhook'] : [])];
  const confirmation = mail && confirms ? ['confirmation'] : [];
  const collection = isRequest ? collections.customers : collections.newsletterSubscribers;
  return deliver(environment, isRequest ? id : `subscriber-${id}`, async (transaction, now) => {
    const { data } = await transaction.read(`${collection}/${id}`);
    if (!data || (isRequest && data.source !== initialSource)) return undefined;
    const since = toDate(data.createdAt ?? data.subscribedAt) ?? now;
    if (now.getTime() - since.getTime() > newFor) return undefined;
    const digestOf = await digestInHour(transaction, { kind, now, limit, channels: everybody });
    const isUncalled = isRequest && uncalledTo.length > 0;
    if (digestOf) return newRecord({ kind, channels: [], now, about: [id], digestOf, isUncalled });
    const channels = isRequest ? [...everybody, ...confirmation] : ['webhook'];
    return newRecord({ kind, channels, now, about: [id], isUncalled });
  });
}
