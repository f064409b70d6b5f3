import { judge, loadRules, remove, store } from '../../support/rules/emulator.ts';
import { inParallel } from '../../support/rules/in-parallel.ts';
import type { RuleCase, RuleGroup } from '../../support/rules/rule-case.ts';

/** How many cases are asked between two looks at the answers. */
const casesAtOnce = 12;

export type Outcome =
  /** A case noticed; its name. */
  | { killedBy: string }
  /** No case noticed. */
  | 'survived'
  /** The compiler of the emulator noticed: these are no rules. */
  | 'invalid';

/** The words and numbers of a text, those within a name of the rules too. */
const wordsOf = (text: string) =>
  new Set(
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+|\d+/g),
  );

/**
 * Asks the cases about one mutant after another. Mutants come in the order of the rules, so what noticed the last ones is
 * asked first; then those whose names share words with the line that was changed, the rarer the words the sooner, as a case
 * names the field and the limit that it is about. Nearly every mutant dies by one of the first few dozen cases.
 */
export class Hunt {
  /** Latest success first. */
  private noticed: RuleCase[] = [];
  private readonly cases: readonly { ruleCase: RuleCase; words: ReadonlySet<string> }[];
  /** How many cases have a word in their name. */
  private readonly frequencies = new Map<string, number>();

  constructor(groups: readonly RuleGroup[]) {
    this.cases = groups
      .flatMap(({ cases }) => cases)
      .map((ruleCase) => ({ ruleCase, words: wordsOf(`${ruleCase.as.name} ${ruleCase.name}`) }));
    for (const word of this.cases.flatMap(({ words }) => [...words])) {
      this.frequencies.set(word, (this.frequencies.get(word) ?? 0) + 1);
    }
  }

  /** Lets the cases judge these rules, in which a line was changed; what they store is taken back. */
  async run(rules: string, change = ''): Promise<Outcome> {
    try {
      await loadRules(rules);
    } catch {
      return 'invalid';
    }
    const cases = this.casesInOrder(change);
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

  private casesInOrder(change: string): RuleCase[] {
    const changed = [...wordsOf(change)];
    const rarityOf = (word: string) => 1 / (this.frequencies.get(word) ?? Number.POSITIVE_INFINITY);
    const byLikeness = this.cases
      .map(({ ruleCase, words }) => {
        const likeness = changed.reduce((sum, word) => sum + (words.has(word) ? rarityOf(word) : 0), 0);
        return { ruleCase, likeness };
      })
      .sort((a, b) => b.likeness - a.likeness);
    const latest = this.noticed.slice(0, casesAtOnce);
    return [...new Set([...latest, ...byLikeness.map(({ ruleCase }) => ruleCase)])];
  }

  private remember(noticing: RuleCase): void {
    this.noticed = [noticing, ...this.noticed.filter((ruleCase) => ruleCase !== noticing)];
  }
}

/** Puts back what these cases found before. */
async function restore(cases: readonly RuleCase[]): Promise<void> {
  const stored = cases.flatMap((ruleCase) => ruleCase.stored ?? []);
  const before = new Set(stored.map(({ path }) => path));
  await remove(cases.flatMap(({ request }) => request.changes).filter((path) => !before.has(path)));
  await store(stored);
}
