import { CustomerTableRow } from './customer-table-row';
import type { CustomerListProps } from './row-actions';
import { useWindowRows } from './use-window-rows';

const estimatedHeight = 73;

/** Specification, point 2: the table's columns. */
const columns = [
  { title: 'Customer', width: 'w-[19%]' },
  { title: 'Contact', width: 'w-[21%]' },
  { title: 'Business', width: 'w-[17%]' },
  { title: 'Fuel Needs', width: 'w-[14%]' },
  { title: 'Status', width: 'w-26 xl:w-28' },
  { title: 'Actions', width: 'w-48 xl:w-[22.5rem]' },
] as const;

/** The list at a desk: one line a customer, only those in view rendered. */
export function CustomerTable({ rows, actions, focus }: CustomerListProps) {
  const { listRef, items, measureRow, spaceBefore, spaceAfter } = useWindowRows<HTMLTableSectionElement>({
    rows,
    estimatedHeight,
    focus,
  });
  return (
    <table aria-label="Customers" aria-rowcount={rows.length + 1} className="w-full table-fixed text-left">
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ title, width }) => (
            <th
              key={title}
              scope="col"
              className={`form-caption sticky top-18 z-10 border-petrol-900 border-b-2 bg-paper-dim px-2 py-2.5 xl:px-3 text-petrol-700 ${width}`}
            >
              {title}
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
