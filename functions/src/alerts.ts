import { randomUUID } from 'node:crypto';
import { collections } from '@/data/collections';
import { toDate } from '@/lib/dates';
import type { Database, Stored, Transaction } from './database';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Longer than a function may run, so that whoever holds an expired lease is gone. */
export const lease = 2 * minute;
/** Until then the database's own retries and the sweep try again. */
const retriedFor = day;
const keptFor = 30 * day;
/** A channel that fails once or twice is no news for staff. */
const failuresUnnamed = 3;

export type AlertKind = 'request' | 'subscriber' | 'uncalled' | 'flood' | 'morning';

/** `gone` means that nobody is there any more: a device that was switched off, a customer who was erased. */
export type Outcome =
  | { state: 'sent' | 'gone' }
  /** `refused` is final, `failed` is tried again. The reason holds no personal data. */
  | { state: 'refused' | 'failed'; reason: string };

interface Delivery {
  state: Outcome['state'] | 'waiting' | 'claimed';
  attempts: number;
  claim?: string;
  until?: Date | undefined;
  reason?: string;
}

/** A document of `alerts`: what one alert is about, and what became of it by each channel. */
export interface AlertRecord {
  kind: AlertKind;
  /** Ids of customers or of a subscriber. */
  about: readonly string[];
  channels: Readonly<Record<string, Delivery>>;
  /** Not yet settled by every channel, or a flood that has not ended. */
  isOpen: boolean;
  createdAt: Date;
  /** Firestore deletes the record then, where its time-to-live policy is switched on. */
  expiresAt: Date;
  /** Present while staff should know that a channel fails. */
  failedAt?: Date;
  /** Nobody has looked yet whether this customer was called. */
  isUncalled?: boolean;
  /** Kind and hour of the digest that counts this one, which is not announced by itself. */
  digestOf?: string;
  /** Of a flood: its hour, and the alerts of that hour that were announced one by one. */
  floodHour?: number;
  counts?: { request: number; subscriber: number };
}

export type Send = (channel: string, alert: { id: string; record: AlertRecord }) => Promise<Outcome>;

export const alertPath = (id: string) => `${collections.alerts}/${id}`;

/** A record whose channels all wait to be claimed. */
export function newRecord(
  kind: AlertKind,
  { about = [], channels, now }: { about?: readonly string[]; channels: readonly string[]; now: Date },
): AlertRecord {
  return {
    kind,
    about,
    channels: Object.fromEntries(channels.map((name) => [name, { state: 'waiting', attempts: 0 }])),
    isOpen: channels.length > 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + keptFor),
  };
}

interface DeliverOptions {
  database: Database;
  send: Send;
  /** Makes the record of an alert that has none; undefined where nothing is to be sent. */
  create?: (transaction: Transaction, now: Date) => Promise<AlertRecord | undefined>;
}

/**
 * Claims each channel that is free, sends, and records the outcome. The same alert may be delivered any number of times.
 * @returns whether every channel is settled; otherwise somebody has to call again.
 * @throws what the database throws.
 */
export async function deliver(id: string, { database, send, create }: DeliverOptions): Promise<boolean> {
  const claim = randomUUID();
  const claimed = await database.transaction(async (transaction) => {
    const { data, readAt } = await transaction.read(alertPath(id));
    const record = data ? toRecord(data) : await create?.(transaction, readAt);
    if (!record) return undefined;
    const free = Object.keys(record.channels).filter((name) => isFree(record.channels[name], readAt));
    const until = new Date(readAt.getTime() + lease);
    const next = withChannels(record, free, (delivery) => ({
      state: 'claimed',
      attempts: delivery.attempts + 1,
      claim,
      until,
    }));
    if (free.length > 0 || !data) transaction.write(alertPath(id), { ...next });
    return { record: next, free };
  });
  if (!claimed) return true;
  const { record, free } = claimed;
  const settled = await Promise.allSettled(
    free.map(async (channel) => {
      const outcome = await send(channel, { id, record }).catch(toFailure);
      return settle(database, { id, channel, claim, outcome });
    }),
  );
  const lost = settled.find((result) => result.status === 'rejected');
  if (lost) throw lost.reason;
  if (free.length < openChannels(record).length) return false;
  return settled.every((result) => result.status === 'fulfilled' && result.value);
}

/** @returns whether the channel is settled for good. */
async function settle(
  database: Database,
  { id, channel, claim, outcome }: { id: string; channel: string; claim: string; outcome: Outcome },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { data, readAt } = await transaction.read(alertPath(id));
    const record = data && toRecord(data);
    const delivery = record?.channels[channel];
    if (!record || !delivery) return true;
    // What was sent was sent; a failure counts only for whoever still holds the claim.
    if (outcome.state !== 'sent' && delivery.claim !== claim) return isSettled(delivery);
    const isLate = readAt.getTime() - record.createdAt.getTime() > retriedFor;
    const final = outcome.state === 'failed' && isLate ? { ...outcome, state: 'refused' as const } : outcome;
    const next = withChannels(record, [channel], ({ attempts }) => ({ attempts, ...final }));
    const { failedAt: _, ...others } = next;
    const isNamed = Object.values(next.channels).some(isWorthNaming);
    const failedAt = isNamed ? { failedAt: record.failedAt ?? readAt } : {};
    transaction.write(alertPath(id), { ...others, ...failedAt });
    return final.state !== 'failed';
  });
}

const isSettled = ({ state }: Delivery) => state === 'sent' || state === 'refused' || state === 'gone';
const openChannels = ({ channels }: AlertRecord) => Object.values(channels).filter((one) => !isSettled(one));

function isFree(delivery: Delivery | undefined, now: Date): boolean {
  if (!delivery || isSettled(delivery)) return false;
  return delivery.state !== 'claimed' || !delivery.until || delivery.until <= now;
}

function isWorthNaming({ state, attempts }: Delivery): boolean {
  return state === 'refused' || (state === 'failed' && attempts >= failuresUnnamed);
}

function withChannels(
  record: AlertRecord,
  names: readonly string[],
  change: (delivery: Delivery) => Delivery,
): AlertRecord {
  const changed = Object.entries(record.channels).map(
    ([name, delivery]) => [name, names.includes(name) ? change(delivery) : delivery] as const,
  );
  const next = { ...record, channels: Object.fromEntries(changed) };
  return changed.length === 0 ? next : { ...next, isOpen: openChannels(next).length > 0 };
}

/** The message of an error may hold an address, so only its kind is recorded. */
function toFailure(error: unknown): Outcome {
  return { state: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
}

/** Only this program writes these documents; dates come back as Firestore's timestamps. */
export function toRecord(data: Stored): AlertRecord {
  const record = data as unknown as AlertRecord;
  const channels = Object.entries(record.channels).map(([name, delivery]) => {
    const until = toDate(delivery.until);
    return [name, until ? { ...delivery, until } : delivery];
  });
  const failedAt = toDate(record.failedAt);
  return {
    ...record,
    channels: Object.fromEntries(channels),
    createdAt: toDate(record.createdAt) ?? new Date(0),
    expiresAt: toDate(record.expiresAt) ?? new Date(0),
    ...(failedAt && { failedAt }),
  };
}
