import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Content,
  clear,
  contentOf,
  judge,
  loadRules,
  projectRules,
  store,
  type Verdict,
} from './emulator';
import { anonymous } from './identities';
import { inParallel } from './in-parallel';
import { list } from './requests';
import type { RuleCase, RuleGroup } from './rule-case';

/** Starts every test of this file with the project's rules, an empty database and the canary. */
export function startWithProjectRules(): void {
  beforeAll(async () => {
    await loadRules(projectRules());
    await clear();
    const canary = await judge(anonymous, list('customers'));
    if (canary !== 'refused') throw new Error('A visitor can list the customers: the rules are not at work.');
  });
}

/**
 * Turns each case into a test: the right verdict, and after a refusal a database that is as it was.
 * The cases are independent, so the emulator gets them side by side before the first test.
 */
export function testCases({ title, cases }: RuleGroup): void {
  describe(title, () => {
    const verdicts = new Map<RuleCase, PromiseSettledResult<Verdict>>();
    let before: Content = {};
    let after: Content = {};

    beforeAll(async () => {
      await store(cases.flatMap(({ stored }) => stored ?? []));
      const paths = cases.flatMap(({ request }) => request.changes);
      before = await contentOf(paths);
      await inParallel(cases, async (ruleCase) => {
        const [verdict] = await Promise.allSettled([judge(ruleCase.as, ruleCase.request)]);
        verdicts.set(ruleCase, verdict);
      });
      after = await contentOf(paths);
    });

    it.each(cases)('$name', (ruleCase) => {
      const verdict = verdicts.get(ruleCase);
      if (verdict?.status !== 'fulfilled') throw verdict?.reason;
      expect(verdict.value).toBe(ruleCase.expected);
      for (const path of ruleCase.request.changes) {
        const isUnchanged = after[path] === before[path];
        expect(isUnchanged, `${path} is as it was`).toBe(ruleCase.expected === 'refused');
      }
    });
  });
}
