import type { Customer } from '@/domain/customer';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import type { DeepSearch } from '@/features/customers/state/customers-state';
import { memoize } from '@/lib/memoize';
import { memoizeLast } from '@/lib/memoize-last';
import { toSearchText, toSpellings } from '@/lib/search-text';
import { searchedWords } from './search-rows';

interface SearchedRows {
  rows: readonly CustomerRow[];
  /** The result of the search in names, e-mail, company, numbers and references. */
  found: readonly CustomerRow[];
  search: string;
  notes: DeepSearch['notes'];
}

/** Adds the rows whose name, message, address and notes together hold every word. Keeps the order of `rows`. */
export function createDeepSearch(): (searched: SearchedRows) => readonly CustomerRow[] {
  const textOf = createFoldedTexts();
  const matcherOf = memoizeLast((search: string, notes: DeepSearch['notes']) => {
    const words = searchedWords(search).map(toSpellings);
    if (words.length === 0) return undefined;
    return (row: CustomerRow) => {
      const note = notes?.get(row.customer.id);
      const text = textOf(row.customer);
      return words.every((spellings) =>
        spellings.some((word) => row.haystack.includes(word) || text.includes(word) || note?.includes(word)),
      );
    };
  });
  const addMatches = memoizeLast(
    (rows: readonly CustomerRow[], found: readonly CustomerRow[], isMatch: ReturnType<typeof matcherOf>) => {
      if (!isMatch || found.length === rows.length) return found;
      const isFound = new Set(found);
      return rows.filter((row) => isFound.has(row) || isMatch(row));
    },
  );
  return ({ rows, found, search, notes }) => addMatches(rows, found, matcherOf(search, notes));
}

/** Folds once for each customer, and only what a deep search asks for. */
const createFoldedTexts = () =>
  memoize(
    ({ address, message }: Customer) => toSearchText(`${address}\n${message}`),
    new WeakMap<Customer, string>(),
  );
