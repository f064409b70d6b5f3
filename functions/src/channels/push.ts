import webPush from 'web-push';
import type { PushPayload } from '@/service-worker/push-payload';
import type { Outcome } from '../alerts';
import type { Settings } from '../config';
import type { Stored } from '../database';
import type { Message } from '../messages';
import { outcomeOfStatus } from './http';

const patience = 15_000;
/** In seconds: a phone that comes back later shows the list instead. */
const timeToLive = 12 * 60 * 60;

interface Push {
  device: Stored;
  message: Message;
  tag: string;
}

/** Sends to one device, encrypted for its browser. 404 and 410 mean that the subscription has ended. */
export async function sendPush(
  { publicKey, privateKey, subject }: NonNullable<Settings['push']>,
  { device, message, tag }: Push,
): Promise<Outcome> {
  const { title, lines, link } = message;
  const url = new URL(link?.url ?? '/', 'https://site.example');
  const payload: PushPayload = { title, body: lines.join(' · '), tag, url: url.pathname + url.search };
  const request = webPush.generateRequestDetails(
    { endpoint: text(device.endpoint), keys: { p256dh: text(device.p256dh), auth: text(device.auth) } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: timeToLive,
      urgency: 'high',
      topic: tag.slice(0, 32),
      contentEncoding: 'aes128gcm',
    },
  );
  const { status } = await fetch(request.endpoint, {
    method: request.method,
    headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    body: request.body && new Uint8Array(request.body),
    signal: AbortSignal.timeout(patience),
  });
  return status === 404 || status === 410 ? { state: 'gone' } : outcomeOfStatus(status);
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
