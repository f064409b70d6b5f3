import { type App, initializeApp } from 'firebase-admin/app';

/** The Admin SDK takes an emulator's address from the environment alone, and would ask the network for credentials. */
export function openEmulatorApp(projectId: string, host: string, name: string): App {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.METADATA_SERVER_DETECTION = 'none';
  return initializeApp({ projectId }, name);
}
