import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';
import type { Role } from '@/domain/role';

/** The requests of the admin screen, as a freshly opened page of this role makes them to this port. */
export async function loadStaffDataLayer(firestorePort: number, role: Role = 'admin') {
  vi.stubGlobal('window', signedInWindow(role));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_PORT', String(firestorePort));
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
  const { listCustomers, listChangedCustomers, listErasedCustomers } = await import('@/data/list-customers');
  const { updateCustomerStatus } = await import('@/data/update-customer-status');
  const { changeWork, newLogId } = await import('@/data/customer-work');
  const { changeDuplicate } = await import('@/data/close-duplicate');
  const { correctCustomer } = await import('@/data/correct-customer');
  const { addCustomer } = await import('@/data/add-customer');
  const { readImportSecret } = await import('@/data/import-secret');
  const { listSubscribers, setAddressSubscribed, setSubscribed } = await import(
    '@/data/newsletter-subscribers'
  );
  const {
    listActivity,
    listActivityBetween,
    listChangedWork,
    listLatestActivity,
    listOlderActivity,
    listStaff,
  } = await import('@/data/list-work');
  return {
    listCustomers,
    listChangedCustomers,
    listErasedCustomers,
    updateCustomerStatus,
    changeWork,
    newLogId,
    changeDuplicate,
    correctCustomer,
    addCustomer,
    readImportSecret,
    listSubscribers,
    setAddressSubscribed,
    setSubscribed,
    listActivity,
    listOlderActivity,
    listActivityBetween,
    listChangedWork,
    listLatestActivity,
    listStaff,
  };
}

/** As much of a browser's window as the session store touches. */
function signedInWindow(role: Role) {
  const stored = new Map([
    ['isAuthenticated', 'true'],
    ['userRole', role],
    ['userEmail', `${role}@islandfuel.example`],
    ['loginTime', '2026-11-21T12:00:00.000Z'],
  ]);
  return {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
}
