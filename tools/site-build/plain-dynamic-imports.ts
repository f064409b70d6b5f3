import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper that fetches what the chunk needs beforehand, even with `modulePreload` and
 * `cssCodeSplit` switched off, when there is nothing to fetch. Public pages do without its 0.8 KB.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}
