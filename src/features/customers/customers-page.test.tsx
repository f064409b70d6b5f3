import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listCustomers } from '@/data/list-customers';
import { telHref } from '@/domain/phone';
import { buildCustomer } from '../../../tests/support/build-customer';
import { deferred } from '../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../tests/support/fake-customer-pages';
import { renderCustomersPage } from '../../../tests/support/render-customers-page';
import { CustomersPage } from './customers-page';
import { createCustomersStore } from './store/customers-store';

vi.mock('@/data/list-customers');
vi.mock('@/domain/phone', { spy: true });

const loadFailed = 'Failed to load customers. Please check your connection and try again.';
const marcia = buildCustomer({ id: 'marcia', companyName: 'Hope Farm', status: 'contacted' });
const leroy = buildCustomer({
  id: 'leroy',
  firstName: 'Leroy',
  lastName: 'Ricketts',
  email: 'leroy@post.example',
  createdAt: new Date('2026-11-01T00:00:00Z'),
});

let load: ReturnType<typeof fakeCustomerPages>;

function nextLoad() {
  load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  return load;
}

const settle = (step: () => void) => act(async () => step());

async function renderLoaded(customers = [marcia, leroy], address?: string) {
  const rendered = renderCustomersPage(address);
  await settle(() => {
    load.page(customers);
    load.end();
  });
  return rendered;
}

beforeEach(() => {
  vi.mocked(listCustomers).mockReset();
  nextLoad();
});

