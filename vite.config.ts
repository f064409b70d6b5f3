import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Always defined, so that a build can drop the code of the back end it does not use.
  define: { 'import.meta.env.VITE_BACKEND': JSON.stringify(process.env.VITE_BACKEND ?? 'emulator') },
  plugins: [react(), tailwindcss()],
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
    manifest: true,
    // The list of what each chunk needs would weigh on every page; the starter names what a page needs at once.
    modulePreload: false,
    // One stylesheet, which the build puts into the HTML.
    cssCodeSplit: false,
    rolldownOptions: {
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
          ],
        },
      },
    },
  },
});
