import { maximalCustomer, minimalCustomer, storedCustomer } from '../tests/rules/cases/documents';
import { clear, judge, loadRules, projectRules, store } from '../tests/support/rules/emulator';
import { admin, anonymous, type Identity } from '../tests/support/rules/identities';
import { commit, type RuleRequest, set, update } from '../tests/support/rules/requests';
import { serverTime } from '../tests/support/rules/values';
import type { Figure, Section } from './support/section';
import { median } from './support/statistics';

const rounds = 5;
const writesARound = 300;
const concurrency = 16;
const openRules =
  "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }";

interface Kind {
  name: string;
  identity: Identity;
  /** Whether the documents are there before. */
  isOfStored?: true;
  request: (document: string) => RuleRequest;
}

const kinds: readonly Kind[] = [
  {
    name: 'a customer with the least fields',
    identity: anonymous,
    request: (document) => commit(set(document, minimalCustomer())),
  },
  {
    name: 'a customer with every field full',
    identity: anonymous,
    request: (document) => commit(set(document, maximalCustomer())),
  },
  {
    name: 'a change of status',
    identity: admin,
    isOfStored: true,
    request: (document) => commit(update(document, { status: 'contacted', updatedAt: serverTime })),
  },
];
const documents = Array.from(
  { length: writesARound },
  (_, number) => `customers/${String(number).padStart(20, 'A')}`,
);

/** How many writes a second the emulator takes under the project's rules, beside rules that allow everything. */
export async function benchRules(stop: AbortSignal): Promise<Section> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const times: Record<'judged' | 'open', number[]> = { judged: [], open: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.open.push(await writeMany(kind, openRules, stop));
      times.judged.push(await writeMany(kind, projectRules(), stop));
    }
    const [judged, open] = [median(times.judged), median(times.open)];
    figures.push({
      name: kind.name,
      ratio: judged / open,
      value: (writesARound / judged) * 1000,
      unit: 'writes/s',
      beside: `rules that allow everything, ${Math.round((writesARound / open) * 1000)} writes/s`,
    });
  }
  await loadRules(projectRules());
  await clear();
  return {
    title: 'The rules',
    command: 'npm run bench:rules',
    method: `${rounds} rounds of ${writesARound} writes, ${concurrency} at a time, in turn with rules that allow everything; the ratio is of the times.`,
    figures,
  };
}

/** @returns the milliseconds that it took. */
async function writeMany(
  { identity, request, isOfStored }: Kind,
  rules: string,
  stop: AbortSignal,
): Promise<number> {
  await loadRules(rules);
  await clear();
  if (isOfStored) await store(documents.map((path) => ({ path, fields: storedCustomer() })));
  const left = documents.values();
  async function write() {
    for (const document of left) {
      stop.throwIfAborted();
      const verdict = await judge(identity, request(document));
      if (verdict === 'refused')
        throw new Error(`The rules refuse ${document}: there is nothing to measure.`);
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: concurrency }, write));
  return performance.now() - begun;
}