describe('Loading', () => {
  it("shows 'Loading Customers...' with 'Connecting to Firebase database' until the first rows", async () => {
    renderCustomersPage();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'Loading Customers...Connecting to Firebase database',
    );
    await settle(() => load.page([marcia], 2));
    expect(screen.queryByText('Loading Customers...')).not.toBeInTheDocument();
    expect(screen.getByText('Marcia Bennett')).toBeVisible();
  });

  it('shows the rows of each page as it arrives', async () => {
    renderCustomersPage();
    await settle(() => load.page([marcia], 1200));
    expect(screen.getByRole('progressbar', { name: 'Loading customers' })).toHaveAttribute('value', '1');
    await settle(() => load.page([leroy], 1200));
    expect(screen.getByText(/2 of 1,200 read so far$/)).toBeVisible();
    await settle(() => load.end());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows the same progress in the bar as in words', async () => {
    const { user } = renderCustomersPage();
    await settle(() => {
      load.page([marcia, leroy], 1200);
      load.fail();
    });
    nextLoad();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await settle(() => load.page([marcia], 1200));
    expect(screen.getByText(/2 of 1,200 read so far$/)).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Loading customers' });
    expect(bar).toHaveAttribute('value', '2');
    await settle(() => load.page([leroy], 1));
    expect(await screen.findByText(/2 of 2 read so far$/)).toBeVisible();
    expect(bar).toHaveAttribute('max', '2');
  });

  it('renders a long list at most twice a second while pages arrive', async () => {
    vi.useFakeTimers();
    const store = createCustomersStore();
    let published = 0;
    store.subscribe(({ rows }, before) => {
      if (rows !== before.rows) published += 1;
    });
    void store.load();
    const many = Array.from({ length: 5020 }, (_, number) => buildCustomer({ id: `customer${number}` }));
    load.page(many.slice(20));
    await vi.advanceTimersByTimeAsync(0);
    for (const customer of many.slice(0, 20)) load.page([customer]);
    await vi.advanceTimersByTimeAsync(499);
    expect(published).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(published).toBe(2);
    expect(store.getState().rows).toHaveLength(5020);
    store.close();
  });

  it("recovers from the full-page 'Connection Error' by Try Again", async () => {
    const { user } = renderCustomersPage();
    await settle(() => load.fail());
    expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(loadFailed);
    nextLoad();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Loading Customers...')).toBeVisible();
    await settle(() => load.page([marcia]));
    expect(screen.getByText('Marcia Bennett')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the rows under a dismissible banner when a later page fails', async () => {
    const { user } = renderCustomersPage();
    await settle(() => {
      load.page([marcia], 2);
      load.fail();
    });
    expect(screen.getByRole('alert')).toHaveTextContent(loadFailed);
    expect(screen.getByText('Marcia Bennett')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Marcia Bennett')).toBeVisible();
  });

  it('stops and forgets every customer when the screen closes', async () => {
    const { unmount } = renderCustomersPage();
    await settle(() => load.page([marcia], 2));
    unmount();
    expect(load.stopped).toBe(true);
    nextLoad();
    renderCustomersPage();
    expect(screen.getByText('Loading Customers...')).toBeVisible();
  });
});

describe('Refresh', () => {
  it('keeps the old rows until new ones replace them', async () => {
    const { user } = await renderLoaded();
    nextLoad();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Refreshing');
    expect(screen.getByText('Leroy Ricketts')).toBeVisible();
    await settle(() => load.page([{ ...marcia, firstName: 'Marcella' }]));
    expect(screen.getByText('Marcella Bennett')).toBeVisible();
    expect(screen.getByText('Leroy Ricketts')).toBeVisible();
    await settle(() => load.end());
    expect(screen.queryByText('Leroy Ricketts')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Refreshing');
  });

  it('loads once for two clicks', async () => {
    const { user } = await renderLoaded();
    nextLoad();
    await user.dblClick(screen.getByRole('button', { name: 'Refresh' }));
    expect(listCustomers).toHaveBeenCalledTimes(2);
  });

  it('keeps the rows under a banner when it fails', async () => {
    const { user } = await renderLoaded();
    nextLoad();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await settle(() => load.fail());
    expect(screen.getByRole('alert')).toHaveTextContent(loadFailed);
    expect(screen.getByText('Leroy Ricketts')).toBeVisible();
  });
});

describe('Header', () => {
  it('shows the signed-in e-mail, the role capitalised and the login time', async () => {
    await renderLoaded();
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('admin@islandfuel.example')).toBeVisible();
    expect(header.getByText('Admin')).toBeVisible();
    expect(header.getByText(/^21 Nov 2026, 9:05/)).toBeVisible();
  });

  it("falls back to 'Admin User' and 'Unknown'", () => {
    render(
      <MemoryRouter>
        <CustomersPage
          user={{ userEmail: '', userRole: undefined, loginTime: 'garbage' }}
          onLogout={vi.fn()}
        />
      </MemoryRouter>,
    );
    expect(screen.getByText('Admin User')).toBeVisible();
    expect(screen.getAllByText('Unknown')).toHaveLength(2);
  });

  it('links to the website and logs out', async () => {
    const { user, onLogout } = await renderLoaded();
    expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('shows a logout that waits, and logs out once', async () => {
    const { user, onLogout } = await renderLoaded();
    const { promise, resolve } = deferred();
    onLogout.mockReturnValue(promise);
    const button = screen.getByRole('button', { name: 'Logout' });
    const regions = [...document.querySelectorAll('[aria-live]')];
    await user.click(button);
    const region = screen.getByText('Logging Out...').closest('[aria-live]');
    expect(regions).toContain(region);
    expect(button).not.toContainElement(region as HTMLElement);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(onLogout).toHaveBeenCalledOnce();
    await act(async () => resolve());
    expect(region).toBeEmptyDOMElement();
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('has the five tiles of the specification and one for inactive customers', async () => {
    await renderLoaded([marcia, leroy, { ...leroy, id: 'third', status: 'customer' }]);
    const tiles = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(tiles.slice(-6)).toEqual([
      'Total Leads: 3',
      'New: 1',
      'Contacted: 1',
      'Customers: 1',
      'Inactive: 0',
      'Live Data: Cloud Firestore',
    ]);
  });
});

describe('Search and filter', () => {
  it("counts the narrowed list as 'Showing X of Y customers'", async () => {
    const { user } = await renderLoaded();
    expect(screen.getByText('Showing 2 of 2 customers')).toBeVisible();
    await user.type(screen.getByPlaceholderText('Search customers by name, email, or company...'), 'hope');
    expect(screen.getByText('Showing 1 of 2 customers matching "hope"')).toBeVisible();
    expect(screen.queryByText('Leroy Ricketts')).not.toBeInTheDocument();
  });

  it('does not render a row again that typing leaves in place', async () => {
    const { user } = await renderLoaded();
    vi.mocked(telHref).mockClear();
    await user.type(screen.getByRole('searchbox'), 'e');
    expect(screen.getByText('Showing 2 of 2 customers matching "e"')).toBeVisible();
    expect(telHref).not.toHaveBeenCalled();
  });

  it('keeps the chosen status in the address', async () => {
    const { user } = await renderLoaded();
    const select = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Status', 'New', 'Contacted', 'Customer', 'Inactive']);
    await user.selectOptions(select, 'New');
    expect(screen.getByLabelText('Address')).toHaveTextContent('/admin-dashboard?status=new');
    expect(screen.getByText('Showing 1 of 2 customers with status New')).toBeVisible();
    await user.selectOptions(select, 'All Status');
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/admin-dashboard$/);
  });

  it('begins with the status of the address', async () => {
    const { unmount } = await renderLoaded(undefined, '/admin-dashboard?status=contacted');
    expect(screen.getByText('Showing 1 of 2 customers with status Contacted')).toBeVisible();
    unmount();
    nextLoad();
    await renderLoaded(undefined, '/admin-dashboard?status=vip');
    expect(screen.getByText('Showing 2 of 2 customers')).toBeVisible();
  });

  it('never puts the search text into the address', async () => {
    const { user } = await renderLoaded();
    await user.type(screen.getByRole('searchbox'), 'marcia');
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/admin-dashboard$/);
  });

  it('offers to clear a filter that leaves nothing', async () => {
    const { user } = await renderLoaded(undefined, '/admin-dashboard?status=inactive');
    expect(screen.getByText('No customers found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all customers' }));
    await waitFor(() => expect(screen.getByText('Marcia Bennett')).toBeVisible());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it("says 'so far' until the list is read", async () => {
    const { user } = renderCustomersPage('/admin-dashboard?status=inactive');
    await settle(() => load.page([marcia], 2));
    expect(screen.getByText('No customers found so far')).toBeVisible();
    expect(screen.getByText('The rest of the list is still being read.')).toBeVisible();
    await settle(() => load.fail());
    expect(screen.getByText('The list was not read to its end.')).toBeVisible();
    nextLoad();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await settle(() => {
      load.page([marcia]);
      load.end();
    });
    expect(screen.getByText('No customers found')).toBeVisible();
  });

  it("says 'No customers yet' when there are none", async () => {
    await renderLoaded([]);
    expect(screen.getByText('No customers yet')).toBeVisible();
    expect(screen.getByText('Customer data will appear here once forms are submitted')).toBeVisible();
  });
});
