import { collections } from '@/data/collections';
import { type AlertRecord, alertPath, newRecord, toRecord } from './alerts';
import type { Database, Transaction } from './database';

const hourLength = 60 * 60_000;
/** Milliseconds that a transaction of the hour may still be under way when it has ended. */
const margin = 10 * 60_000;

const hourOf = (at: Date) => Math.floor(at.getTime() / hourLength);

interface Counted {
  kind: 'request' | 'subscriber';
  now: Date;
  limit: number;
  channels: readonly string[];
}

/**
 * Counts an alert in the hour of the database. The first past the limit raises the digest, held until the hour is over.
 * The others write nothing here, so a flood contends for nothing.
 * @param counted its `channels` are the digest's.
 * @returns the digest that is to count this alert; empty when it is announced by itself.
 */
export async function digestInHour(
  transaction: Transaction,
  { kind, now, limit, channels }: Counted,
): Promise<string> {
  const hour = hourOf(now);
  const path = alertPath(`flood-${hour}`);
  const { data } = await transaction.read(path);
  const record = data ? toRecord(data) : newRecord('flood', { channels: [], now });
  const { counts = { request: 0, subscriber: 0 }, isOpen } = record;
  if (counts[kind] < limit) {
    transaction.write(path, { ...record, counts: { ...counts, [kind]: counts[kind] + 1 } });
    return '';
  }
  if (!isOpen && channels.length > 0) {
    const heldUntil = (hour + 1) * hourLength + margin;
    transaction.write(path, { ...newRecord('flood', { channels, now, heldUntil }), counts });
  }
  return `${kind}-${hour}`;
}

/** How many of the hour of a flood were not announced one by one. */
export async function overflow(database: Database, { createdAt }: AlertRecord) {
  const hour = hourOf(createdAt);
  const countOf = (kind: string) => database.count(collections.alerts, ['digestOf', '==', `${kind}-${hour}`]);
  const [requests, subscribers] = await Promise.all([countOf('request'), countOf('subscriber')]);
  return { hour: new Date(hour * hourLength), requests, subscribers };
}
