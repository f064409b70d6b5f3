import { createHash } from 'node:crypto';
import { collections } from '@/data/collections';
import { type Customer, toCustomer } from '@/domain/customer';
import { toSubscriber } from '@/domain/subscription';
import type { AlertRecord, Outcome, Send } from './alerts';
import { sendMail } from './channels/mail';
import { sendPush } from './channels/push';
import { postEvent, type WebhookEvent } from './channels/webhook';
import type { Settings } from './config';
import type { Database } from './database';
import { hourStart, overflow } from './flood';
import {
  confirmationMessage,
  customerUrl,
  describeRequest,
  floodMessage,
  type Message,
  morningMessage,
  requestMessage,
  uncalledMessage,
} from './messages';
import { countDue } from './morning';

/** Everything that handlers need; tests give their own. */
export interface Environment {
  settings: Settings;
  database: Database;
  now: () => Date;
  send: Send;
}

type Sending = Omit<Environment, 'send'>;

/** 'mail:office@company.example', 'push:DEVICE', 'webhook' or 'confirmation'. */
export const channelTo = (kind: 'mail' | 'push', target: string) => `${kind}:${target}`;

/** Hands a claimed alert to its channel. The customer is read again: who was erased meanwhile is not mentioned. */
export function sender({ settings, database, now }: Sending): Send {
  return async (channel, { id, record }) => {
    const [kind = '', ...rest] = channel.split(':');
    const target = rest.join(':');
    if (kind === 'webhook') {
      const event = await eventOf(database, id, record);
      return event && settings.webhook ? postEvent(settings.webhook, event, now()) : gone;
    }
    if (kind === 'confirmation') {
      const [customer] = await customersOf(database, record);
      if (!customer?.email || !settings.mail) return gone;
      const message = confirmationMessage(customer.id, now());
      return sendMail(settings.mail, { to: customer.email, message, id: mailId(id, channel) });
    }
    const message = await messageOf({ settings, database, now }, record, target);
    if (!message) return gone;
    if (kind === 'push') return pushTo({ settings, database, now }, target, { message, tag: id });
    if (!settings.mail) return gone;
    return sendMail(settings.mail, { to: target, message, id: mailId(id, channel) });
  };
}

const gone: Outcome = { state: 'gone' };

async function pushTo(
  { settings, database }: Sending,
  deviceId: string,
  push: { message: Message; tag: string },
): Promise<Outcome> {
  const path = `${collections.staffDevices}/${deviceId}`;
  const device = await database.read(path);
  if (!device || !settings.push) return gone;
  const outcome = await sendPush(settings.push, { device, ...push });
  if (outcome.state === 'gone') await database.remove(path);
  return outcome;
}

async function messageOf(
  { database, now }: Sending,
  record: AlertRecord,
  target: string,
): Promise<Message | undefined> {
  if (record.kind === 'morning') return morningMessage(...(await countDue(database, target, now())));
  if (record.kind === 'flood') return floodMessage(await overflow(database, record), hourStart(record));
  const customers = await customersOf(database, record);
  const [first] = customers;
  if (!first) return undefined;
  return record.kind === 'uncalled' ? uncalledMessage(customers, now()) : requestMessage(first);
}

async function eventOf(
  database: Database,
  id: string,
  record: AlertRecord,
): Promise<WebhookEvent | undefined> {
  const [about = ''] = record.about;
  if (record.kind === 'flood') {
    const data = { hour: hourStart(record).toISOString(), ...(await overflow(database, record)) };
    return { version: 1, id, type: 'requests.flooded', data };
  }
  if (record.kind === 'subscriber') {
    const stored = await database.read(`${collections.newsletterSubscribers}/${about}`);
    if (!stored) return undefined;
    const { email, firstName, lastName, source, active, subscribedAt } = toSubscriber(about, stored);
    const data = { email, firstName, lastName, source, subscribedAt: subscribedAt.toISOString() };
    return active ? { version: 1, id, type: 'subscriber.created', data } : undefined;
  }
  const [customer] = await customersOf(database, record);
  if (!customer) return undefined;
  const data = {
    customerId: customer.id,
    ...describeRequest(customer),
    createdAt: customer.createdAt.toISOString(),
    url: customerUrl(customer.id),
  };
  return { version: 1, id, type: 'request.created', data };
}

async function customersOf(database: Database, { about }: AlertRecord): Promise<Customer[]> {
  const documents = await Promise.all(
    about.map(async (id) => ({ id, data: await database.read(`${collections.customers}/${id}`) })),
  );
  return documents.flatMap(({ id, data }) => (data ? [toCustomer(id, data)] : []));
}

const mailId = (id: string, channel: string) =>
  `${id}.${createHash('sha256').update(channel).digest('hex').slice(0, 12)}`;
