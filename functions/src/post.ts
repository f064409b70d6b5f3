import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { PushPayload } from '@/service-worker/push-payload';
import { networkTimeout, type Outcome } from './alerts';
import type { Settings } from './config';
import type { Stored } from './database';
import type { Message } from './messages';

/** In seconds: a phone that comes back later shows the list instead. */
const pushedFor = 12 * 60 * 60;
/** Any other status below 500 stays what it is, however often the same request is sent. */
const triedAgain = [408, 425, 429];
/** The subscription has ended. */
const ended = [404, 410];

/** A posted event; docs/operations.md describes each. A change that breaks receivers raises the version. */
export interface WebhookEvent {
  version: 1;
  /** The same for the same event, however often it is posted. */
  id: string;
  type: 'request.created' | 'requests.flooded' | 'subscriber.created';
  data: Readonly<Record<string, unknown>>;
}

/** Posts one event, signed with the time: a receiver refuses old ones. */
export async function postEvent(
  { url, secret }: NonNullable<Settings['webhook']>,
  event: WebhookEvent,
  now: Date,
): Promise<Outcome> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(now.getTime() / 1000);
  const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const signature = { 'alert-id': event.id, 'alert-signature': `t=${seconds},v1=${hex}` };
  return outcomeOf(await post(url, { headers: { 'content-type': 'application/json', ...signature }, body }));
}

/** Sends to one device, encrypted for its browser. */
export async function sendPush(
  vapidDetails: NonNullable<Settings['push']>,
  { device, message, tag }: { device: Stored; message: Message; tag: string },
): Promise<Outcome> {
  const { title, lines, link } = message;
  const { pathname, search } = new URL(link?.url ?? '/', 'https://site.example');
  const payload: PushPayload = { title, body: lines.join(' · '), tag, url: pathname + search };
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: String(device.endpoint), keys: { p256dh: String(device.p256dh), auth: String(device.auth) } },
    JSON.stringify(payload),
    { vapidDetails, TTL: pushedFor, urgency: 'high', topic: tag.slice(0, 32), contentEncoding: 'aes128gcm' },
  );
  const status = await post(endpoint, {
    headers: headers as Record<string, string>,
    body: body && new Uint8Array(body),
  });
  return ended.includes(status) ? { state: 'gone' } : outcomeOf(status);
}

async function post(url: string, request: RequestInit): Promise<number> {
  const signal = AbortSignal.timeout(networkTimeout);
  const { status } = await fetch(url, { ...request, method: 'POST', redirect: 'manual', signal });
  return status;
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  const isTriedAgain = status >= 500 || triedAgain.includes(status);
  return { state: isTriedAgain ? 'failed' : 'refused', reason: `HTTP ${status}` };
}
