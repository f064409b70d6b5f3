import type { CustomerRow } from '@/features/customers/store/customer-row';
import { CustomerCard } from './customer-card';
import { useWindowRows } from './use-window-rows';

const estimatedHeight = 218;
const gap = 12;

/** The list on a phone: a card a customer, only those in view rendered. */
export function CustomerCards({ rows, now }: { rows: readonly CustomerRow[]; now: Date }) {
  const { listRef, items, measureRow, spaceBefore, spaceAfter } = useWindowRows<HTMLUListElement>({
    rows,
    estimatedHeight,
    gap,
  });
  return (
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
  );
}
