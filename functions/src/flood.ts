import { collections } from '@/data/collections';
import { hourLength, minuteLength } from '@/lib/dates';
import { type AlertRecord, type Announced, alertPath, newRecord, toRecord } from './alerts';
import type { Database, Transaction } from './database';

/** Milliseconds that a transaction of the hour may still be under way when it has ended. */
const margin = 10 * minuteLength;

const hourOf = (at: Date) => Math.floor(at.getTime() / hourLength);
const floodId = (hour: number) => `flood-${hour}`;

interface Counted {
  kind: Announced;
  now: Date;
  limit: number;
  channels: readonly string[];
}

/**
 * Counts an alert in the hour of the database. The first past the limit raises the digest, held until the hour is over.
 * The others write nothing here, so a flood contends for nothing.
 * @param counted its `channels` are the digest's.
 * @returns the flood whose digest is to count this alert; empty when it is announced by itself.
 */
export async function digestInHour(transaction: Transaction, counted: Counted) {
  const { now, kind, limit, channels } = counted;
  const hour = hourOf(now);
  const path = alertPath(floodId(hour));
  const { data } = await transaction.read(path);
  const flood = data ? toRecord(data) : newRecord({ kind: 'flood', channels: [], now });
  const { announced = { request: 0, subscriber: 0 }, isOpen } = flood;
  if (announced[kind] < limit) {
    transaction.write(path, { ...flood, announced: { ...announced, [kind]: announced[kind] + 1 } });
    return '';
  }
  const heldUntil = (hour + 1) * hourLength + margin;
  if (!isOpen && channels.length > 0)
    transaction.write(path, newRecord({ kind: 'flood', channels, now, heldUntil, announced }));
  return floodId(hour);
}

/** How many of the hour of a flood were not announced one by one. */
export async function overflow(database: Database, { createdAt }: AlertRecord) {
  const hour = hourOf(createdAt);
  const countOf = (kind: Announced) =>
    database.count(collections.alerts, ['digestOf', '==', floodId(hour)], ['kind', '==', kind]);
  const [requests, subscribers] = await Promise.all([countOf('request'), countOf('subscriber')]);
  return { hour: new Date(hour * hourLength), requests, subscribers };
}
