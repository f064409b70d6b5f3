import { expect, it } from 'vitest';
import { startWithProjectRules, testCases } from '../support/rules/test-cases';
import { allGroups } from './cases/all';

startWithProjectRules();

for (const group of allGroups) testCases(group);

it('asks no two questions of a group by the same name', () => {
  for (const { cases } of allGroups) {
    const names = cases.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
