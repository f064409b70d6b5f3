import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { company } from '@/config/company';
import { collections } from '@/data/collections';
import { demoStaff } from '@/features/session/demo-credentials';
import { openEmulatorApp } from '../support/emulator-app.ts';
import { buildFunctions, functionsFolder, requireFunctionsPackages } from './build-functions.ts';

/** Of functions/local, whose packages only functions/ has. */
interface Received {
  kind: 'webhook' | 'push' | 'mail';
  headers: Readonly<Record<string, unknown>>;
  body: Buffer;
}
interface LocalModules {
  startReceivers: (onReceived: (received: Received) => void) => Promise<{
    webhookUrl: string;
    pushUrl: string;
    smtpUrl: string;
    close: () => Promise<void>;
  }>;
  createPushKeys: () => { publicKey: string; privateKey: string };
  createLocalDevice: (device: { endpoint: string; by: string }) => {
    fields: object;
    read: (body: Buffer) => unknown;
  };
}

async function loadLocal(): Promise<LocalModules> {
  const load = (name: string) => import(pathToFileURL(join(functionsFolder, 'local', name)).href);
  return { ...(await load('receivers.ts')), ...(await load('local-device.ts')) };
}

export interface LocalAlerts {
  putFunctions: (folder: string) => Promise<void>;
  /** Stores a device of staff, whose notifications are printed. */
  addDevice: (projectId: string, host: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Receives on this machine what the functions send, and prints it.
 * @throws {UserError} when the packages of functions/ are not installed.
 */
export async function startLocalAlerts(print: (text: string) => void): Promise<LocalAlerts> {
  requireFunctionsPackages();
  const { startReceivers, createPushKeys, createLocalDevice } = await loadLocal();
  const receivers = await startReceivers((received) => print(describe(received)));
  const keys = createPushKeys();
  const by = demoStaff[0]?.email ?? '';
  const device = createLocalDevice({ endpoint: receivers.pushUrl, by });

  function describe({ kind, headers, body }: Received): string {
    if (kind === 'push') return `\nNotification: ${JSON.stringify(device.read(body))}`;
    if (kind === 'webhook') return `\nWebhook: ${headers['alert-signature']}\n${body}`;
    return `\nE-mail:\n${body}`;
  }

  return {
    putFunctions: (folder) =>
      prepareLocalFunctions(folder, {
        settings: {
          ALERT_PUSH_PUBLIC_KEY: keys.publicKey,
          ALERT_CONTACT: `mailto:${company.email}`,
          ALERT_MAIL_FROM: company.email,
          ALERT_MAIL_TO: by,
          ALERT_UNCALLED_TO: by,
          ALERT_MORNING_TO: by,
          ALERT_CONFIRMS: 'true',
          ALERT_WEBHOOK_URL: receivers.webhookUrl,
        },
        secrets: {
          vapidPrivateKey: keys.privateKey,
          smtpUrl: receivers.smtpUrl,
          webhookSecret: 'local',
        },
      }),
    async addDevice(projectId, host) {
      const app = openEmulatorApp(projectId, host, 'alerts');
      await getFirestore(app).collection(collections.staffDevices).doc('local').set(device.fields);
      await deleteApp(app);
    },
    close: receivers.close,
  };
}

interface LocalSettings {
  /** Values of functions/.env. */
  settings: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
}

/** Builds the functions into a folder for the emulator, with settings and secrets of this machine alone. */
export async function prepareLocalFunctions(
  folder: string,
  { settings, secrets }: LocalSettings,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await buildFunctions(folder);
  symlinkSync(join(functionsFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // firebase-tools asks for the region where it has no line.
  const lines = Object.entries({ ALERT_REGION: 'us-east1', ...settings }).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  );
  writeFileSync(join(folder, '.env'), lines.join(''));
  writeFileSync(join(folder, '.secret.local'), `ALERT_SECRETS=${JSON.stringify(JSON.stringify(secrets))}\n`);
}
