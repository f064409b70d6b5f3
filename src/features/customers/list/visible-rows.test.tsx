import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { CustomersProvider, createCustomersStore } from '@/features/customers/store/customers-store';
import { useReadVisibleRows, useVisibleRows } from '@/features/customers/store/use-address';
import { buildCustomer } from '../../../../tests/support/build-customer';

vi.mock('@/data/list-customers');

function Part({ onRows }: { onRows: (rows: readonly CustomerRow[]) => void }) {
  onRows(useVisibleRows().rows);
  return null;
}

describe('The rows that a filter leaves', () => {
  it.each([
    ['list=unassigned', ''],
    ['list=overdue', ''],
    ['status=new', ''],
    ['parish=kingston', ''],
    ['owner=none', ''],
    ['', 'tel 876-555-0142'],
    ['', '"Marcia"'],
  ])(
    'by %s%s are filtered once for all parts of the screen, and are the same after another render',
    async (query, search) => {
      const store = createCustomersStore();
      store.setSearch(search);
      store.upsert(
        buildCustomer({
          status: 'new',
          parish: 'Kingston',
          createdAt: new Date(Date.now() - 20 * 86_400_000),
        }),
      );
      // Their owners.
      await store.check();
      const seen: (readonly CustomerRow[])[] = [];
      const screen = () => (
        <MemoryRouter initialEntries={[`/admin-dashboard?${query}`]}>
          <CustomersProvider value={store}>
            <Part onRows={(rows) => seen.push(rows)} />
            <Part onRows={(rows) => seen.push(rows)} />
          </CustomersProvider>
        </MemoryRouter>
      );
      render(screen()).rerender(screen());
      expect(seen).toHaveLength(4);
      expect(seen[0]).toHaveLength(1);
      expect(new Set(seen).size).toBe(1);
      store.close();
    },
  );

  it('change with the time in every part of the screen', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T17:59:30-05:00') });
    const store = createCustomersStore();
    const createdAt = new Date('2026-11-19T08:00:00-05:00');
    store.upsert(buildCustomer({ status: 'new', createdAt }));
    const counts: number[] = [];
    render(
      <MemoryRouter initialEntries={['/admin-dashboard?list=overdue']}>
        <CustomersProvider value={store}>
          <Part onRows={({ length }) => counts.push(length)} />
        </CustomersProvider>
      </MemoryRouter>,
    );
    act(() => void vi.advanceTimersByTime(60_000));
    expect(counts).toEqual([0, 1]);
    store.close();
  });

  it('are for a key the rows that the screen shows, although the next minute has begun', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T17:59:30-05:00') });
    const store = createCustomersStore();
    store.upsert(buildCustomer({ status: 'new', createdAt: new Date('2026-11-19T08:00:00-05:00') }));
    let shown: readonly CustomerRow[] = [];
    let read: ReturnType<typeof useReadVisibleRows> | undefined;
    function Keys() {
      read = useReadVisibleRows();
      return null;
    }
    render(
      <MemoryRouter initialEntries={['/admin-dashboard?list=overdue']}>
        <CustomersProvider value={store}>
          <Part onRows={(rows) => (shown = rows)} />
          <Keys />
        </CustomersProvider>
      </MemoryRouter>,
    );
    vi.setSystemTime(new Date('2026-11-20T18:00:10-05:00'));
    expect(read?.().rows).toBe(shown);
    store.close();
  });
});
