import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment } from 'react';
import type { RowGroup } from '@/features/customers/list/group-rows';
import { nextSort, type Sort, type SortKey } from '@/features/customers/list/sort-rows';
import { SelectAllBox } from '@/features/customers/selection/select-box';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { useSort } from '@/features/customers/store/use-address';
import { CustomerTableRow, columns } from './customer-table-row';
import { GroupHeading } from './group-heading';
import { useWindowRows } from './use-window-rows';

const estimatedHeight = 53;

const headClass =
  'form-caption sticky short:static top-23 z-10 border-petrol-900 border-b-2 bg-paper-dim text-petrol-700';

interface CustomerTableProps {
  rows: readonly CustomerRow[];
  groups: readonly RowGroup[] | undefined;
}

export function CustomerTable({ rows, groups }: CustomerTableProps) {
  const [sort, setSort] = useSort();
  const rowCount = 1 + (groups?.length ?? 0) + rows.length;
  return (
    <table aria-label="Customers" aria-rowcount={rowCount} className="w-full table-fixed text-left">
      <thead>
        <tr aria-rowindex={1}>
          <td className={`${headClass} w-12 *:h-8!`}>
            <SelectAllBox rows={rows} />
          </td>
          {columns.map(({ title, width, sortKey }) => (
            <th
              key={title}
              scope="col"
              {...(sortKey && { 'aria-sort': ariaSort(sortKey, sort) })}
              className={`${headClass} px-1 xl:px-2 ${width}`}
            >
              {sortKey ? (
                <SortHeading
                  title={title}
                  order={ariaSort(sortKey, sort)}
                  onSort={() => setSort(nextSort(sort, sortKey))}
                />
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups ? (
        groups.map((group, position) => (
          <Fragment key={group.label}>
            <tbody>
              <tr aria-rowindex={titleRows + position + group.start + 1}>
                <th scope="colgroup" colSpan={columns.length + 1} className="px-3 pt-4 pb-1.5 text-left">
                  <GroupHeading group={group} />
                </th>
              </tr>
            </tbody>
            <TableRows
              rows={group.rows}
              start={group.start}
              rowsAbove={titleRows + position + 1 + group.start}
            />
          </Fragment>
        ))
      ) : (
        <TableRows rows={rows} start={0} rowsAbove={titleRows} />
      )}
    </table>
  );
}

const titleRows = 1;

interface TableRowsProps {
  rows: readonly CustomerRow[];
  start: number;
  rowsAbove: number;
}

function TableRows({ rows, start, rowsAbove }: TableRowsProps) {
  const { listRef, items, isScrolling, isFastScroll, spaceBefore, spaceAfter } =
    useWindowRows<HTMLTableSectionElement>({ rows, start, estimatedHeight, isUniform: true });
  return (
    <tbody ref={listRef} className="bg-paper-bright">
      <Space height={spaceBefore} />
      {items.map(({ key, row, index }) => (
        <CustomerTableRow
          key={key}
          customer={row.customer}
          index={start + index}
          rowIndex={rowsAbove + index + 1}
          isScrolling={isScrolling}
          isFastScroll={isFastScroll}
        />
      ))}
      <Space height={spaceAfter} />
    </tbody>
  );
}

function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this row takes the focus.
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns.length + 1} className="p-0" />
    </tr>
  );
}

type Order = 'ascending' | 'descending' | 'none';

function ariaSort(sortKey: SortKey, { key, descending }: Sort): Order {
  if (key !== sortKey) return 'none';
  return descending ? 'descending' : 'ascending';
}

interface SortHeadingProps {
  title: string;
  order: Order;
  onSort: () => void;
}

function SortHeading({ title, order, onSort }: SortHeadingProps) {
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[order];
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-1 flex min-h-8 cursor-pointer items-center gap-1 rounded-md px-1 text-left uppercase hover:text-petrol-950"
    >
      <span>{title}</span>
      <Arrow aria-hidden="true" className={`size-3.5 shrink-0 ${order === 'none' ? 'opacity-40' : ''}`} />
    </button>
  );
}
