import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../../package.json';
import { dependencyRows, purposesOf, withRows } from '../../../tools/dependency-cost/dependency-table';

const readme = readFileSync('README.md', 'utf8');

it('the README names exactly the runtime dependencies', () => {
  expect([...purposesOf(readme).keys()].sort()).toEqual(Object.keys(packageJson.dependencies).sort());
});

it('new sizes replace the table and keep what each package is for', () => {
  const sizes = new Map([['idb', { everywhere: 1250, home: 0, contact: 0, customers: 1250 }]]);
  const written = withRows(readme, dependencyRows(readme, ['zustand', 'idb'], sizes));
  expect(written).toContain('| idb | 1.3 | – | – | 1.3 | what a staff device keeps |\n| zustand |');
  expect([...purposesOf(written).keys()]).toEqual(['idb', 'zustand']);
});

it('a package without a purpose ends the measurement with a sentence', () => {
  expect(() => dependencyRows(readme, ['left-pad'], new Map())).toThrow(
    "Add a row to the README's table that says what left-pad is for.",
  );
});
