import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PackageImport {
  specifier: string;
  /** What is imported by name; all of it for `import('…')` and `import * as`. */
  names: readonly string[] | 'all';
}

const packageName = "'([^'.@/][^']*|@[^'/][^']*)'";
const namedImport = new RegExp(`import\\s+\\{([^}]*)\\}\\s+from\\s+${packageName}`, 'g');
const namespaceImport = new RegExp(`import\\s+\\*\\s+as\\s+(\\w+)\\s+from\\s+${packageName}`, 'g');
const lazyImport = new RegExp(`\\bimport\\(\\s*${packageName}\\s*\\)`, 'g');

/** What the sources in a folder import from packages; tests and what only the build runs are left aside. */
export function findImports(folder: string): PackageImport[] {
  const found = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  const add = (specifier: string, names: string[]) =>
    found.set(specifier, new Set([...(found.get(specifier) ?? []), ...names]));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|prerender-entry/.test(file)) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, names = '', specifier = ''] of source.matchAll(namedImport)) {
      add(specifier, valueNames(names));
    }
    for (const [, alias, specifier = ''] of source.matchAll(namespaceImport)) {
      add(
        specifier,
        [...source.matchAll(new RegExp(`\\b${alias}\\.([a-z]\\w*)`, 'g'))].map(([, name = '']) => name),
      );
    }
    for (const [, specifier = ''] of source.matchAll(lazyImport)) lazy.add(specifier);
  }
  // react-dom works with parts of react that nobody imports by name.
  lazy.add('react');
  found.set('react/jsx-runtime', new Set(['jsx', 'jsxs']));
  return [...new Set([...found.keys(), ...lazy])].map((specifier) => ({
    specifier,
    names: lazy.has(specifier) ? 'all' : [...(found.get(specifier) ?? [])],
  }));
}

function valueNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);
}
