import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';
import type { Role } from '@/domain/role';
import { windowWith } from './open-firebase-page';
import { sessionKeys } from './session-keys';

/** The requests of /contact as a freshly opened page makes them, to a database on this port. */
export async function loadDataLayer(firestorePort: number) {
  await reset(firestorePort);
  return await import('@/data/create-customer');
}

/** The requests of the admin screen, as a freshly opened page of this role makes them to this port. */
export async function loadStaffDataLayer(firestorePort: number, role: Role = 'admin') {
  vi.stubGlobal('window', windowWith(new Map(Object.entries(sessionKeys(role)))));
  vi.stubGlobal('navigator', { onLine: true });
  await reset(firestorePort);
  return {
    ...(await import('@/data/list-customers')),
    ...(await import('@/data/update-customer-status')),
    ...(await import('@/data/customer-work')),
    ...(await import('@/data/close-duplicate')),
    ...(await import('@/data/correct-customer')),
    ...(await import('@/data/add-customer')),
    ...(await import('@/data/import-secret')),
    ...(await import('@/data/newsletter-subscribers')),
    ...(await import('@/data/list-activity')),
    ...(await import('@/data/list-work')),
  };
}

async function reset(firestorePort: number) {
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_PORT', String(firestorePort));
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
}

/** The port of the emulator itself. */
export function emulatorPort(): number {
  return Number(process.env.FIRESTORE_EMULATOR_HOST?.split(':')[1]);
}
