import { CustomerCard } from './customer-card';
import type { CustomerListProps } from './row-actions';
import { SortSelect } from './sort-select';
import { useWindowRows } from './use-window-rows';

const estimatedHeight = 252;
const gap = 12;

/** The list on a phone: a card a customer, only those in view rendered. */
export function CustomerCards({ rows, actions, focus, sort, onSort }: CustomerListProps) {
  const { listRef, items, measureRow, spaceBefore, spaceAfter } = useWindowRows<HTMLUListElement>({
    rows,
    estimatedHeight,
    gap,
    focus,
  });
  return (
    <>
      <SortSelect sort={sort} onSort={onSort} />
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
            <CustomerCard customer={row.customer} actions={actions} />
          </li>
        ))}
      </ul>
    </>
  );
}
