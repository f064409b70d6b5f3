import { InvalidRules, judge, loadRules, remove, store } from '../../support/rules/emulator.ts';
import { admin } from '../../support/rules/identities.ts';
import { inParallel } from '../../support/rules/in-parallel.ts';
import type { RuleRequest } from '../../support/rules/requests.ts';
import type { RuleCase, RuleGroup } from '../../support/rules/rule-case.ts';

/** How many cases are asked before the first look at their answers, and at most between two. */
const smallestBatch = 12;
const largestBatch = 192;

export type Outcome =
  /** A case noticed; its name. */
  | { killedBy: string }
  /** No case noticed. */
  | 'survived'
  /** The compiler of the emulator noticed: these are no rules. */
  | 'invalid';

/** Words of the rules that the cases call otherwise. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(keys|has(Only|Any|All))\b/g, 'field'],
  [/''|""/g, ' empty '],
  [/e-mail/g, 'email'],
];

/** The words and numbers of a text, those within a name of the rules too. */
function wordsOf(text: string): ReadonlySet<string> {
  const named = synonyms.reduce((words, [theirs, ours]) => words.replace(theirs, ours), text);
  return new Set(
    named
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+|\d+/g),
  );
}

/** The methods by which the rules may judge a request, as they name them. */
function methodsOf({ method, endpoint, body }: RuleRequest): string {
  if (endpoint === ':commit') return /"delete"/.test(JSON.stringify(body)) ? 'delete' : 'create update write';
  const isDocument = endpoint === ':batchGet' || (method === 'GET' && endpoint.split('/').length % 2 === 1);
  return isDocument ? 'get read' : 'list read';
}

/** The collections a request goes to; an id in its paths says nothing of what it asks. */
function collectionsOf({ endpoint, changes }: RuleRequest): string[] {
  return [endpoint.slice(1), ...changes].flatMap((path) =>
    path.split('/').filter((_, place) => place % 2 === 0),
  );
}

interface Candidate {
  ruleCase: RuleCase;
  /** The same for cases of one group with the same answer. A case that notices one mutant may well miss another. */
  kind: string;
  words: ReadonlySet<string>;
}

function candidatesOf({ title, cases }: RuleGroup): Candidate[] {
  return cases.map((ruleCase) => {
    const { as, name, expected, request } = ruleCase;
    const text = [as.name, name, title, ...collectionsOf(request), methodsOf(request)].join(' ');
    return { ruleCase, kind: `${title} ${as === admin} ${expected}`, words: wordsOf(text) };
  });
}

/**
 * Asks the cases about one mutant after another, the likeliest first. A likely case has noticed others of the same
 * function or match. Then come in turn cases that share words with the change, the rarer the words the sooner. With
 * them come one case of each kind, and those of the kinds that noticed before. Nearly every mutant dies by one of the
 * first few dozen.
 */
export class Hunt {
  /** Latest success first, of each function and match of the rules. */
  private readonly noticed = new Map<string, readonly Candidate[]>();
  private readonly candidates: readonly Candidate[];
  /** How many cases have a word. */
  private readonly frequencies = new Map<string, number>();

  constructor(groups: readonly RuleGroup[]) {
    this.candidates = groups.flatMap(candidatesOf);
    for (const word of this.candidates.flatMap(({ words }) => [...words])) {
      this.frequencies.set(word, (this.frequencies.get(word) ?? 0) + 1);
    }
  }

  /** Lets the cases judge these rules, in which a line was changed; what they store is taken back. */
  async run(rules: string, change = ''): Promise<Outcome> {
    try {
      await loadRules(rules);
    } catch (error) {
      if (error instanceof InvalidRules) return 'invalid';
      throw error;
    }
    const [scope = ''] = change.split(':', 1);
    const noticed = this.noticed.get(scope) ?? [];
    for (const batch of this.batches(change, noticed)) {
      const cases = batch.map(({ ruleCase }) => ruleCase);
      const answers = await inParallel(cases, ({ as, request }) => judge(as, request));
      await restore(cases.filter((_, index) => answers[index] === 'allowed'));
      const noticing = batch.find(({ ruleCase }, index) => answers[index] !== ruleCase.expected);
      if (!noticing) continue;
      this.noticed.set(scope, [noticing, ...noticed.filter((candidate) => candidate !== noticing)]);
      return { killedBy: noticing.ruleCase.name };
    }
    return 'survived';
  }

  /** Every case once. Earlier killers nearly always kill again, so the order of the others is found on demand. */
  private *batches(change: string, noticed: readonly Candidate[]) {
    const first = noticed.slice(0, smallestBatch);
    yield first;
    let size = smallestBatch;
    let batch: Candidate[] = [];
    for (const candidate of this.inOrder(change, noticed)) {
      if (first.includes(candidate)) continue;
      batch.push(candidate);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
      size = Math.min(2 * size, largestBatch);
    }
    if (batch.length > 0) yield batch;
  }

  private *inOrder(change: string, noticed: readonly Candidate[]) {
    const byLikeness = this.byLikeness(change);
    const turns = new Map<string, Candidate[]>();
    for (const candidate of byLikeness) {
      const ofKind = turns.get(candidate.kind) ?? [];
      ofKind.push(candidate);
      turns.set(candidate.kind, ofKind);
    }
    const rounds: Candidate[][] = [];
    for (const ofKind of turns.values()) {
      for (const [turn, candidate] of ofKind.entries()) {
        const round = rounds[turn] ?? [];
        round.push(candidate);
        rounds[turn] = round;
      }
    }
    const inTurn = rounds.flat();
    const latestKinds = [...new Set(noticed.map(({ kind }) => kind))];
    const related = latestKinds.flatMap((kind) => turns.get(kind) ?? []);
    const seen = new Set<Candidate>();
    for (const [place, like] of byLikeness.entries()) {
      for (const candidate of [like, inTurn[place], related[place]]) {
        if (!candidate || seen.has(candidate)) continue;
        seen.add(candidate);
        yield candidate;
      }
    }
  }

  /** @param change as `describeMutant` tells it: what it takes away or brings says more than what stands around it. */
  private byLikeness(change: string): Candidate[] {
    const [before, after] = change.split(' => ', 2).map(wordsOf);
    const weights = [...(before ?? []), ...(after ?? [])].map((word) => {
      const rarity = Math.log(
        this.candidates.length / (this.frequencies.get(word) ?? this.candidates.length),
      );
      return [word, before?.has(word) && after?.has(word) ? rarity : 4 * rarity] as const;
    });
    return this.candidates
      .map((candidate) => ({
        candidate,
        likeness: weights.reduce(
          (sum, [word, weight]) => (candidate.words.has(word) ? sum + weight : sum),
          0,
        ),
      }))
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ candidate }) => candidate);
  }
}

/** Puts back what these cases found before. */
async function restore(cases: readonly RuleCase[]): Promise<void> {
  const stored = cases.flatMap((ruleCase) => ruleCase.stored ?? []);
  const before = new Set(stored.map(({ path }) => path));
  await remove(cases.flatMap(({ request }) => request.changes).filter((path) => !before.has(path)));
  await store(stored);
}
