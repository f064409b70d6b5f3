import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';
import type { Role } from '@/domain/role';
import { adminKeys, windowWith } from './open-firebase-page';

/** The requests of the admin screen, as a freshly opened page of this role makes them to this port. */
export async function loadStaffDataLayer(firestorePort: number, role: Role = 'admin') {
  const keys = { ...adminKeys, userRole: role, userEmail: `${role}@islandfuel.example` };
  vi.stubGlobal('window', windowWith(new Map(Object.entries(keys))));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_PORT', String(firestorePort));
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
  return {
    ...(await import('@/data/list-customers')),
    ...(await import('@/data/update-customer-status')),
    ...(await import('@/data/customer-work')),
    ...(await import('@/data/close-duplicate')),
    ...(await import('@/data/correct-customer')),
    ...(await import('@/data/add-customer')),
    ...(await import('@/data/import-secret')),
    ...(await import('@/data/newsletter-subscribers')),
    ...(await import('@/data/list-work')),
  };
}
