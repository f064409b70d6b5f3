import type { Manifest } from 'vite';

/** The scripts a page needs at once: the entry first, then the page's own chunks and all they import. */
export function initialScripts(manifest: Manifest, pageModules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('index.html');
  for (const module of pageModules) add(module);
  return [...files];
}
