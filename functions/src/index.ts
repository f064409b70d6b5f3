import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { collections } from '@/data/collections';
import { alertSecrets, readSettings } from './config';
import { firestoreDatabase } from './database';
import { alertOfCustomer, alertOfSubscriber } from './new-documents';
import { sweep as sweepAlerts } from './scheduled';
import { type Environment, sender } from './send';

initializeApp();
setGlobalOptions({
  // Where the database is; triggers of another place are refused at the deploy.
  region: process.env.ALERT_REGION || 'us-east1',
  // A flood waits in the queue of events in place of starting a hundred instances.
  maxInstances: 2,
  memory: '256MiB',
  timeoutSeconds: 60,
});

function environment(): Environment {
  const sending = {
    settings: readSettings(),
    database: firestoreDatabase(getFirestore()),
    now: () => new Date(),
  };
  return { ...sending, send: sender(sending) };
}

/** An event counts as handled unless its handler throws; else it is delivered again, for a day. */
function requireSettled(isSettled: boolean): void {
  if (!isSettled) throw new Error('A channel is not settled yet, so this event is to be delivered again.');
}

const options = { retry: true, secrets: [alertSecrets] };

export const customerCreated = onDocumentCreated(
  { ...options, document: `${collections.customers}/{id}` },
  async ({ params }) => requireSettled(await alertOfCustomer(environment(), params.id)),
);

export const subscriberCreated = onDocumentCreated(
  { ...options, document: `${collections.newsletterSubscribers}/{id}` },
  async ({ params }) => requireSettled(await alertOfSubscriber(environment(), params.id)),
);

export const sweep = onSchedule(
  { schedule: '*/15 * * * *', timeZone: 'America/Jamaica', secrets: [alertSecrets] },
  async () => void (await sweepAlerts(environment())),
);
