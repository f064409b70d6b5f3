import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseProject } from '@/config/env';

const proofs = new WeakMap<FirebaseApp, AppCheck>();

/** Each name is a client of its own, with its own sign-in. */
export function openApp(name: string): FirebaseApp {
  const app = initializeApp(firebaseProject, name);
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) proveOrigin(app, import.meta.env.VITE_APP_CHECK_SITE_KEY);
  return app;
}

/** Makes every request of this app prove that it comes from this site and from no script. */
function proveOrigin(app: FirebaseApp, siteKey: string): void {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  proofs.set(app, initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true }));
}

/** The header of a request without the SDK. Without a token the database decides, as it does for the SDK. */
export async function originHeaders(app: FirebaseApp): Promise<Record<string, string>> {
  const proof = import.meta.env.VITE_APP_CHECK_SITE_KEY ? proofs.get(app) : undefined;
  if (!proof) return {};
  return getToken(proof).then(
    ({ token }) => ({ 'X-Firebase-AppCheck': token }),
    () => ({}),
  );
}
