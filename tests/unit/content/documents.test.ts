import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const files = [
  ...readdirSync('.', { encoding: 'utf8' }),
  ...['.ci', '.github', 'bench', 'docs', 'public', 'src', 'tests', 'tools'].flatMap(filesIn),
  ...['src', 'tests', 'local'].flatMap((folder) => filesIn(join('functions', folder))),
];
const isDocument = (name: string) => /^(docs\/.*\.md|(src|tests)\/.*README\.md)$/.test(name);
const documents = ['README.md', 'SECURITY.md', ...files.filter(isDocument)];
const requirements = readFileSync('docs/requirements.md', 'utf8');

interface Point {
  number: string;
  lines: number;
}

/** The numbered points, as '2.5', with their length. */
function pointsOf(text: string): Point[] {
  const points: Point[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    section = /^## (\d+)/.exec(line)?.[1] ?? section;
    const number = /^(\d+)\. /.exec(line)?.[1];
    const last = points.at(-1);
    if (number) points.push({ number: `${section}.${number}`, lines: 1 });
    else if (last && line.startsWith('   ')) last.lines += 1;
  }
  return points;
}

it.each(documents)('%s names files that exist', (document) => {
  const named = [
    ...readFileSync(document, 'utf8').matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|md|json|svg|rules))`/g),
  ];
  const missing = named
    .map(([, name = '']) => name)
    .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

it.each(documents)('%s keeps npm’s own lines out of files', (document) => {
  expect(readFileSync(document, 'utf8')).not.toMatch(/npm run (?!--silent ).* > \w/);
});

it('a requirement has at most five lines and names the file of its test', () => {
  const points = pointsOf(requirements);
  expect(points.length).toBeGreaterThan(100);
  expect(points.filter(({ lines }) => lines > 5)).toEqual([]);
  const texts = requirements.slice(0, requirements.indexOf('## 13')).split(/^\d+\. /m);
  expect(texts.slice(1).filter((text) => !/`[\w-]+\.(test|spec)\.tsx?`\)/.test(text))).toEqual([]);
});

it('comments cite requirements that exist', () => {
  const numbers = new Set(pointsOf(requirements).map(({ number }) => number));
  const cited = [...filesIn('src'), ...filesIn('tests'), ...filesIn('tools')]
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/[Rr]equirements? (\d+\.\d+)(?:(?:,| and| to) (\d+\.\d+))*/g),
    ])
    .flatMap(([citation]) => citation.match(/\d+\.\d+/g) ?? []);
  expect(cited.filter((number) => !numbers.has(number))).toEqual([]);
});
