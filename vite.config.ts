import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parseBackend } from './src/config/parse-env.ts';

const backend = parseBackend(process.env.VITE_BACKEND);
/** The firebase back end can be tried against emulators too; a production build holds nothing of them. */
const hasEmulators = backend === 'emulator' || process.env.VITE_FIREBASE_EMULATORS === 'true';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What goes into one script each, with all that it imports, instead of into many small ones: what every public page needs,
 * what comes after it, and what several pages share. Paths below src.
 */
const sharedFiles = {
  site: [
    'app/app.tsx',
    'components/layout/(public-layout|page-head|chunk-notice)',
    'config/(claims|commitments)',
    'features/contact/outbox/outbox-key',
    'features/marketing/(sections/|facts)',
    'icons/check\\.',
    'assets/drawings/(hose-and-meter|mark-bulk-supply|scene-construction|stamp-seal)',
  ],
  deferred: [
    'components/layout/deferred-part',
    'components/opening-hours/',
    'components/ui/use-pre-hydration-input',
    'domain/(options|role)',
  ],
  later: [
    'components/layout/head-tags',
    'config/social-preview',
    'components/ui/(error-summary|fields|radio-cards|submit-button|ticket)',
    'domain/(email|estimated-request|option-text|volume)',
    'features/contact/holiday-rows',
    'features/session/demo-accounts',
    'lib/wait',
  ],
  session: [
    'app/guard',
    'data/session-store',
    'features/session/(auth-split|demo-credentials|session|timings|use-submission)',
  ],
  'customer-form': [
    'components/customer-form/',
    'components/ui/(banner|copy-text)',
    'domain/customer-draft',
    'features/contact/(contact-form-state|persisted-draft|reference-number)',
    'features/contact/outbox/(outbox\\.|outbox-entries|waiting-request)',
    'lib/content-id',
  ],
  tabs: ['components/ui/tabs', 'features/marketing/specification'],
  estimate: ['domain/fuel-estimate', 'features/marketing/services/services-end'],
} as const;
const inSource = (files: readonly string[]) =>
  new RegExp(`/(src|lucide-react/dist/esm)/(${files.join('|')})`);

/**
 * Vite wraps every `import()` in a helper that fetches what the chunk needs beforehand, even with `modulePreload` and
 * `cssCodeSplit` switched off, when there is nothing to fetch. Public pages do without its 0.8 KB.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
};

/**
 * A script keeps a component that nobody renders when it is made by a call or given a name for developers' tools: the
 * router's form, its restorer of scroll positions and all that they call would be 1.2 KB of every public page.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^var \w+ = (?=React\d*\.(forwardRef|createContext)\()/gm, '$&/* @__PURE__ */ '),
      map: null,
    }),
  },
};

export default defineConfig({
  // Always defined, so that a build can drop the code it does not use.
  define: {
    'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
    'import.meta.env.VITE_FIREBASE_EMULATORS': JSON.stringify(String(hasEmulators)),
  },
  // Without emulators their addresses stay out of the bundle, whatever the environment or a .env file says.
  envPrefix: hasEmulators
    ? 'VITE_'
    : ['VITE_COMPANY_', 'VITE_FIREBASE_', 'VITE_APP_CHECK_', 'VITE_VITALS_', 'VITE_ERRORS_', 'VITE_SERVICE_'],
  plugins: [react(), tailwindcss(), plainDynamicImports, unusedRouterParts],
  resolve: {
    alias: [
      { find: '@', replacement: here('src') },
      // The package's own entry is its development build.
      { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: here('node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  build: {
    target: 'es2022',
    // The content security policy admits no data: address.
    assetsInlineLimit: 0,
    manifest: true,
    // The list of what each chunk needs would weigh on every page; the bootstrap script names what a page needs at once.
    modulePreload: false,
    // One stylesheet, which the build puts into the HTML.
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: {
        // No getter and no missing global is counted on, here or in the packages.
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // Firebase's packages do not say so, but what nobody imports from them has nothing to do.
        moduleSideEffects: [{ test: /[\\/]@?firebase[\\/]app-check[\\/]/, sideEffects: false }],
      },
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/assets/[name]-[hash][extname]',
        // One chunk compresses better than four, and stays in the cache from release to release.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // Before Auth, as a group takes along all that its modules import, and visitors need no Auth.
            {
              name: 'firebase',
              test: /@firebase\/(app|component|firestore|logger|util)\/|\/firebase\/(app|firestore)\//,
            },
            { name: 'firebase-auth', test: /@?firebase\/auth\// },
            ...Object.entries(sharedFiles).map(([name, files]) => ({ name, test: inSource(files) })),
          ],
        },
      },
    },
  },
});
