import { Script } from 'node:vm';
import { build, type UserConfig } from 'vite';
import { vi } from 'vitest';
import viteConfig from '../../../vite.config.ts';

const entry = 'tests/faults/support/contact-page.tsx';

/** Builds the script of a tab as a production build does, for a database on this port. */
export async function buildPageScript(firestorePort: number): Promise<Script> {
  const { resolve, define } = viteConfig as UserConfig;
  // Else it would be React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ...(resolve && { resolve }),
    define: {
      ...define,
      'import.meta.env.VITE_FIRESTORE_EMULATOR_PORT': JSON.stringify(String(firestorePort)),
      'import.meta.env.VITE_FIREBASE_PROJECT_ID': JSON.stringify(process.env.GCLOUD_PROJECT),
    },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  vi.unstubAllEnvs();
  const chunk = [built].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built into a script.`);
  return new Script(chunk.code, { filename: 'contact-page.js' });
}
