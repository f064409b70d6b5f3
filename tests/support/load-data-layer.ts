import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

/** The requests of /contact as a freshly opened page makes them, to a database on this port. */
export async function loadDataLayer(firestorePort: number) {
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_PORT', String(firestorePort));
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
  return await import('@/data/create-customer');
}

/** The port of the emulator itself. */
export function emulatorPort(): number {
  return Number(process.env.FIRESTORE_EMULATOR_HOST?.split(':')[1]);
}
