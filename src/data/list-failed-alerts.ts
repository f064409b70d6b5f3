import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { dayLength, toDate } from '@/lib/dates';
import { collections } from './collections';
import { staffDatabase, staffRequest } from './staff-database';

export interface FailedAlerts {
  /** Requests whose alert a kind of channel could not send. 0: about something else. Undefined: all were sent. */
  requests: Readonly<Partial<Record<'mail' | 'push' | 'webhook' | 'confirmation', number>>>;
  newest: Date | undefined;
  hasOlder: boolean;
}

const shownFor = 7 * dayLength;
const mostRead = 100;

const failedDelivery = v.object({ state: v.picklist(['refused', 'failed']) });

/** Of the last seven days, the newest first. @throws {DataError} when they cannot be read. */
export async function countFailedAlerts(now = new Date()): Promise<FailedAlerts> {
  const alerts = collection(await staffDatabase(), collections.alerts);
  const since = new Date(now.getTime() - shownFor);
  const { docs } = await staffRequest(() =>
    getDocs(query(alerts, where('failedAt', '>', since), orderBy('failedAt', 'desc'), limit(mostRead))),
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
  return {
    requests: Object.fromEntries([...requests].map(([kind, { size }]) => [kind, size])),
    newest: toDate(docs[0]?.get('failedAt')),
    hasOlder: docs.length === mostRead,
  };
}
