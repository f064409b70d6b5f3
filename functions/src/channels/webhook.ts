import { createHmac } from 'node:crypto';
import type { Outcome } from '../alerts';
import type { Settings } from '../config';
import { outcomeOfStatus } from './http';

/** A posted event; docs/operations.md describes each. A change that breaks receivers raises the version. */
export interface WebhookEvent {
  version: 1;
  /** The same for the same event, however often it is posted. */
  id: string;
  type: 'request.created' | 'requests.flooded' | 'subscriber.created';
  data: Readonly<Record<string, unknown>>;
}

const patience = 15_000;

/** Posts one event, signed with the time: a receiver refuses old ones. */
export async function postEvent(
  { url, secret }: NonNullable<Settings['webhook']>,
  event: WebhookEvent,
  now: Date,
): Promise<Outcome> {
  const body = JSON.stringify(event);
  const { status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'alert-id': event.id,
      'alert-signature': signature(secret, body, Math.floor(now.getTime() / 1000)),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  return outcomeOfStatus(status);
}

/** 't=SECONDS,v1=HEX': the HMAC-SHA256 of 'SECONDS.BODY'. */
function signature(secret: string, body: string, seconds: number): string {
  const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hex}`;
}
