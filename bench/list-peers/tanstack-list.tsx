import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  globalFilteringFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type ListedCustomer, rowHeight } from './listed-customer';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns,
  sortFns,
});

const columns: ColumnDef<typeof features, ListedCustomer>[] = [
  { accessorKey: 'name', header: 'Name', sortFn: 'text', sortDescFirst: false },
  {
    accessorFn: ({ email, phone, preferred }) => `${email} – ${phone} ${preferred}`,
    id: 'contact',
    header: 'Contact',
  },
  { accessorFn: ({ company, business }) => `${company} – ${business}`, id: 'business', header: 'Business' },
  { accessorFn: ({ fuel, volume }) => `${fuel} – ${volume}`, id: 'fuel', header: 'Fuel' },
  { accessorKey: 'status', header: 'Status' },
];

/** TanStack Table and TanStack Virtual, put together as their documentation does. */
export function showTanStackList(root: HTMLElement, rows: ListedCustomer[]) {
  createRoot(root).render(<List data={rows} />);
}

function List({ data }: { data: ListedCustomer[] }) {
  const table = useTable({ features, columns, data, globalFilterFn: 'includesString' });
  const { rows } = table.getRowModel();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: bodyRef.current?.offsetTop ?? 0,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? 0) - virtualizer.options.scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - virtualizer.options.scrollMargin);
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        onChange={(event) => table.setGlobalFilter(event.target.value)}
      />
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    {String(header.column.columnDef.header)}
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={bodyRef}>
          <tr style={{ height: Math.max(0, before) }} />
          {items.map(({ index, key }) => (
            <tr key={key}>
              {rows[index]?.getAllCells().map((cell) => (
                <td key={cell.id}>{String(cell.getValue())}</td>
              ))}
            </tr>
          ))}
          <tr style={{ height: Math.max(0, after) }} />
        </tbody>
      </table>
    </>
  );
}
