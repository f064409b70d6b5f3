import { deferredPart } from '@/components/layout/deferred-part';
import { loadChunk } from '@/lib/load-chunk';
import type { Credentials } from './sign-in';

/**
 * What only the emulator back end has. The variable is replaced at build time, so that a production bundle
 * holds neither the demo credentials nor the code that knows them: import both from here only.
 */
export const demoMode =
  import.meta.env.VITE_BACKEND === 'firebase'
    ? undefined
    : {
        /** Resolves to the e-mail to remember, or undefined when the credentials are no pair. */
        checkCredentials: async (credentials: Credentials) =>
          (await loadChunk(() => import('./simulated-sign-in'), { mayReload: false })).checkDemoCredentials(
            credentials,
          ),
        DemoAccounts: deferredPart(async () => (await import('./demo-accounts')).DemoAccounts),
      };
