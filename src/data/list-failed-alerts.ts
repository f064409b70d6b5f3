import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { dayLength } from '@/lib/dates';
import { collections } from './collections';
import { staffDatabase, staffRequest } from './staff-database';

/** Requests whose alert a kind of channel could not send. 0 for an alert about something else; undefined if all were sent. */
export type FailedAlerts = Readonly<Partial<Record<'mail' | 'push' | 'webhook' | 'confirmation', number>>>;

const shownFor = 7 * dayLength;
const mostRead = 100;

const failedDelivery = v.object({ state: v.picklist(['refused', 'failed']) });

/** Of the last seven days. @throws {DataError} when they cannot be read. */
export async function countFailedAlerts(now = new Date()): Promise<FailedAlerts> {
  const alerts = collection(await staffDatabase(), collections.alerts);
  const since = new Date(now.getTime() - shownFor);
  const { docs } = await staffRequest(() =>
    getDocs(query(alerts, where('failedAt', '>', since), limit(mostRead))),
  );
  const requests = new Map<string, Set<string>>();
  for (const document of docs) {
    const channels: unknown = document.get('channels');
    const isAboutRequests = ['request', 'uncalled'].includes(document.get('kind'));
    for (const [name, delivery] of Object.entries(channels ?? {})) {
      if (!v.is(failedDelivery, delivery)) continue;
      const [kind = ''] = name.split(':');
      const about: readonly string[] = isAboutRequests ? (document.get('about') ?? []) : [];
      requests.set(kind, new Set([...(requests.get(kind) ?? []), ...about]));
    }
  }
  return Object.fromEntries([...requests].map(([kind, { size }]) => [kind, size]));
}
