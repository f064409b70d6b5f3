import { collections } from '@/data/collections';
import { dayLength, minuteLength, toDate } from '@/lib/dates';
import type { Settings } from './config';
import type { Database, Stored, Transaction } from './database';

/** Milliseconds that the server of a channel may be silent. */
export const networkTimeout = 15_000;
export const outOfTime: Outcome = { state: 'failed', reason: 'out of time' };
/** Longer than a function may run, so that whoever holds an expired lease is gone. */
export const lease = 2 * minuteLength;
/** Until then the database's own retries and the sweep try again. */
const retriedFor = dayLength;
const keptFor = 30 * dayLength;
/** Mail servers refuse a stranger for some minutes on purpose, so earlier failures are no news for staff. */
const named = { failures: 3, after: 15 * minuteLength };

/** `gone` means that nobody is left: a device that was switched off, a customer who was erased. */
export type Outcome =
  | { state: 'sent' | 'gone' }
  /** `refused` is final, `failed` is tried again. The reason holds no personal data. */
  | { state: 'refused' | 'failed'; reason: string };

interface Delivery {
  state: Outcome['state'] | 'waiting' | 'claimed';
  /** Each claim is one more, so this tells claims apart. */
  attempts: number;
  /** Until then nobody claims it, in milliseconds of the database's clock. */
  heldUntil?: number;
  reason?: string;
}

/** The events that are announced one by one. */
export type Announced = 'request' | 'subscriber';

/** A document of `alerts`: what one alert is about, and what became of it by each channel. */
export interface AlertRecord {
  kind: Announced | 'uncalled' | 'flood' | 'morning';
  /** Ids of customers or of a subscriber. */
  about: readonly string[];
  /** Under 'mail:office@company.example', 'push:DEVICE', 'webhook' or 'confirmation'. */
  channels: Record<string, Delivery>;
  /** Not yet settled by every channel. */
  isOpen: boolean;
  createdAt: Date;
  /** Firestore deletes the record then, by the policy in firestore.indexes.json. */
  expiresAt: unknown;
  /** A time while staff should know that a channel fails. */
  failedAt: unknown;
  /** Nobody has looked yet whether this customer was called. */
  isUncalled?: boolean;
  /** The flood whose digest counts this one, which is not announced by itself. */
  digestOf?: string;
  /** Of a flood: how many of its hour were announced one by one. */
  announced?: Readonly<Record<Announced, number>>;
}

/** Everything that handlers need; tests give their own. */
export interface Environment {
  settings: Settings;
  database: Database;
  now: () => Date;
  /** By this machine's clock, before the function is ended: what is under way has failed then, and nothing is claimed. */
  endsAt: number;
  send: (environment: Environment, channel: string, id: string, record: AlertRecord) => Promise<Outcome>;
}

export const alertPath = (id: string) => `${collections.alerts}/${id}`;

interface NewRecord extends Partial<Omit<AlertRecord, 'channels'>> {
  kind: AlertRecord['kind'];
  channels: readonly string[];
  now: Date;
  heldUntil?: number;
}

/** A record whose channels all wait to be claimed. */
export function newRecord({ kind, channels, now, heldUntil = 0, ...rest }: NewRecord): AlertRecord {
  return {
    kind,
    about: [],
    channels: Object.fromEntries(
      channels.map((name) => [name, { state: 'waiting', attempts: 0, heldUntil }]),
    ),
    isOpen: channels.length > 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + keptFor),
    failedAt: null,
    ...rest,
  };
}

/** Only this program writes these documents; dates come back as Firestore's timestamps. */
export const toRecord = (data: Stored) =>
  ({ ...data, createdAt: toDate(data.createdAt) ?? new Date(0) }) as AlertRecord;

type Claim = { channel: string; attempts: number };
type Create = (transaction: Transaction, now: Date) => Promise<AlertRecord | undefined>;

/**
 * Claims each channel that is free, sends, and records the outcome. The same alert may be delivered any number of times.
 * @param create makes the record of an alert that has none; undefined where nothing is to be sent.
 * @returns whether every channel is settled; otherwise somebody has to call again.
 * @throws what the database throws.
 */
