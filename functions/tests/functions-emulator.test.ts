import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { referenceCode } from '@/domain/reference';
import { buildCustomer, buildDraft } from '../../tests/support/build-customer';
import { loadDataLayer } from '../../tests/support/load-data-layer';
import { prepareLocalFunctions } from '../../tools/alerts/local-alerts';
import { type Emulators, startEmulators } from '../../tools/support/emulators';
import { testPorts } from '../../tools/support/ports';
import { createLocalDevice } from '../local/local-device';
import { createPushKeys, type Received, startReceivers } from '../local/receivers';
import { firestoreDatabase } from '../src/database';
import { plans, simulate } from './simulation';

/** Beside the emulators of the other tests. */
const shift = 700;
const ports = {
  firestore: testPorts.firestore + shift,
  auth: testPorts.auth + shift,
  site: testPorts.site + shift,
};
const projectId = 'demo-fuel-alerts';
const webhookSecret = 'a secret of this test';
const admin = 'staff@islandfuel.example';

/** Deliveries on Firestore, some 55 a plan: deliveries.test.ts plays 10,000 in memory. */
const wanted = 100;

/** Milliseconds, for a machine on which everything else starts as well. */
const startLimit = 240_000;

let received: Received[] = [];
let emulators: Emulators | undefined;
let receivers: Awaited<ReturnType<typeof startReceivers>>;
let app: App | undefined;
let database: Firestore;

const kinds = () => received.map(({ kind }) => kind).sort();
const bodyOf = (kind: Received['kind']) => received.find((one) => one.kind === kind)?.body ?? Buffer.alloc(0);

beforeAll(async () => {
  receivers = await startReceivers((one) => received.push(one));
  const { publicKey, privateKey } = createPushKeys();
  emulators = await startEmulators({
    projectId,
    ports,
    isBrief: true,
    isWithoutAuth: true,
    stop: new AbortController().signal,
    putFunctions: (folder) =>
      prepareLocalFunctions(folder, {
        settings: {
          ALERT_PUSH_PUBLIC_KEY: publicKey,
          ALERT_CONTACT: 'mailto:office@islandfuel.example',
          ALERT_MAIL_FROM: 'alerts@islandfuel.example',
          ALERT_MAIL_TO: 'office@islandfuel.example',
          ALERT_WEBHOOK_URL: receivers.webhookUrl,
        },
        secrets: { vapidPrivateKey: privateKey, smtpUrl: receivers.smtpUrl, webhookSecret },
      }),
  });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  app = initializeApp({ projectId }, 'alerts');
  database = getFirestore(app);
}, startLimit);

afterAll(async () => {
  if (app) await deleteApp(app);
  await emulators?.stop();
  await receivers.close();
});

beforeEach(() => {
  received = [];
});

async function addCustomer(overrides: Parameters<typeof buildCustomer>[0] = {}) {
  const { id: _, ...customer } = buildCustomer({ source: 'website', status: 'new', ...overrides });
  const fields = { ...customer, createdAt: FieldValue.serverTimestamp() };
  const { id } = await database.collection(collections.customers).add(fields);
  return id;
}

it('announces a new customer by push, e-mail and webhook', async () => {
  const device = createLocalDevice({ endpoint: receivers.pushUrl, by: admin });
  await database.doc(`${collections.staff}/one`).set({ email: admin, name: 'Staff', role: 'admin' });
  await database.doc(`${collections.staffDevices}/one`).set(device.fields);

  const id = await addCustomer({
    firstName: 'Marcia',
    fuelTypes: ['Diesel'],
    parish: 'Saint James',
    averageVolume: '100-500',
  });
  await expect.poll(kinds, { timeout: 30_000 }).toEqual(['mail', 'push', 'webhook']);

  const title = 'New request: Diesel, Saint James';
  const url = `/admin-dashboard?customer=${id}`;
  expect(device.read(bodyOf('push'))).toEqual({
    title,
    body: `100–500 gallons (380–1,900 litres) · Reference ${referenceCode(id)}`,
    tag: id,
    url,
  });
  const mail = bodyOf('mail').toString();
  expect(mail).toContain(`Subject: ${title}`);
  expect(mail).not.toContain('Marcia');
  const body = bodyOf('webhook').toString();
  expect(JSON.parse(body)).toMatchObject({ version: 1, id, type: 'request.created' });
  const signed = received.find(({ kind }) => kind === 'webhook')?.headers['alert-signature'];
  const [, seconds, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(signed)) ?? [];
  expect(createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')).toBe(hex);
});

/** Sends the same draft each time. @returns all that the database of a project hears of it. */
async function requestsOfContact(project: string): Promise<string[]> {
  const requests: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push([init.method, url, JSON.stringify(init.headers), init.body].join('\n'));
    return fetch(url, init);
  });
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project);
  await loadDataLayer(ports.firestore);
  const { customerIdFor, sendDraft } = await import('@/features/contact/send-draft');
  const draft = buildDraft({ newsletter: true });
  const id = await customerIdFor('0'.repeat(32), draft);
  expect(await sendDraft(id, draft)).toMatchObject({ kind: 'stored' });
  await vi.waitFor(() => expect(requests.filter((text) => text.includes(':commit'))).toHaveLength(2));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // The lookup asks about a random id, too.
  const withoutChance = (name: string) => (name.endsWith(id) ? name : 'customers/FREE');
  return requests.map((text) =>
    text.replaceAll(project, 'PROJECT').replace(/customers\/\w{20}/g, withoutChance),
  );
}

it('hears from /contact, byte for byte, what a database without functions hears', async () => {
  const heard = await requestsOfContact(projectId);
  await expect.poll(kinds, { timeout: 30_000 }).toContain('webhook');
  expect(heard).toEqual(await requestsOfContact(`${projectId}-without`));
  expect(heard).toHaveLength(4);
});

it(
  'sends each alert once where the database is Firestore, whatever breaks',
  async () => {
    // The functions watch the other project alone.
    const simulated = initializeApp({ projectId: `${projectId}-simulated` }, 'simulated');
    const firestore = getFirestore(simulated);
    const own = firestoreDatabase(firestore);
    const set = async (path: string, data: object) => void (await firestore.doc(path).set(data));
    let deliveries = 0;
    const property = fc.asyncProperty(plans(12), async (plan) => {
      if (deliveries >= wanted) return;
      const run = String(deliveries);
      const result = await simulate({ database: { ...own, set }, plan, run, atOnce: 2 });
      deliveries += result.deliveries;
      expect(result.problems).toEqual([]);
    });
    await fc.assert(property, { seed: 38, numRuns: 8, endOnFailure: true });
    await deleteApp(simulated);
    expect(deliveries).toBeGreaterThanOrEqual(wanted);
  },
  startLimit,
);
