import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWrongImports, siteSources } from '../support/layers';

interface Sample {
  file: string;
  source: string;
}
const sample = (file: string, source: string): Sample => ({ file: `src/${file}`, source });
const importing = (file: string, target: string) =>
  sample(file, `import { a } from '${target}'; export const b = a;`);

const forbiddenSamples: Sample[] = [
  ...['lib', 'domain', 'config', 'components/ui', 'features/customers', 'pages/admin', 'app'].map((folder) =>
    importing(`${folder}/x.ts`, 'firebase/firestore/lite'),
  ),
  importing('features/contact/x.ts', '@firebase/util'),
  sample('features/customers/x.ts', "export const load = () => import('firebase/app');"),
  sample('pages/public/x.ts', "export const load = () => import('@/data/list-customers');"),
  ...['contact', 'session', 'marketing'].map((other) =>
    importing('features/customers/x.ts', `@/features/${other}/y`),
  ),
  sample('features/contact/x.ts', "export * from '@/features/customers/y';"),
  sample('features/session/x.ts', "export type { A } from '@/features/customers/y';"),
  sample('features/marketing/x.ts', "export const load = () => import('@/features/contact/y');"),
  importing('features/customers/x.ts', '@/pages/admin/y'),
  importing('features/customers/store/x.ts', '@/features/customers/table/y'),
  importing('features/customers/form/x.ts', '@/features/customers/details/y'),
  importing('features/customers/table/x.ts', '@/features/customers/customers-page'),
  importing('lib/x.ts', '@/domain/role'),
  importing('domain/x.ts', '@/config/paths'),
  importing('config/x.ts', '@/domain/role'),
  importing('components/ui/x.ts', '@/features/customers/y'),
  importing('components/ui/x.ts', '@/data/result'),
  importing('data/x.ts', '@/components/ui/button'),
  importing('pages/admin/x.ts', '@/app/app'),
  ...['lib', 'domain', 'components/ui', 'data', 'features/customers/deep', 'pages/admin'].map((folder) =>
    importing(`${folder}/x.ts`, '../y'),
  ),
  sample('features/customers/x.ts', "export * from './../contact/y';"),
  sample('features/customers/x.ts', "import '@/features/customers/../contact/y';"),
  sample('features/customers/x.ts', "export type T = import('@/features/contact/y').T;"),
  sample('features/customers/x.ts', "export const a = require('firebase/app');"),
  sample('features/customers/x.ts', "export const a = import.meta.glob('../contact/*.ts');"),
  sample(
    'features/customers/x.ts',
    "export const a = import.meta.glob<string>('/src/features/contact/*.ts');",
  ),
  sample('features/customers/x.ts', "import '..';"),
  sample('lib/x.ts', "import '/src/domain/role.ts';"),
  sample('main.tsx', "import 'firebase/app';"),
  importing('features/customers/sync/x.ts', '@/features/customers/store/y'),
  importing('features/customers/list/x.ts', '@/features/customers/changes/y'),
  importing('features/customers/store/x.ts', '@/features/customers/customers-page'),
];

const allowedSamples: Sample[] = [
  importing('data/x.ts', 'firebase/firestore/lite'),
  importing('domain/x.ts', '@/lib/text'),
  importing('components/ui/x.ts', '@/domain/role'),
  importing('components/ui/x.ts', './y'),
  importing('features/customers/x.ts', '@/features/customers/table/y'),
  importing('features/customers/x.ts', './table/y'),
  importing('features/customers/table/x.ts', '@/features/customers/store/y'),
  importing('features/customers/import/steps/x.ts', '@/features/customers/import/y'),
  importing('features/customers/x.ts', '@/data/result'),
  importing('pages/admin/x.ts', '@/features/customers/y'),
  importing('app/x.ts', '@/pages/admin/y'),
  importing('lib/x.ts', 'react'),
];

describe('the directions of imports', () => {
  it.each(forbiddenSamples)('forbids $file: $source', ({ file, source }) => {
    expect(findWrongImports(file, source)).toHaveLength(1);
  });

  it.each(allowedSamples)('allows $file: $source', ({ file, source }) => {
    expect(findWrongImports(file, source)).toEqual([]);
  });

  it('finds nothing wrong in the sources of the site', () => {
    const sources = siteSources();
    expect(sources.map(({ file }) => file)).toContain('src/main.tsx');
    expect(sources.flatMap(({ file, source }) => findWrongImports(file, source))).toEqual([]);
  });

  it('has no two source files of one name', () => {
    const names = siteSources().map(({ file }) => basename(file).replace(/\.tsx?$/, ''));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
