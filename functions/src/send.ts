import { hash } from 'node:crypto';
import { collections } from '@/data/collections';
import { toCustomer } from '@/domain/customer';
import type { Role } from '@/domain/role';
import { toSubscriber } from '@/domain/subscription';
import { type AlertRecord, type Environment, networkTimeout, type Outcome, outOfTime } from './alerts';
import { countDue } from './count-due';
import { overflow } from './flood';
import { sendMail } from './mail';
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
import { postEvent, sendPush, type WebhookEvent } from './post';
import { findUncalled, isMorning } from './sweep';

/** An alert as channels say it: empty once all whom it is about are erased or called, or the morning is over. */
interface Content {
  message?: Message;
  event?: Pick<WebhookEvent, 'type' | 'data'>;
  confirmation?: { to: string; message: Message };
}

const gone: Outcome = { state: 'gone' };

/** Hands a claimed alert to its channel. */
export const send: Environment['send'] = async (environment, channel, id, record) => {
  const { settings, database, now, endsAt } = environment;
  const [kind, target = ''] = channel.split(/:(.*)/s);
  const { message, event, confirmation } = await contentOf(environment, record, target);
  // The content of a morning takes thousands of reads.
  if (endsAt - Date.now() < networkTimeout) return outOfTime;
  if (kind === 'webhook')
    return settings.webhook && event
      ? postEvent(settings.webhook, { version: 1, id, ...event }, now())
      : gone;
  if (kind === 'push') {
    const path = `${collections.staffDevices}/${target}`;
    const device = await database.read(path);
    if (!device || !settings.push || !message) return gone;
    const people = await database.find(collections.staff, ['email', '==', device.by]);
    const isAdministrator = people.some(({ data }) => data.role === ('admin' satisfies Role));
    const outcome = isAdministrator ? await sendPush(settings.push, { device, message, tag: id }) : gone;
    if (outcome.state === 'gone') await database.remove(path);
    return outcome;
  }
  const mail = kind === 'confirmation' ? confirmation : message && { to: target, message };
  const mailId = `${id}.${hash('sha256', channel).slice(0, 12)}`;
  return settings.mail && mail ? sendMail(settings.mail, { ...mail, id: mailId }) : gone;
};

/** @param address of an e-mail: the morning counts what its owner has to do. */
async function contentOf(
  { database, now }: Environment,
  record: AlertRecord,
  address: string,
): Promise<Content> {
  const { kind, about } = record;
  if (kind === 'morning')
    return isMorning(now(), record.createdAt)
      ? { message: morningMessage(await countDue(database, address, now())) }
      : {};
  if (kind === 'flood') {
    const data = await overflow(database, record);
    if (data.requests + data.subscribers === 0) return {};
    return { message: floodMessage(data), event: { type: 'requests.flooded', data } };
  }
  if (kind === 'subscriber') {
    const [id = ''] = about;
    const stored = await database.read(`${collections.newsletterSubscribers}/${id}`);
    if (!stored) return {};
    const { email, firstName, lastName, source, subscribedAt, active } = toSubscriber(id, stored);
    const data = { email, firstName, lastName, source, subscribedAt };
    return active ? { event: { type: 'subscriber.created', data } } : {};
  }
  if (kind === 'uncalled') {
    const waiting = await findUncalled(database, about);
    return waiting.length > 0 ? { message: uncalledMessage(waiting, now()) } : {};
  }
  const [id = ''] = about;
  const stored = await database.read(`${collections.customers}/${id}`);
  if (!stored) return {};
  const customer = toCustomer(id, stored);
  const { createdAt, email } = customer;
  const data = { customerId: id, ...describeRequest(customer), createdAt, url: customerUrl(id) };
  return {
    message: requestMessage(customer),
    event: { type: 'request.created', data },
    ...(email && { confirmation: { to: email, message: confirmationMessage(id, now()) } }),
  };
}
