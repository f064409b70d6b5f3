import { decode } from '@jridgewell/sourcemap-codec';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { initialScripts } from '../site-build/chunks';
import { setTarget } from '../site-build/site-target';
import { brotliSize } from '../site-build/weights';
import { root } from '../support/project.ts';

/** The bytes of one package, as brotli sends them: in all scripts, and in those of a page's first load. */
export interface PackageSizes {
  everywhere: number;
  home: number;
  contact: number;
  customers: number;
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'map'>;

/** Builds the site of production without writing it, and shares each script's size out to its packages. */
export async function measureBuild(): Promise<Map<string, PackageSizes>> {
  setTarget('staging');
  const chunks = new Map<string, Chunk>();
  let manifest: Manifest = {};
  const collect: Plugin = {
    name: 'collect-chunks',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') chunks.set(output.fileName, output);
          else if (output.fileName === '.vite/manifest.json') manifest = JSON.parse(String(output.source));
        }
      },
    },
  };
  await build({
    root,
    logLevel: 'warn',
    plugins: [collect],
    worker: { plugins: () => [collect] },
    build: { write: false, sourcemap: 'hidden' },
  });
  return sumUp([...chunks.values()], manifest);
}

function sumUp(chunks: readonly Chunk[], manifest: Manifest): Map<string, PackageSizes> {
  const scriptsOf = (path: string) =>
    new Set(
      initialScripts(
        manifest,
        pages.find((page) => page.path === path),
      ),
    );
  const home = scriptsOf(paths.home);
  const contact = scriptsOf(paths.contact);
  const customers = scriptsOf(paths.adminDashboard);
  const sizes = new Map<string, PackageSizes>();
  for (const chunk of chunks) {
    const file = `/${chunk.fileName}`;
    for (const [name, bytes] of packageShares(chunk)) {
      const size = sizes.get(name) ?? { everywhere: 0, home: 0, contact: 0, customers: 0 };
      size.everywhere += bytes;
      if (home.has(file)) size.home += bytes;
      if (contact.has(file)) size.contact += bytes;
      if (customers.has(file)) size.customers += bytes;
      sizes.set(name, size);
    }
  }
  return sizes;
}

/** The script's size in proportion to the characters that its source map ascribes to each package. */
function packageShares({ code, map }: Chunk): Map<string, number> {
  const characters = new Map<string, number>();
  const lines = code.split('\n');
  decode(map?.mappings ?? '').forEach((segments, line) => {
    segments.forEach(([column, source], index) => {
      const until = segments[index + 1]?.[0] ?? lines[line]?.length ?? column;
      const name = packageOf(source === undefined ? '' : (map?.sources[source] ?? ''));
      characters.set(name, (characters.get(name) ?? 0) + until - column);
    });
  });
  const bytesPerCharacter = brotliSize(code) / code.length;
  return new Map([...characters].map(([name, count]) => [name, count * bytesPerCharacter]));
}

/** Parts that a dependency brings count as the dependency. */
const partsOf: readonly (readonly [RegExp, string])[] = [
  [/^@firebase\/|^re2js$/, 'firebase'],
  [
    /^@radix-ui\/|^(?:aria-hidden|detect-node-es|get-nonce|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar)$/,
    'cmdk',
  ],
  [/^scheduler$/, 'react-dom'],
  [/^react-router$/, 'react-router-dom'],
  [/^@tanstack\/virtual-core$/, '@tanstack/react-virtual'],
];

function packageOf(source: string): string {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? '';
  return partsOf.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}
