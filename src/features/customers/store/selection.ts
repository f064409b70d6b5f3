import type { StoreApi } from 'zustand/vanilla';
import { memoizeLast } from '@/lib/memoize-last';
import type { CustomerRow } from './customer-row';
import { type CustomersState, initialState } from './customers-state';

type Ids = CustomersState['selected'];

/**
 * Which customers are selected. They stay so whatever the list shows, until they are deselected or gone from the
 * database: who is looked for by another search is selected beside those who were found by the first.
 */
export function createSelection(
  { getState, setState, subscribe }: StoreApi<CustomersState>,
  find: (id: string) => CustomerRow | undefined,
) {
  /** Whom a range begins with: who was pressed last. */
  let anchor: string | undefined;

  const put = (ids: Iterable<string>, areWanted: boolean) => {
    const selected = new Set(getState().selected);
    for (const id of ids) {
      if (areWanted) selected.add(id);
      else selected.delete(id);
    }
    setState({ selected });
  };
  const countShown = memoizeLast((rows: readonly CustomerRow[], selected: Ids) => {
    if (selected.size === 0) return 0;
    return rows.reduce((count, { customer }) => (selected.has(customer.id) ? count + 1 : count), 0);
  });

  subscribe(({ rows, selected }, before) => {
    if (rows === before.rows || selected.size === 0) return;
    const gone: string[] = [];
    for (const id of selected) if (!find(id)) gone.push(id);
    if (gone.length > 0) put(gone, false);
  });

  return {
    /**
     * Selects a customer, or no longer, and with them everybody in these rows from the one who was pressed last.
     */
    toggleSelected(id: string, through?: readonly CustomerRow[]) {
      const areWanted = !getState().selected.has(id);
      put(through ? idsBetween(through, anchor, id) : [id], areWanted);
      anchor = id;
    },

    /** Selects all of these rows, or none of them any more where all are. */
    toggleAllSelected(rows: readonly CustomerRow[]) {
      put(idsOf(rows), countShown(rows, getState().selected) < rows.length);
      anchor = undefined;
    },

    clearSelection() {
      setState({ selected: initialState.selected });
      anchor = undefined;
    },

    /** How many of these rows are selected. What was asked for last is remembered. */
    countSelected: (rows: readonly CustomerRow[]) => countShown(rows, getState().selected),

    /** Who was changed is selected no longer, and who is left is. */
    selectRest(changed: Iterable<string>, left: Iterable<string>) {
      put(changed, false);
      put(left, true);
    },
  };
}

function* idsOf(rows: readonly CustomerRow[], from = 0, to = rows.length - 1): Generator<string> {
  for (const { customer } of rows.slice(from, to + 1)) yield customer.id;
}

function idsBetween(rows: readonly CustomerRow[], one: string | undefined, other: string): Iterable<string> {
  const indexOf = (id: string | undefined) => rows.findIndex(({ customer }) => customer.id === id);
  const [a, b] = [indexOf(one), indexOf(other)];
  return a < 0 || b < 0 ? [other] : idsOf(rows, Math.min(a, b), Math.max(a, b));
}
