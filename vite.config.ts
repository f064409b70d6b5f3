import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parseBackend } from './src/config/parse-env.ts';

const backend = parseBackend(process.env.VITE_BACKEND);
/** The firebase back end can be tried against emulators too; a production build holds nothing of them. */
const hasEmulators = backend === 'emulator' || process.env.VITE_FIREBASE_EMULATORS === 'true';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const scriptNames = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: 'static/js/[name]-[hash].js',
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
    : [
        ...['VITE_COMPANY_', 'VITE_FIREBASE_', 'VITE_APP_CHECK_', 'VITE_VITALS_', 'VITE_ERRORS_'],
        ...['VITE_SERVICE_', 'VITE_PUSH_'],
      ],
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: { '@': here('src') },
  },
  // The content security policy admits no worker from a blob.
  worker: { format: 'es', rolldownOptions: { output: scriptNames } },
  build: {
    target: 'es2022',
    // The content security policy admits no data: address.
    assetsInlineLimit: 0,
    manifest: true,
    // The bootstrap script names the scripts that a page needs, and starts them after the first paint.
    modulePreload: false,
    rolldownOptions: {
      // Firebase's App Check does not say so, but has nothing to do where nobody imports from it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]@?firebase[\\/]app-check[\\/]/, sideEffects: false }] },
      output: {
        ...scriptNames,
        assetFileNames: 'static/assets/[name]-[hash][extname]',
        // Packages change less often than the site, so their chunks stay in the cache.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // This group stands before Auth: a group takes along the modules that it imports.
            {
              name: 'firebase',
              test: /@firebase\/(app|component|firestore|logger|util)\/|\/firebase\/(app|firestore)\//,
            },
            { name: 'firebase-auth', test: /@?firebase\/auth\// },
          ],
        },
      },
    },
  },
});
