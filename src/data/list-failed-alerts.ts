import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { dayLength } from '@/lib/dates';
import { collections } from './collections';
import { staffDatabase, staffRequest } from './staff-database';

const channelKinds = ['mail', 'push', 'webhook', 'confirmation'] as const;

export type FailedAlerts = Readonly<Record<(typeof channelKinds)[number], number>>;

const shownFor = 7 * dayLength;
const mostRead = 100;

/** Alerts of the last seven days. @throws {DataError} when they cannot be read. */
export async function countFailedAlerts(now = new Date()): Promise<FailedAlerts> {
  const alerts = collection(await staffDatabase(), collections.alerts);
  const since = new Date(now.getTime() - shownFor);
  const { docs } = await staffRequest(() =>
    getDocs(query(alerts, where('failedAt', '>', since), limit(mostRead))),
  );
  const counts = { mail: 0, push: 0, webhook: 0, confirmation: 0 };
  for (const document of docs) {
    const channels: unknown = document.get('channels');
    const failed = Object.entries(channels ?? {}).filter(([, delivery]) => hasFailed(delivery));
    const kinds = new Set(failed.map(([name]) => name.split(':')[0]));
    for (const kind of channelKinds) if (kinds.has(kind)) counts[kind] += 1;
  }
  return counts;
}

function hasFailed(delivery: unknown): boolean {
  const state = typeof delivery === 'object' && delivery && 'state' in delivery ? delivery.state : undefined;
  return state === 'refused' || state === 'failed';
}
