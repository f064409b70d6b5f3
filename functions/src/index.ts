import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { collections } from '@/data/collections';
import type { Announced, Environment } from './alerts';
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
  // Leaves a quarter of the function's minute to record what became of the messages.
  endsAt: Date.now() + 45_000,
  send,
});

/** An event counts as handled unless its handler throws; else it is delivered again, for a day. */
function onCreated(collection: string, kind: Announced) {
  return onDocumentCreated({ document: `${collection}/{id}`, retry: true }, async ({ params }) => {
    if (await announce(environment(), kind, params.id ?? '')) return;
    throw new Error('A channel is not settled yet, so this event is to be delivered again.');
  });
}

export const customerCreated = onCreated(collections.customers, 'request');
export const subscriberCreated = onCreated(collections.newsletterSubscribers, 'subscriber');

export const sweep = onSchedule({ schedule: '*/15 * * * *', timeZone: 'America/Jamaica' }, async () => {
  await sweepAlerts(environment());
});
