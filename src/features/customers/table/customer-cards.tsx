import { controlClass } from '@/components/ui/field';
import type { CustomerRow } from '@/features/customers/store/customer-row';
import {
  newestFirst,
  type Sort,
  type SortKey,
  sortToText,
  textToSort,
} from '@/features/customers/store/sort-rows';
import { useSort } from '@/features/customers/store/use-visible-rows';
import { cn } from '@/lib/cn';
import { CustomerCard } from './customer-card';
import { useWindowRows } from './use-window-rows';

const estimatedHeight = 252;
const gap = 12;

/** The list on a phone: a card a customer, only those in view rendered. */
export function CustomerCards({ rows, now }: { rows: readonly CustomerRow[]; now: Date }) {
  const { listRef, items, measureRow, spaceBefore, spaceAfter } = useWindowRows<HTMLUListElement>({
    rows,
    estimatedHeight,
    gap,
  });
  return (
    <>
      <SortSelect />
      <ul
        ref={listRef}
        aria-label="Customers"
        style={{ paddingTop: spaceBefore, paddingBottom: spaceAfter }}
        className="space-y-3"
      >
        {items.map(({ row, index }) => (
          <li
            key={row.customer.id}
            ref={measureRow}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <CustomerCard customer={row.customer} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

const up = (key: SortKey): Sort => ({ key, descending: false });
const down = (key: SortKey): Sort => ({ key, descending: true });

const choices = [
  { sort: newestFirst, label: 'Newest first' },
  { sort: up('created'), label: 'Oldest first' },
  { sort: up('name'), label: 'Name, A to Z' },
  { sort: down('name'), label: 'Name, Z to A' },
  { sort: up('email'), label: 'E-mail, A to Z' },
  { sort: down('email'), label: 'E-mail, Z to A' },
  { sort: up('company'), label: 'Company, A to Z' },
  { sort: down('company'), label: 'Company, Z to A' },
  { sort: up('fuel'), label: 'Fuel, A to Z' },
  { sort: down('fuel'), label: 'Fuel, Z to A' },
  { sort: up('status'), label: 'Status, from New' },
  { sort: down('status'), label: 'Status, from Inactive' },
] as const;

const toValue = (sort: Sort) => sortToText(sort) ?? '';

/** The sort where there are no columns to press. */
function SortSelect() {
  const [sort, setSort] = useSort();
  return (
    <label className="mb-3 flex items-center gap-3 text-petrol-700 text-sm">
      <span className="shrink-0">Sort by</span>
      <select
        value={toValue(sort)}
        onChange={({ target }) => setSort(textToSort(target.value))}
        className={cn(controlClass, 'cursor-pointer')}
      >
        {choices.map((choice) => (
          <option key={choice.label} value={toValue(choice.sort)}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
