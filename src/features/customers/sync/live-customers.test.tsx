import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DataError } from '@/data/data-error';
import { listChangedCustomers, listCustomers, listErasedCustomers } from '@/data/list-customers';
import type { Changes } from '@/data/paging/read-changes';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Customer } from '@/domain/customer';
import { type CustomersState, initialState } from '@/features/customers/state/customers-state';
import { hourLength } from '@/lib/dates';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { choose, statusOf } from '../../../../tests/support/listbox';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';
import { CustomerFeed, erasureInterval } from './customer-feed';
import { checkInterval, hiddenCheckInterval } from './polling';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const stored = new Date('2026-11-20T15:30:00Z');
const later = new Date('2026-11-20T15:31:00Z');
const marcia = buildCustomer({ id: 'marcia', createdAt: stored, updatedAt: stored });
const leroy = buildCustomer({
  id: 'leroy',
  firstName: 'Leroy',
  lastName: 'Ricketts',
  createdAt: later,
  updatedAt: later,
});

function answer(customers: Customer[], readAt = later) {
  vi.mocked(listChangedCustomers).mockResolvedValue({ items: customers, readAt });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

const renderLoaded = () => renderLoadedCustomersPage([marcia]);

beforeEach(() => {
  vi.useFakeTimers({ now: later });
  vi.mocked(listCustomers).mockReset();
  vi.mocked(listChangedCustomers).mockReset();
  vi.mocked(listErasedCustomers).mockReset().mockResolvedValue({ items: [], readAt: later });
  answer([]);
});

describe('While the list is open', () => {
  it('a new customer appears by itself, marked, and is announced by name', async () => {
    await renderLoaded();
    answer([leroy]);
    await pass(checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledExactlyOnceWith(stored);
    expect(within(row('Leroy Ricketts')).getByText('Just in')).toBeVisible();
    expect(within(row('Marcia Bennett')).queryByText('Just in')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('New lead: Leroy Ricketts');
    expect(screen.getByText('Showing 2 of 2 customers')).toBeVisible();
  });

  it('the announcement of a new customer opens their details', async () => {
    await renderLoaded();
    answer([leroy]);
    await pass(checkInterval);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open Leroy Ricketts' })));
    expect(screen.getByRole('dialog', { name: 'Leroy Ricketts' })).toBeVisible();
    expect(screen.queryByText('New lead: Leroy Ricketts')).not.toBeInTheDocument();
  });

  it('a new customer is marked until somebody has seen to it', async () => {
    await renderLoaded();
    answer([leroy]);
    await pass(checkInterval);
    expect(screen.getByText('Just in')).toBeVisible();
    answer([{ ...leroy, status: 'contacted', updatedAt: new Date('2026-11-20T15:32:00Z') }]);
    await pass(checkInterval);
    expect(within(row('Leroy Ricketts')).getByText('Contacted', { selector: 'span' })).toBeVisible();
    expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  });

  it('a new customer is marked for an hour at most', async () => {
    await renderLoaded();
    answer([leroy]);
    await pass(checkInterval);
    answer([]);
    await pass(hourLength - 2 * checkInterval);
    expect(screen.getByText('Just in')).toBeVisible();
    await pass(4 * checkInterval);
    expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  });

  it('a new customer stays marked when a later one arrives', async () => {
    await renderLoaded();
    answer([leroy]);
    await pass(checkInterval);
    answer([buildCustomer({ id: 'simone', createdAt: later, updatedAt: later })]);
    await pass(checkInterval);
    expect(screen.getAllByText('Just in')).toHaveLength(2);
  });

  const simone = buildCustomer({ id: 'simone', firstName: 'Simone', createdAt: later, updatedAt: later });

  function refresh() {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    return load;
  }

  it.each(['end', 'fail'] as const)(
    'a new customer whom a refresh brings is marked and announced: %s',
    async (end) => {
      await renderLoaded();
      answer([leroy]);
      await pass(checkInterval);
      const load = refresh();
      await act(async () => {
        load.page([simone, leroy, marcia]);
        load[end]();
      });
      expect(screen.getAllByText('Just in')).toHaveLength(2);
      fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Dismiss' }));
      expect(screen.getByText('New lead: Simone Bennett')).toBeVisible();
    },
  );

  it('nobody whom the first load brings is announced', async () => {
    await renderLoaded();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  });

  it('a list that slept and is read again tells its age until then', async () => {
    await renderLoaded();
    vi.setSystemTime(Date.now() + 3 * hiddenCheckInterval);
    const load = refresh();
    expect(screen.getByText(/^As of .*, asking for changes$/)).toBeVisible();
    await act(async () => {
      load.page([marcia]);
      load.end();
    });
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
  });

  it('asks for changes made while later pages were read', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage();
    await act(async () => {
      load.page([marcia]);
      load.page([leroy]);
      load.end();
    });
    await pass(checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledExactlyOnceWith(stored);
  });

  it('a refresh that fails on the way leaves the question where it was', async () => {
    await renderLoaded();
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(async () => {
      refresh.page([leroy]);
      refresh.fail();
    });
    await pass(checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledExactlyOnceWith(stored);
  });

  it('a refresh that fails says so until the changes are known', async () => {
    await renderLoaded();
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(async () => refresh.fail());
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load customers');
    expect(screen.getByText(/^Offline, as of /)).toBeVisible();
    answer([leroy]);
    await pass(checkInterval);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
    expect(row('Leroy')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Export/ }));
    expect(screen.queryByText(/The refresh stopped/)).not.toBeInTheDocument();
  });

  it('several are announced by their number, and the next question goes on from the last answer', async () => {
    await renderLoaded();
    answer([leroy, { ...leroy, id: 'second' }]);
    await pass(checkInterval);
    expect(screen.getByRole('status')).toHaveTextContent('2 new leads');
    await pass(checkInterval);
    const since = vi.mocked(listChangedCustomers).mock.lastCall?.[0];
    expect(since?.getTime()).toBeGreaterThanOrEqual(later.getTime());
  });

  it("a colleague's change of status appears by itself, without a word", async () => {
    await renderLoaded();
    answer([{ ...marcia, status: 'customer', updatedAt: later }]);
    await pass(checkInterval);
    expect(within(row('Marcia Bennett')).getByText('Customer', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  });

  it('a tab that nobody looks at asks once a minute, and at once when somebody does', async () => {
    await renderLoaded();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const change = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await change();
    await pass(hiddenCheckInterval - 1);
    expect(listChangedCustomers).not.toHaveBeenCalled();
    await pass(1);
    expect(listChangedCustomers).toHaveBeenCalledTimes(1);
    await pass(hiddenCheckInterval);
    expect(listChangedCustomers).toHaveBeenCalledTimes(2);
    visibility.mockReturnValue('visible');
    await change();
    expect(listChangedCustomers).toHaveBeenCalledTimes(3);
    await pass(checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledTimes(4);
  });

  it('an unanswered question is said in the Live Data tile until one is answered', async () => {
    await renderLoaded();
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
    vi.mocked(listChangedCustomers).mockRejectedValueOnce(new DataError('unreachable', 'unknown', ''));
    await pass(checkInterval);
    expect(screen.getByText(/^Offline, as of /)).toBeVisible();
    expect(screen.getByText('Marcia Bennett')).toBeVisible();
    await pass(checkInterval);
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
  });

  it('a lost network is said in the Live Data tile at once, without a request', async () => {
    await renderLoaded();
    await act(async () => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^Offline, as of /)).toBeVisible();
    expect(listChangedCustomers).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(listChangedCustomers).toHaveBeenCalledOnce();
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
  });

  it('a list that slept tells its age until its question is answered', async () => {
    await renderLoaded();
    await pass(checkInterval);
    const slept = deferred<Changes<Customer>>();
    vi.mocked(listChangedCustomers).mockReturnValueOnce(slept.promise);
    vi.setSystemTime(Date.now() + 8 * 60 * hiddenCheckInterval);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^As of .*, asking for changes$/)).toBeVisible();
    await act(async () => slept.resolve({ items: [], readAt: later }));
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
  });

  it('a list that nobody looks at for a while stays up to date', async () => {
    await renderLoaded();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10 * hiddenCheckInterval);
    vi.mocked(listChangedCustomers).mockReturnValueOnce(deferred<Changes<Customer>>().promise);
    await pass(hiddenCheckInterval);
    expect(screen.getByText('Up to date: new leads appear by themselves')).toBeVisible();
  });

  it('one question waits for the other', async () => {
    await renderLoaded();
    const changes = deferred<Changes<Customer>>();
    vi.mocked(listChangedCustomers).mockReturnValueOnce(changes.promise);
    await pass(3 * checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledOnce();
    await act(async () => changes.resolve({ items: [leroy], readAt: later }));
    expect(screen.getByText('Just in')).toBeVisible();
  });

  it('arrivals leave no timer behind once the screen is closed', async () => {
    const { unmount } = await renderLoaded();
    const open = vi.getTimerCount();
    for (let number = 1; number <= 4; number += 1) {
      answer([{ ...leroy, id: `customer${number}` }]);
      await pass(checkInterval);
    }
    expect(screen.getByText('Showing 5 of 5 customers')).toBeVisible();
    expect(vi.getTimerCount()).toBeLessThanOrEqual(open + 1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an answer that comes once the list is closed is forgotten, and nothing more is asked', async () => {
    const onArrival = vi.fn();
    const reader = new CustomerFeed(
      createStore<CustomersState>(() => initialState),
      onArrival,
    );
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    load.page([marcia]);
    load.end();
    await reader.load();
    const changes = deferred<Changes<Customer>>();
    vi.mocked(listChangedCustomers).mockReturnValueOnce(changes.promise);
    const checking = reader.check();
    reader.close();
    changes.resolve({ items: [leroy], readAt: later });
    await checking;
    expect(onArrival).not.toHaveBeenCalled();
    expect(reader.find('leroy')).toBeUndefined();
    await reader.check();
    expect(listChangedCustomers).toHaveBeenCalledOnce();
  });
});

describe('A customer whom a whole list does not hold', () => {
  const workWith = (customerId: string, updatedAt: Date) => ({
    ...{ customerId, owner: '', followUpAt: null, duplicateOf: '', updatedBy: '' },
    updatedAt,
  });

  it('leaves no work behind, unless they may have arrived during the load', async () => {
    const forgetWork = vi.fn();
    const reader = new CustomerFeed(
      createStore<CustomersState>(() => initialState),
      () => undefined,
      forgetWork,
    );
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    load.page([marcia]);
    load.end();
    await reader.load();
    const [isGone] = forgetWork.mock.calls[0] ?? [];
    const before = new Date(marcia.updatedAt.getTime() - 1);
    const after = new Date(Date.now() + 60_000);
    expect(isGone(workWith('marcia', before))).toBe(false);
    expect(isGone(workWith('leroy', before))).toBe(true);
    expect(isGone(workWith('leroy', after))).toBe(false);
  });
});

describe('A customer who is erased while the list is open', () => {
  const erasedAt = new Date('2026-11-20T15:40:00Z');
  const erase = (id: string) =>
    vi.mocked(listErasedCustomers).mockResolvedValue({ items: [{ id, erasedAt }], readAt: erasedAt });

  async function renderBoth() {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    const rendered = renderCustomersPage();
    await act(async () => {
      load.page([leroy, marcia]);
      load.end();
    });
    return rendered;
  }

  it('leaves it within a minute, without a word', async () => {
    await renderBoth();
    erase('marcia');
    await pass(erasureInterval);
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 1 customers')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is asked for once a minute, from where the last answer ended', async () => {
    await renderBoth();
    const [first, second] = [new Date('2026-11-20T15:41:00Z'), new Date('2026-11-20T15:42:00Z')];
    vi.mocked(listErasedCustomers)
      .mockResolvedValueOnce({ items: [], readAt: first })
      .mockResolvedValueOnce({ items: [], readAt: second });
    await pass(3 * erasureInterval);
    expect(vi.mocked(listErasedCustomers).mock.calls).toEqual([[later], [first], [second]]);
  });

  it('is asked for every minute, though answers take their time', async () => {
    await renderBoth();
    vi.mocked(listErasedCustomers).mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 300, { items: [], readAt: later })),
    );
    await pass(4 * erasureInterval);
    expect(listErasedCustomers).toHaveBeenCalledTimes(4);
  });

  it('has an open dialog closed with a note', async () => {
    await renderBoth();
    fireEvent.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    erase('marcia');
    await pass(erasureInterval);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A customer you worked on has been erased from the database.',
    );
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
    // The notice stays over the details of somebody else.
    fireEvent.click(screen.getByRole('button', { name: /^View details of/ }));
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      /^A customer you worked on/,
    );
  });

  it('takes the undo of a change along', async () => {
    vi.mocked(updateCustomerStatus).mockResolvedValue({
      kind: 'stored',
      value: 'Status updated successfully',
    });
    await renderBoth();
    await pass(erasureInterval - checkInterval);
    await choose(statusOf('Marcia Bennett'), 'Contacted');
    await pass(0);
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    erase('marcia');
    await pass(checkInterval);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
  });

  it('takes the announcement of their arrival along', async () => {
    await renderLoaded();
    await pass(erasureInterval - checkInterval);
    answer([leroy]);
    await pass(0);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status')).toHaveTextContent('New lead: Leroy Ricketts');
    fireEvent.pointerEnter(screen.getByText('New lead: Leroy Ricketts'));
    answer([]);
    erase('leroy');
    await pass(checkInterval);
    expect(screen.queryByText(/Leroy/)).not.toBeInTheDocument();
  });

  it('is not brought back by pages that were read before', async () => {
    await renderBoth();
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(async () => {
      refresh.page([leroy]);
      refresh.erase([{ id: 'leroy', erasedAt }]);
      refresh.page([leroy, marcia]);
      refresh.end();
    });
    expect(screen.queryByText(/Leroy/)).not.toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 1 customers')).toBeVisible();
  });

  it('is not brought back by an answer that was asked for before a refresh', async () => {
    await renderBoth();
    const changes = deferred<Changes<Customer>>();
    vi.mocked(listChangedCustomers).mockReturnValueOnce(changes.promise);
    await pass(checkInterval);
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(async () => {
      refresh.page([marcia]);
      refresh.end();
    });
    await act(async () => changes.resolve({ items: [leroy], readAt: later }));
    expect(screen.queryByText(/Leroy/)).not.toBeInTheDocument();
  });

  it('leaves the part of a list that broke off, too', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderCustomersPage();
    await act(async () => {
      load.page([leroy, marcia]);
      load.fail();
    });
    erase('marcia');
    await pass(erasureInterval);
    expect(listChangedCustomers).not.toHaveBeenCalled();
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
    expect(screen.getByText(/Leroy/)).toBeVisible();
  });

  it('reads a list again that slept longer than erasures are remembered', async () => {
    await renderBoth();
    expect(listCustomers).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 29.5 * 24 * 3_600_000);
    const again = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(again.pages);
    await pass(checkInterval);
    expect(listCustomers).toHaveBeenCalledTimes(2);
    await act(async () => {
      again.page([leroy]);
      again.end();
    });
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
  });
});
