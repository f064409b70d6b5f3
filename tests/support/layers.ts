import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The layers a layer may import (docs/architecture.md). A feature may also import itself. */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  domain: ['lib'],
  config: ['lib'],
  components: ['lib', 'domain', 'config'],
  data: ['lib', 'domain', 'config'],
  features: ['lib', 'domain', 'config', 'components', 'data'],
  pages: ['lib', 'domain', 'config', 'components', 'features'],
  app: ['lib', 'domain', 'config', 'components', 'data', 'features', 'pages', 'service-worker'],
  'service-worker': [],
  'main.tsx': ['lib', 'config', 'app', 'data'],
};
const assets = ['assets', 'styles'];

/** The rooms of the customers feature, lowest first. A room imports lower rooms only; the page itself imports all. */
const customersRooms = [
  'focus',
  'export',
  'state',
  'sync',
  'list',
  'changes',
  'store',
  'keyboard',
  'selection',
  'cells',
  'table',
  'activity',
  'duplicates',
  'form',
  'import',
  'notices',
  'details',
  'figures',
  'filters',
];

const specifier = /\b(?:from|import|require|glob)\b\s*(?:<[^>]*>)?\s*\(?\s*(['"`])([^'"`]+)\1/g;

/** Wrong imports of a file under src, each as one line. */
export function findWrongImports(file: string, source: string): string[] {
  return [...source.matchAll(specifier)].flatMap(([, , target = '']) => {
    const fault = judge(file, target);
    return fault ? [`${file} imports '${target}': ${fault}`] : [];
  });
}

function judge(file: string, target: string): string | undefined {
  const [layer = '', feature] = file.split('/').slice(1);
  if (/^@?firebase(\/|$)/.test(target)) {
    return layer === 'data' ? undefined : 'only src/data talks to Firebase';
  }
  const isRelative = target.startsWith('.');
  if (!isRelative && !/^[@/]\//.test(target) && !target.startsWith('/')) return undefined;
  const path = isRelative ? join(dirname(file), target) : normalize(target.replace(/^(@|\/src)?\//, 'src/'));
  if (isRelative && !path.startsWith(`${dirname(file)}/`))
    return "it leaves the folder without the '@/' alias";
  const [targetLayer = '', targetFeature] = path.split('/').slice(1);
  if (assets.includes(targetLayer)) return undefined;
  if (targetLayer === layer) {
    if (layer === 'features' && targetFeature !== feature) return 'features never import each other';
    return feature === 'customers' ? judgeRooms(file, path) : undefined;
  }
  if (isRelative && dirname(file) === 'src') return judge(file, `@/${path.slice('src/'.length)}`);
  return mayImport[layer]?.includes(targetLayer) ? undefined : `${layer} may not import ${targetLayer}`;
}

function judgeRooms(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map(heightOfRoom);
  return from !== undefined && to !== undefined && from < to ? 'the room stands above' : undefined;
}

/** The page's own files stand above all rooms. */
function heightOfRoom(path: string): number | undefined {
  const [, , , room = '', ...rest] = path.split('/');
  return rest.length === 0 ? customersRooms.length : customersRooms.indexOf(room);
}

/** Every source file of the site but its tests, with its path from the project's folder. */
export function siteSources(): { file: string; source: string }[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join('src', name))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}
