import { CustomerTableRow } from './customer-table-row';
import type { CustomerListProps } from './row-actions';
import { ariaSort, SortHeading } from './sort-heading';
import { useWindowRows } from './use-window-rows';

const estimatedHeight = 73;

/** Requirement 2: the table's columns. */
const columns = [
  { title: 'Customer', width: 'w-[19%]', sortKey: 'name' },
  { title: 'Contact', width: 'w-[21%]', sortKey: 'email' },
  { title: 'Business', width: 'w-[17%]', sortKey: 'company' },
  { title: 'Fuel Needs', width: 'w-[14%]', sortKey: 'fuel' },
  { title: 'Status', width: 'w-26 xl:w-28', sortKey: 'status' },
  { title: 'Actions', width: 'w-48 xl:w-[22.5rem]', sortKey: undefined },
] as const;

/** The list at a desk: one line a customer, only those in view rendered. */
export function CustomerTable({ rows, actions, focus, sort, onSort }: CustomerListProps) {
  const { listRef, items, measureRow, spaceBefore, spaceAfter } = useWindowRows<HTMLTableSectionElement>({
    rows,
    estimatedHeight,
    focus,
  });
  return (
    <table aria-label="Customers" aria-rowcount={rows.length + 1} className="w-full table-fixed text-left">
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ title, width, sortKey }) => (
            <th
              key={title}
              scope="col"
              {...(sortKey && { 'aria-sort': ariaSort(sortKey, sort) })}
              className={`form-caption sticky top-18 z-10 border-petrol-900 border-b-2 bg-paper-dim px-2 xl:px-3 text-petrol-700 ${width}`}
            >
              {sortKey ? <SortHeading {...{ title, sortKey, sort, onSort }} /> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={listRef} className="bg-paper-bright">
        <Space height={spaceBefore} />
        {items.map(({ row, index }) => (
          <CustomerTableRow
            key={row.customer.id}
            customer={row.customer}
            index={index}
            actions={actions}
            measureRef={measureRow}
          />
        ))}
        <Space height={spaceAfter} />
      </tbody>
    </table>
  );
}

/** Stands in for the rows that are out of view. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this row takes the focus.
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns.length} className="p-0" />
    </tr>
  );
}
