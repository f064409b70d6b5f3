import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { collections } from '@/data/collections';
import type { Environment } from './alerts';
import { announce } from './announce';
import { alertRegion, alertSecrets, readSettings } from './config';
import { firestoreDatabase } from './database';
import { send } from './send';
import { sweep as sweepAlerts } from './sweep';

initializeApp();
setGlobalOptions({
  region: alertRegion,
  // A flood waits in the queue of events in place of starting a hundred instances.
  maxInstances: 2,
  memory: '256MiB',
  timeoutSeconds: 60,
  secrets: [alertSecrets],
});

const environment = (): Environment => ({
  settings: readSettings(),
  database: firestoreDatabase(getFirestore()),
  now: () => new Date(),
  send,
});

/** An event counts as handled unless its handler throws; else it is delivered again, for a day. */
async function settled(isSettled: Promise<boolean>): Promise<void> {
  if (!(await isSettled))
    throw new Error('A channel is not settled yet, so this event is to be delivered again.');
}

export const customerCreated = onDocumentCreated(
  { document: `${collections.customers}/{id}`, retry: true },
  ({ params }) => settled(announce(environment(), 'request', params.id)),
);

export const subscriberCreated = onDocumentCreated(
  { document: `${collections.newsletterSubscribers}/{id}`, retry: true },
  ({ params }) => settled(announce(environment(), 'subscriber', params.id)),
);

export const sweep = onSchedule({ schedule: '*/15 * * * *', timeZone: 'America/Jamaica' }, async () => {
  await sweepAlerts(environment());
});
