import { collections } from '@/data/collections';
import { type AlertRecord, alertPath, newRecord, toRecord } from './alerts';
import type { Database, Transaction } from './database';

const hourLength = 60 * 60_000;
/** Milliseconds that a transaction of the hour may still be under way when it has ended. */
const margin = 10 * 60_000;
const noneSent = { request: 0, subscriber: 0 };

const hourOf = (at: Date) => Math.floor(at.getTime() / hourLength);

/** The start of the hour that a record of a flood counts. */
export const hourStart = ({ floodHour = 0 }: AlertRecord) => new Date(floodHour * hourLength);

export const hasEnded = (record: AlertRecord, now: Date) =>
  now.getTime() >= hourStart(record).getTime() + hourLength + margin;

interface CountOptions {
  kind: keyof typeof noneSent;
  now: Date;
  limit: number;
}

/**
 * Counts an alert in the hour of the database. Past the limit only the first of them writes, so a flood contends for
 * nothing.
 * @returns which digest is to count it, unless it is sent by itself; `write` stores the count.
 */
export async function countInHour(transaction: Transaction, { kind, now, limit }: CountOptions) {
  const hour = hourOf(now);
  const path = alertPath(`hour-${hour}`);
  const { data } = await transaction.read(path);
  const record = data ? toRecord(data) : { ...newRecord('flood', { channels: [], now }), floodHour: hour };
  const counts = record.counts ?? noneSent;
  const isOver = counts[kind] >= limit;
  const next = {
    ...record,
    counts: { ...counts, [kind]: counts[kind] + 1 },
    isOpen: record.isOpen || isOver,
  };
  return {
    ...(isOver && { digestOf: `${kind}-${hour}` }),
    write: () => counts[kind] <= limit && transaction.write(path, next),
  };
}

/** How many of the hour were not announced one by one. */
export async function overflow(database: Database, { floodHour }: AlertRecord) {
  const countOf = (kind: string) =>
    database.count(collections.alerts, ['digestOf', '==', `${kind}-${floodHour}`]);
  const [requests, subscribers] = await Promise.all([countOf('request'), countOf('subscriber')]);
  return { requests, subscribers };
}
