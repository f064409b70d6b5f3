import { type FirebaseApp, initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseProject } from '@/config/env';

/** Each name is a client of its own, with its own sign-in. */
export function openApp(name: string): FirebaseApp {
  const app = initializeApp(firebaseProject, name);
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) proveOrigin(app, import.meta.env.VITE_APP_CHECK_SITE_KEY);
  return app;
}

/** Makes every request of this app prove that it comes from this site and from no script. */
function proveOrigin(app: FirebaseApp, siteKey: string): void {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
