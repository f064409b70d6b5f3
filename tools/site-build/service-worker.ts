import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, minifySync } from 'vite';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import type { SiteFiles } from '@/service-worker/site-files';
import { root } from '../support/project.ts';
import { chunkFiles, initialScripts } from './chunks';

/** The service worker's address; also in firebase.json and in src/app/register-service-worker.ts. */
const workerFile = 'service-worker.js';

interface WorkerOptions {
  folder: string;
  manifest: Manifest;
}

export async function writeServiceWorker(options: WorkerOptions): Promise<void> {
  const siteFiles = describeSite(options);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { siteFiles: JSON.stringify(siteFiles) },
    build: {
      outDir: options.folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}

/** Writes, in its place, what takes the service worker away from browsers that have it. */
export function writeRemovalWorker(folder: string): void {
  const source = readFileSync(join(root, 'src/service-worker/unregister.js'), 'utf8');
  writeFileSync(join(folder, workerFile), minifySync('unregister.js', source).code.trim());
}

function describeSite({ folder, manifest }: WorkerOptions): SiteFiles {
  const html = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8');
  const shellScripts = initialScripts(manifest);
  const contact = pages.find(({ path }) => path === paths.contact);
  const form = html('contact');
  const filling = chunkFiles(manifest, ['src/features/contact/contact-form.tsx']);
  const filled = new Set([...initialScripts(manifest, contact), ...filling, ...shellScripts]);
  const sending = chunkFiles(manifest, ['src/features/contact/send-draft.ts']);
  const [script = ''] = filling;
  return {
    version: createHash('sha256').update(form).update(html('app')).digest('base64url').slice(0, 12),
    pages: Object.fromEntries(
      pages.map((page) => [
        page.path,
        {
          isPrerendered: page.isPrerendered,
          scripts: initialScripts(manifest, page).filter((file) => !shellScripts.includes(file)),
        },
      ]),
    ),
    shell: '/app',
    form: {
      path: paths.contact,
      files: [...filled, ...assetsOf(form)],
      script,
      sending: sending.filter((file) => !filled.has(file)),
    },
    pictures: ['/logo.svg', '/favicon.svg'],
  };
}

/** The HTML holds its stylesheet. */
function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/static\/assets\/[\w.-]+/g))].filter((file) => !file.endsWith('.css'));
}
