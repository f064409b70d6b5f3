import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { listCustomers } from '@/data/list-customers';
import type { Customer } from '@/domain/customer';
import { CustomersPage } from '@/features/customers/customers-page';
import { fakeCustomerPages } from './fake-customer-pages';

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p role="note" aria-label="Address">
      {pathname + search}
    </p>
  );
}

/** The admin screen as a signed-in administrator sees it, at this address. */
export function renderCustomersPage(address = '/admin-dashboard') {
  const onLogout = vi.fn();
  const user = {
    userEmail: 'admin@islandfuel.example',
    userRole: 'admin',
    loginTime: '2026-11-21T14:05:00.000Z',
  };
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <CustomersPage user={user} onLogout={onLogout} />
      <Address />
    </MemoryRouter>,
  );
  return { ...view, onLogout, user: userEvent.setup() };
}

/** The same once these customers, who are all, have been read. The test mocks `@/data/list-customers`. */
export async function renderLoadedCustomersPage(customers: Customer[], address?: string) {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  const rendered = renderCustomersPage(address);
  await act(async () => {
    load.page(customers);
    load.end();
    await load.isRead;
  });
  return rendered;
}