export async function deliver(environment: Environment, id: string, create?: Create): Promise<boolean> {
  const { database, send, endsAt } = environment;
  const left = () => endsAt - Date.now();
  // A message that is begun later may arrive, count as failed, and be sent again.
  if (left() < networkTimeout) return false;
  const tooLate = new Promise<Outcome>((resolve) => setTimeout(resolve, left(), outOfTime).unref());
  const claimed = await claim(database, id, create);
  if (!claimed) return true;
  const { record, claims, isHeld } = claimed;
  // One after the other, as all write the same document: a transaction that loses to too many others gives up.
  let settling: Promise<unknown> = Promise.resolve();
  const areSettled = await all(
    claims.map(async (claim) => {
      const outcome =
        left() < networkTimeout
          ? outOfTime
          : await Promise.race([send(environment, claim.channel, id, record), tooLate]).catch(toFailure);
      const isDone = settling.then(() => settle(database, id, claim, outcome));
      settling = isDone.catch(() => undefined);
      return isDone;
    }),
  );
  return areSettled.every(Boolean) && !isHeld;
}

/** Claims what is free. A channel that was tried for a day is given up instead, even if each try broke off. */
async function claim(database: Database, id: string, create?: Create) {
  return database.transaction(async (transaction) => {
    const { data, readAt } = await transaction.read(alertPath(id));
    const record = data ? toRecord(data) : await create?.(transaction, readAt);
    if (!record) return undefined;
    const isOver = ageOf(record, readAt) > retriedFor;
    const open = Object.entries(record.channels).filter(([, delivery]) => !isSettled(delivery));
    const free = open.filter(([, { heldUntil = 0 }]) => heldUntil <= readAt.getTime());
    const claims: Claim[] = [];
    for (const [channel, { attempts: tries, reason = 'broken off' }] of free) {
      const attempts = tries + 1;
      const isGivenUp = isOver && tries > 0;
      if (!isGivenUp) claims.push({ channel, attempts });
      record.channels[channel] = isGivenUp
        ? { state: 'refused', attempts, reason }
        : { state: 'claimed', attempts, heldUntil: readAt.getTime() + lease };
    }
    if (free.length > 0 || !data) transaction.write(alertPath(id), summedUp(record, readAt));
    return { record, claims, isHeld: free.length < open.length };
  });
}

/** @returns whether the channel is settled for good. */
async function settle(database: Database, id: string, { channel, attempts }: Claim, outcome: Outcome) {
  return database.transaction(async (transaction) => {
    const { data, readAt } = await transaction.read(alertPath(id));
    const record = data && toRecord(data);
    const delivery = record?.channels[channel];
    if (!record || !delivery) return true;
    // A sent message stays sent; a failure counts only while the claim is held.
    const isHeld = delivery.state !== 'sent' && delivery.attempts === attempts;
    if (outcome.state !== 'sent' && !isHeld) return isSettled(delivery);
    record.channels[channel] = { attempts: delivery.attempts, ...outcome };
    transaction.write(alertPath(id), summedUp(record, readAt));
    return outcome.state !== 'failed';
  });
}

/** Says of the whole record what follows from its channels. */
function summedUp(record: AlertRecord, now: Date): AlertRecord {
  const deliveries = Object.values(record.channels);
  const isOld = ageOf(record, now) > named.after;
  const isNamed = ({ state, attempts }: Delivery) =>
    state === 'refused' || (state === 'failed' && isOld && attempts >= named.failures);
  return {
    ...record,
    isOpen: !deliveries.every(isSettled),
    failedAt: deliveries.some(isNamed) ? (record.failedAt ?? now) : null,
  };
}

const ageOf = ({ createdAt }: AlertRecord, now: Date) => now.getTime() - createdAt.getTime();
const isSettled = ({ state }: Delivery) => state === 'sent' || state === 'refused' || state === 'gone';

/** The message of an error may hold an address, so only its kind is recorded. */
const toFailure = ({ name }: Error): Outcome => ({ state: 'failed', reason: name });

/**
 * Waits for all, also after a failure: an instance whose function has ended may freeze with messages under way.
 * @throws what the first of them throws.
 */
export async function all<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
