import { compileFunction, runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import type { UserConfig } from 'vite';
import { vi } from 'vitest';
import viteConfig from '../../../vite.config.ts';
import { buildScript, readQuietly } from './build-script';

const entry = 'tests/support/faults/contact-page.tsx';

/** Runs the script of a page in its window. */
export type PageScript = (window: JSDOM['window']) => void;

/** Builds the script of a tab as a production build does, for a database on this port. */
export async function buildPageScript(firestorePort: number): Promise<PageScript> {
  // Else it would be React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const code = await buildScript(entry, {
    define: {
      ...(viteConfig as UserConfig).define,
      'import.meta.env.VITE_FIRESTORE_EMULATOR_PORT': JSON.stringify(String(firestorePort)),
      'import.meta.env.VITE_FIREBASE_PROJECT_ID': JSON.stringify(process.env.GCLOUD_PROJECT),
    },
  });
  vi.unstubAllEnvs();
  return toPageScript(code);
}

/**
 * One function for all pages, with the names of the browser for its parameters. In a realm of its own each page would
 * run its script cold, which takes twice as long.
 */
function toPageScript(code: string): PageScript {
  const words = new Set(code.match(/[A-Za-z]\w*/g));
  const { window: sample } = new JSDOM('', { url: 'http://127.0.0.1/' });
  const ofLanguage = new Set<string>(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
  // Node's globals are named, too, so that a page does not find them.
  const ofBrowser = [...Object.getOwnPropertyNames(sample), ...Object.getOwnPropertyNames(globalThis)];
  const names = [
    ...new Set(ofBrowser.filter((name) => words.has(name) && !ofLanguage.has(name))),
    'console',
    'globalThis',
    'Math',
    'ResizeObserver',
  ];
  const run = compileFunction(code, names, { filename: 'contact-page.js' });
  return (window) =>
    run(...names.map((name) => (name === 'globalThis' ? window : readQuietly(window, name))));
}
