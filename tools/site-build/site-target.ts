import { loadEnv } from 'vite';
import { readEnvFiles } from '../support/env-files.ts';
import { UserError } from '../support/fail.ts';
import { root } from '../support/project.ts';
import { lackingValues } from './lacking-values';

/**
 * `production`; `demo`, whose sign-in is simulated and whose database is an emulator. Or `staging`, which is production
 * against the emulators, to be tried in a browser.
 */
export type SiteTarget = 'production' | 'demo' | 'staging';

/** The emulators take any values. */
const stagingProject = {
  VITE_FIREBASE_API_KEY: 'staging',
  VITE_FIREBASE_AUTH_DOMAIN: 'staging.example',
  VITE_FIREBASE_PROJECT_ID: 'demo-fuel',
  VITE_FIREBASE_APP_ID: 'staging',
};

/**
 * Sets the build's variables for a target: vite.config.ts reads them.
 * @throws {UserError} naming every variable that production needs and nobody has set, or that is wrong.
 */
export function setTarget(target: SiteTarget): void {
  process.env.VITE_BACKEND = target === 'demo' ? 'emulator' : 'firebase';
  process.env.VITE_FIREBASE_EMULATORS = String(target !== 'production');
  if (target === 'staging') {
    const { VITE_FIREBASE_PROJECT_ID: id } = process.env;
    Object.assign(process.env, { ...stagingProject, ...(id && { VITE_FIREBASE_PROJECT_ID: id }) });
  }
  if (target === 'production') requireValues();
}

/** @throws {UserError} when a `.env` file would be misread. */
export function buildVariables(): Record<string, string> {
  readEnvFiles(root);
  return loadEnv('production', root, 'VITE_');
}

/**
 * Whether a build has a service worker; one without takes it away from browsers that have one.
 * @throws {UserError} when the variable says neither: a misspelt switch must not go online unnoticed.
 */
export function hasServiceWorker({
  VITE_SERVICE_WORKER: value = '',
}: Readonly<Record<string, string>>): boolean {
  if (!['', 'on', 'off'].includes(value)) {
    throw new UserError(`VITE_SERVICE_WORKER is on or off, not ${value}.`);
  }
  return value !== 'off';
}

function requireValues() {
  const lacking = lackingValues(buildVariables());
  if (lacking.length === 0) return;
  throw new UserError(
    `The site cannot be built for production without ${lacking.join(', ')}: set every one in the environment or in .env (.env.example explains them), or build the demonstration, which needs none, with npm run build:demo.`,
  );
}
