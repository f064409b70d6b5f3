import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../support/project';

type PrerenderEntry = typeof import('@/app/prerender-entry');

/** Builds the site as a program that writes its own pages, and lends it out. */
export async function withPrerenderEntry(use: (entry: PrerenderEntry) => Promise<void>): Promise<void> {
  // Within the project, for its packages; a folder of this build alone, as others may run beside it.
  const outDir = mkdtempSync(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        ssr: 'src/app/prerender-entry.tsx',
        outDir,
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].js', codeSplitting: true } },
      },
    });
    await use(await import(pathToFileURL(join(outDir, 'prerender-entry.js')).href));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
