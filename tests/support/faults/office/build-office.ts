import { compileFunction } from 'node:vm';
import type { Plugin } from 'vite';
import { buildScript, readQuietly } from '../build-script';
import type { PageWindow } from './page-window';

/** A fault of the product: this text of a file under src, which occurs there once, becomes another. */
export interface SourceMutation {
  file: string;
  from: string;
  to: string;
}

export interface OfficeScripts {
  staff: OfficeScript;
  visitor: OfficeScript;
}

/** Runs the script of a page on the window that it finds. */
export type OfficeScript = (window: PageWindow) => void;

const folder = 'tests/support/faults/office';

/** The names of a browser that the scripts may use. Anything else of Node stays out of their sight. */
const browserNames = [
  'window',
  'self',
  'globalThis',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'IDBCursor',
  'IDBDatabase',
  'IDBIndex',
  'IDBKeyRange',
  'IDBObjectStore',
  'IDBRequest',
  'IDBTransaction',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'performance',
  'crypto',
  'console',
  'Math',
  'Date',
  'Notification',
  'Worker',
  'process',
  'setImmediate',
  'scriptAddress',
] as const;

/** Builds scripts of the office's pages as a production build does, with these mutations in place. */
export async function buildOffice(): Promise<OfficeScripts>;
export async function buildOffice(
  mutations: readonly SourceMutation[],
  pages: readonly (keyof OfficeScripts)[],
): Promise<Partial<OfficeScripts>>;
export async function buildOffice(
  mutations: readonly SourceMutation[] = [],
  pages: readonly (keyof OfficeScripts)[] = ['staff', 'visitor'],
): Promise<Partial<OfficeScripts>> {
  const built = await Promise.all(
    pages.map(async (page) => [page, await buildPage(`${page}-page`, mutations)] as const),
  );
  return Object.fromEntries(built);
}

async function buildPage(entry: string, mutations: readonly SourceMutation[]): Promise<OfficeScript> {
  const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const define = {
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_EMULATORS: 'true',
    VITE_EMULATOR_HOST: host,
    VITE_FIRESTORE_EMULATOR_PORT: port,
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo',
    VITE_FIREBASE_PROJECT_ID: process.env.GCLOUD_PROJECT ?? '',
    VITE_FIREBASE_APP_ID: 'demo',
  };
  const plugin = officePlugin(mutations);
  const code = await buildScript(`${folder}/${entry}.ts`, {
    mode: 'production',
    plugins: [plugin],
    define: Object.fromEntries([
      ...Object.entries(define).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ['process.env.NODE_ENV', '"production"'],
      ['import.meta.env.DEV', 'false'],
      ['import.meta.env.PROD', 'true'],
    ]),
  });
  const missed = mutations.filter((mutation) => !plugin.applied.has(mutation));
  if (missed.length > 0) throw new Error(`${entry} has no ${missed.map(({ file }) => file).join()}.`);
  const run = compileFunction(code, [...browserNames], { filename: `${entry}.js` });
  return (window) => run(...browserNames.map((name) => readQuietly(window, name)));
}

/** The account server is a simulated one; the address of a script tells its build. */
function officePlugin(mutations: readonly SourceMutation[]): Plugin & { applied: Set<SourceMutation> } {
  const applied = new Set<SourceMutation>();
  return {
    applied,
    name: 'office',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === './staff-auth' && importer?.endsWith('/src/data/staff-database.ts')
        ? `${process.cwd()}/${folder}/staff-accounts.ts`
        : undefined,
    transform(code, id) {
      const mutated = mutations
        .filter(({ file }) => id.endsWith(`/src/${file}`))
        .reduce((text, mutation) => {
          applied.add(mutation);
          return mutate(text, mutation);
        }, code);
      if (id.endsWith('/src/data/device-cache.ts')) {
        return mutate(mutated, { file: id, from: 'import.meta.url', to: 'scriptAddress' });
      }
      return mutated === code ? undefined : mutated;
    },
  };
}

/** @throws {Error} unless the text occurs once. */
function mutate(code: string, { file, from, to }: SourceMutation): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
