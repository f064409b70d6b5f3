import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWrongImports, siteSources } from '../support/layers';

interface Sample {
  file: string;
  source: string;
}
const sample = (file: string, source: string): Sample => ({ file: `src/${file}`, source });
const importing = (file: string, target: string) =>
  sample(file, `import { a } from '${target}'; export const b = a;`);

const firebase = /Only src\/data talks to Firebase/;
const features = /Features never import each other/;
const alias = /through the '@\/' alias/;

const lintedSamples: [Sample, RegExp][] = [
  ...['lib', 'domain', 'config', 'components/ui', 'features/leads', 'pages/admin', 'app'].map(
    (folder): [Sample, RegExp] => [importing(`${folder}/x.ts`, 'firebase/firestore/lite'), firebase],
  ),
  [importing('features/contact/x.ts', '@firebase/util'), firebase],
  [sample('features/leads/x.ts', "export const load = () => import('firebase/app');"), firebase],
  [
    sample('pages/public/x.ts', "export const load = () => import('@/data/list-customers');"),
    /src\/pages may import/,
  ],
  ...['contact', 'session', 'marketing'].map((other): [Sample, RegExp] => [
    importing('features/leads/x.ts', `@/features/${other}/y`),
    features,
  ]),
  [sample('features/contact/x.ts', "export * from '@/features/leads/y';"), features],
  [sample('features/session/x.ts', "export type { A } from '@/features/leads/y';"), features],
  [sample('features/marketing/x.ts', "export const load = () => import('@/features/contact/y');"), features],
  [importing('features/leads/x.ts', '@/pages/admin/y'), /A feature knows no page/],
  [importing('lib/x.ts', '@/domain/role'), /src\/lib may import/],
  [importing('domain/x.ts', '@/config/paths'), /src\/domain may import/],
  [importing('config/x.ts', '@/domain/role'), /src\/config may import/],
  [importing('components/ui/x.ts', '@/features/leads/y'), /src\/components may import/],
  [importing('components/ui/x.ts', '@/data/result'), /src\/components may import/],
  [importing('data/x.ts', '@/components/ui/button'), /src\/data may import/],
  [importing('pages/admin/x.ts', '@/app/app'), /src\/pages may import/],
  ...['lib', 'domain', 'components/ui', 'data', 'features/leads/deep', 'pages/admin'].map(
    (folder): [Sample, RegExp] => [importing(`${folder}/x.ts`, '../y'), alias],
  ),
];

/** Ways round the lint rule; the walk through the sources knows them. */
const unlintedSamples: Sample[] = [
  sample('features/leads/x.ts', "export * from './../contact/y';"),
  sample('features/leads/x.ts', "import '@/features/leads/../contact/y';"),
  sample('features/leads/x.ts', "export type T = import('@/features/contact/y').T;"),
  sample('features/leads/x.ts', "export const a = require('firebase/app');"),
  sample('features/leads/x.ts', "export const a = import.meta.glob('../contact/*.ts');"),
  sample('features/leads/x.ts', "export const a = import.meta.glob<string>('/src/features/contact/*.ts');"),
  sample('features/leads/x.ts', "import '..';"),
  sample('lib/x.ts', "import '/src/domain/role.ts';"),
  sample('main.tsx', "import 'firebase/app';"),
];

const allowedSamples: Sample[] = [
  importing('data/x.ts', 'firebase/firestore/lite'),
  importing('domain/x.ts', '@/lib/text'),
  importing('components/ui/x.ts', '@/domain/role'),
  importing('components/ui/x.ts', './y'),
  importing('features/leads/x.ts', '@/features/leads/deep/y'),
  importing('features/leads/x.ts', './deep/y'),
  importing('features/leads/x.ts', '@/data/result'),
  importing('pages/admin/x.ts', '@/features/leads/y'),
  importing('app/x.ts', '@/pages/admin/y'),
  importing('lib/x.ts', 'react'),
];

describe('the lint rule on import directions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  let messages: Map<string, string[]>;
  const samples = [...lintedSamples.map(([linted]) => linted), ...allowedSamples];
  /** Each sample in a file of its own, so that one run of the linter judges all. */
  const fileOf = ({ file }: Sample, index: number) => file.replace('/x.ts', `/x${index}.ts`);

  beforeAll(() => {
    copyFileSync('biome.json', join(folder, 'biome.json'));
    for (const [index, one] of samples.entries()) {
      const path = join(folder, fileOf(one, index));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, one.source);
    }
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/biome'),
      [
        'lint',
        '--vcs-enabled=false',
        '--only=style/noRestrictedImports',
        '--max-diagnostics=none',
        '--reporter=json',
        '.',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    messages = new Map();
    for (const { location, message } of JSON.parse(stdout).diagnostics) {
      messages.set(location.path, [...(messages.get(location.path) ?? []), message]);
    }
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(lintedSamples.map(([{ file, source }, message], index) => ({ index, file, source, message })))(
    'forbids $file: $source',
    ({ index, file, source, message }) => {
      expect(messages.get(fileOf({ file, source }, index))).toEqual([expect.stringMatching(message)]);
    },
  );

  it.each(allowedSamples.map((one, index) => ({ ...one, index: index + lintedSamples.length })))(
    'allows $file: $source',
    ({ index, file, source }) => {
      expect(messages.get(fileOf({ file, source }, index))).toBeUndefined();
    },
  );

  it('has an override for each feature, and for no other', () => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
      overrides: { includes: string[] }[];
    };
    const covered = overrides
      .flatMap(({ includes }) => includes)
      .flatMap((pattern) => /^src\/features\/([^/]+)\/\*\*$/.exec(pattern)?.[1] ?? []);
    const present = readdirSync('src/features', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(covered.sort()).toEqual(present.sort());
  });
});

describe('the walk through the imports', () => {
  it.each([...lintedSamples.map(([linted]) => linted), ...unlintedSamples])(
    'forbids $file: $source',
    ({ file, source }) => {
      expect(findWrongImports(file, source)).toHaveLength(1);
    },
  );

  it.each(allowedSamples)('allows $file: $source', ({ file, source }) => {
    expect(findWrongImports(file, source)).toEqual([]);
  });

  it('finds nothing wrong in the sources of the site', () => {
    const sources = siteSources();
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(({ file, source }) => findWrongImports(file, source))).toEqual([]);
  });
});
