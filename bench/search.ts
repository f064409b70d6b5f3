import { workView } from '@/domain/work-lists';
import { narrowRows } from '@/features/customers/list/filter-rows';
import { createSearch } from '@/features/customers/list/search-rows';
import { toRow } from '@/features/customers/state/customer-row';
import { generateCustomers } from '../tools/seed/generate-customer';
import type { Section } from './support/section';

const count = 100_000;
const runs = 25;
/** Searching may cost so many times one plain pass; lower-casing each text again, say, costs far more. */
const limit = 8;

const searches = [
  // So long a word is looked for among the references, too.
  { name: 'nothing found', search: 'nobody', status: undefined },
  { name: 'one letter', search: 'a', status: undefined },
  { name: 'both names', search: 'Marcia Bennett', status: undefined },
  { name: 'company, one status', search: 'Farm 4321', status: 'new' },
  { name: 'digits of a phone', search: '876 555 0142', status: undefined },
  { name: 'status alone', search: '', status: 'contacted' },
] as const;

/** A search of 100,000 customers beside one plain pass through their texts. */
export function benchSearch(): Section {
  const now = new Date();
  const rows = generateCustomers(count, now).map(toRow);
  const haystacks = rows.map(({ haystack }) => haystack);
  const context = { work: undefined, view: workView(now, '') };
  const plainPass = () => haystacks.filter((haystack) => haystack.includes('zzz')).length;
  return {
    title: 'Searching 100,000 customers',
    command: 'npm run bench:search',
    method: `The best of ${runs} runs each, in turn with one plain pass through the same texts; in Node.`,
    figures: searches.map(({ name, search, status }) => {
      const task = () => createSearch()(narrowRows(rows, { status }, context), search).length;
      const [taken, plain] = timeInTurn(task, plainPass);
      return {
        name,
        ratio: taken / plain,
        value: taken,
        unit: 'ms',
        beside: `a plain pass, ${plain.toFixed(1)} ms`,
        target: { of: 'ratio', most: limit },
      };
    }),
  };
}

/** The best time of each in milliseconds; run in turn, so that whatever else the machine does befalls both alike. */
function timeInTurn(task: () => unknown, baseline: () => unknown): [task: number, baseline: number] {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < runs; run += 1) {
    [task, baseline].forEach((timed, index) => {
      const begun = performance.now();
      timed();
      best[index] = Math.min(best[index] ?? 0, performance.now() - begun);
    });
  }
  return best;
}
