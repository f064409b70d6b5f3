import type { StoreApi } from 'zustand/vanilla';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { type CustomersState, initialState } from '@/features/customers/state/customers-state';
import { memoizeLast } from '@/lib/memoize-last';

type Ids = CustomersState['selected'];

/** Customers stay selected whatever the list shows, until they are deselected or erased. */
export function createSelection(
  { getState, setState, subscribe }: StoreApi<CustomersState>,
  find: (id: string) => CustomerRow | undefined,
) {
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
    const gone = [...selected].filter((id) => !find(id));
    if (gone.length > 0) put(gone, false);
  });

  return {
    /** Toggles a customer, and with them all of these rows from the last clicked one. */
    toggleSelected(id: string, through?: readonly CustomerRow[]) {
      const areWanted = !getState().selected.has(id);
      put(through ? idsBetween(through, anchor, id) : [id], areWanted);
      anchor = id;
    },

    toggleAllSelected(rows: readonly CustomerRow[]) {
      put(idsOf(rows), countShown(rows, getState().selected) < rows.length);
      anchor = undefined;
    },

    clearSelection() {
      setState({ selected: initialState.selected });
      anchor = undefined;
    },

    selectOnly(ids: readonly string[]) {
      setState({ selected: new Set(ids.filter(find)) });
      anchor = undefined;
    },

    countSelected: (rows: readonly CustomerRow[]) => countShown(rows, getState().selected),

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
