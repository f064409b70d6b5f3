import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';
import type { Role } from '@/domain/role';

interface PageOptions {
  /** The port of Auth, when a proxy stands in front of it. */
  authPort?: number;
  /** The session keys that an earlier page left. */
  stored?: Record<string, string>;
}

/**
 * A freshly opened page of a site built for the firebase back end: its actions and the session keys. Without a browser
 * Auth keeps nobody signed in from one page to the next.
 */
export async function openFirebasePage({ authPort, stored = {} }: PageOptions = {}) {
  const keys = new Map(Object.entries(stored));
  vi.stubGlobal('window', windowWith(keys));
  vi.stubGlobal('navigator', { onLine: true });
  for (const [name, value] of Object.entries(variables(authPort))) vi.stubEnv(name, value);
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
  const { signIn } = await import('@/features/session/sign-in');
  const { signOut } = await import('@/features/session/session');
  const { listCustomers } = await import('@/data/list-customers');
  const { updateCustomerStatus } = await import('@/data/update-customer-status');
  const { getSession } = await import('@/data/session-store');
  const { signedInApp } = await import('@/data/staff-auth');
  return {
    keys,
    getSession,
    signOut,
    updateCustomerStatus,
    signIn: (role: Role, email: string, password: string, left = new AbortController().signal) =>
      signIn({ role, email, password }, left),
    /** The first names on the list. */
    list: async () => {
      const names: string[] = [];
      for await (const { customers } of listCustomers()) {
        names.push(...customers.map(({ firstName }) => firstName));
      }
      return names;
    },
    isSignedInToAuth: async () => (await signedInApp()) !== undefined,
  };
}

function variables(authPort: number | undefined): Record<string, string> {
  const port = (host: string | undefined) => host?.split(':')[1] ?? '';
  return {
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_EMULATORS: 'true',
    VITE_FIREBASE_API_KEY: 'any',
    VITE_FIREBASE_AUTH_DOMAIN: 'any.example',
    VITE_FIREBASE_APP_ID: 'any',
    VITE_FIREBASE_PROJECT_ID: process.env.GCLOUD_PROJECT ?? '',
    VITE_FIRESTORE_EMULATOR_PORT: port(process.env.FIRESTORE_EMULATOR_HOST),
    VITE_AUTH_EMULATOR_PORT: authPort ? String(authPort) : port(process.env.FIREBASE_AUTH_EMULATOR_HOST),
  };
}

/** As much of a browser's window as the session store touches. */
export function windowWith(stored: Map<string, string>) {
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
