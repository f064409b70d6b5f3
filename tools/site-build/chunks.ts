import type { Manifest } from 'vite';
import type { Page } from '@/config/pages';

/** The scripts a page needs at once: the entry, then the chunks of its guard and page with their imports. */
export function initialScripts(manifest: Manifest, page?: Pick<Page, 'file' | 'visibleTo'>): string[] {
  return chunkFiles(manifest, [
    'index.html',
    ...(page && page.visibleTo !== 'everybody' ? ['src/app/guard.tsx'] : []),
    ...(page ? [`src/pages/${page.file}.tsx`] : []),
  ]);
}

/**
 * The addresses of some chunks and of all that they import at once, in this order.
 * @param keys the chunks' sources, as the build's manifest names them.
 * @throws when the manifest lacks one.
 */
export function chunkFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of keys) add(key);
  return [...files];
}
