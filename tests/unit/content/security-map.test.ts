import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const map = readFileSync('docs/security.md', 'utf8');

/** The requirements of levels 1 and 2 in ASVS 5.0: each section with its last number. Level 3 stands behind these. */
const sections = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2 },
  ...{ '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  ...{ '17.3': 2 },
};
const verdicts = ['met', 'partly', 'not met', 'Google’s', 'owner’s', 'none'];

const numbersOf = (section: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);

/** The rows that answer requirements, with the numbers that '1.2.6–1.2.8, 1.3.1' names. */
const rows = map
  .slice(0, map.indexOf('## What is not met'))
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [numbers = '', verdict = '', how = '', proof = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    const named = numbers.split(', ').flatMap((range) => {
      const [first = '', last = first] = range.split('–');
      const section = first.slice(0, first.lastIndexOf('.'));
      const [from = 0, to = 0] = [first, last].map((number) => Number(number.split('.').at(-1)));
      return numbersOf(section, from, to);
    });
    return { numbers, named, verdict: verdict.replace("'", '’'), how, proof };
  });

it('the map answers each requirement of levels 1 and 2 once', () => {
  const all = Object.entries(sections).flatMap(([section, last]) => numbersOf(section, 1, last));
  expect(all).toHaveLength(253);
  expect(rows.flatMap(({ named }) => named).toSorted()).toEqual(all.toSorted());
});

it('each answer has a verdict and says how; one that is met is proven, or stands in a document', () => {
  for (const { numbers, verdict, how, proof } of rows) {
    expect(verdicts, numbers).toContain(verdict);
    expect(how, numbers).toMatch(/\.$/);
    if (verdict === 'met') expect(proof || how, numbers).toMatch(/`tests|\.test\.tsx?`|\.md/);
  }
});

it('every file that the map names exists', () => {
  const named = [...map.matchAll(/`([\w.-]+\/[\w./-]+\.\w+|[\w-]+\.(?:json|rules|md)|\.env\.example)`/g)];
  const missing = named.map(([, name = '']) => name).filter((name) => !existsSync(name));
  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

it('every test that the map quotes stands in the file before it', () => {
  const cells = rows.map(({ proof }) => proof).filter((proof) => proof.includes('“'));
  expect(cells.length).toBeGreaterThan(50);
  for (const cell of cells) {
    let file = '';
    for (const [, path, name] of cell.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
      if (path) file = readFileSync(path, 'utf8');
      else expect(file, cell).toContain(name);
    }
  }
});

it('the gaps at the end are those that are not met', () => {
  const gaps = map.slice(map.indexOf('## What is not met')).matchAll(/^\| (\d[\d., ]*) \|/gm);
  const open = rows.filter(({ verdict }) => verdict === 'not met').flatMap(({ named }) => named);
  expect([...gaps].flatMap(([, numbers = '']) => numbers.split(', ')).toSorted()).toEqual(open.toSorted());
});
