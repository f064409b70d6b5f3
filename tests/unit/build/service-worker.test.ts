import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chunkFiles, initialScripts } from '../../../tools/site-build/chunks';
import { writeRemovalWorker, writeServiceWorker } from '../../../tools/site-build/service-worker';
import { hasServiceWorker } from '../../../tools/site-build/site-target';

const manifest = {
  'index.html': { file: 'static/js/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'static/js/react.js', imports: ['index.html'] },
  'src/app/guard.tsx': { file: 'static/js/guard.js' },
  'src/pages/auth/login-page.tsx': { file: 'static/js/login-page.js', imports: ['_react.js'] },
};
const login = { file: 'auth/login-page', visibleTo: 'signed-out' } as const;

describe('the scripts of a page', () => {
  it('are the entry, guard and page with their imports, each once', () => {
    expect(initialScripts(manifest, login)).toEqual(
      ['index', 'react', 'guard', 'login-page'].map((name) => `/static/js/${name}.js`),
    );
    expect(initialScripts(manifest)).toEqual(['/static/js/index.js', '/static/js/react.js']);
  });

  it('are not to be had of a build that lacks one', () => {
    expect(() => chunkFiles(manifest, ['src/gone.ts'])).toThrow('src/gone.ts');
  });
});

describe('the service worker of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is left out by a switch that is spelt right', () => {
    expect([{}, { VITE_SERVICE_WORKER: '' }, { VITE_SERVICE_WORKER: 'on' }].map(hasServiceWorker)).toEqual([
      true,
      true,
      true,
    ]);
    expect(hasServiceWorker({ VITE_SERVICE_WORKER: 'off' })).toBe(false);
    expect(() => hasServiceWorker({ VITE_SERVICE_WORKER: 'Off' })).toThrow('on or off');
  });

  it('is replaced by one that clears the cache and unregisters itself', () => {
    writeRemovalWorker(folder);
    const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
    expect(worker).toMatch(/caches\.delete.*unregister\(\)/);
    expect(worker).not.toMatch(/fetch|navigate|claim/);
  });

  it('cannot be made of a build whose form it does not find', async () => {
    await expect(writeServiceWorker({ folder, manifest })).rejects.toThrow();
  });
});
