import { judge, loadRules, remove, store } from '../../support/rules/emulator.ts';
import { inParallel } from '../../support/rules/in-parallel.ts';
import type { RuleCase, RuleGroup } from '../../support/rules/rule-case.ts';

/** How many cases are asked between two looks at the answers. */
const casesAtOnce = 24;

export type Outcome =
  /** A case noticed; its name. */
  | { killedBy: string }
  /** No case noticed. */
  | 'survived'
  /** The compiler of the emulator noticed: these are no rules. */
  | 'invalid';

/**
 * Asks the cases about one mutant after another. Mutants come in the order of the rules, so what noticed the
 * last ones is asked first, then its neighbours: nearly every mutant dies by one of a few dozen cases.
 */
export class Hunt {
  /** Latest success first. */
  private noticed: RuleCase[] = [];
  private groups: readonly RuleGroup[];

  constructor(groups: readonly RuleGroup[]) {
    this.groups = groups;
  }

  /** Lets the cases judge these rules; what they store is taken back. */
  async run(rules: string): Promise<Outcome> {
    try {
      await loadRules(rules);
    } catch {
      return 'invalid';
    }
    const cases = this.casesInOrder();
    for (let start = 0; start < cases.length; start += casesAtOnce) {
      const asked = cases.slice(start, start + casesAtOnce);
      const answers = await inParallel(asked, ({ as, request }) => judge(as, request));
      await restore(asked.filter((_, index) => answers[index] === 'allowed'));
      const noticing = asked.find(({ expected }, index) => answers[index] !== expected);
      if (!noticing) continue;
      this.remember(noticing);
      return { killedBy: noticing.name };
    }
    return 'survived';
  }

  private casesInOrder(): RuleCase[] {
    const latest = this.noticed.slice(0, casesAtOnce);
    return [...new Set([...latest, ...this.groups.flatMap(({ cases }) => cases)])];
  }

  private remember(noticing: RuleCase): void {
    this.noticed = [noticing, ...this.noticed.filter((ruleCase) => ruleCase !== noticing)];
    const isItsGroup = ({ cases }: RuleGroup) => cases.includes(noticing);
    this.groups = [...this.groups.filter(isItsGroup), ...this.groups.filter((group) => !isItsGroup(group))];
  }
}

/** Puts back what these cases found before. */
async function restore(cases: readonly RuleCase[]): Promise<void> {
  const stored = cases.flatMap((ruleCase) => ruleCase.stored ?? []);
  const before = new Set(stored.map(({ path }) => path));
  await remove(cases.flatMap(({ request }) => request.changes).filter((path) => !before.has(path)));
  await store(stored);
}
