import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CustomerChanges, listChangedCustomers } from '@/data/list-changed-customers';
import { listCustomers } from '@/data/list-customers';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../tests/support/fake-customer-pages';
import { renderDesk } from '../../../tests/support/render-desk';
import { checkInterval } from './model/use-live-customers';

vi.mock('@/data/list-customers');
vi.mock('@/data/list-changed-customers');

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

function answer(customers: Customer[], latestUpdate = later) {
  vi.mocked(listChangedCustomers).mockResolvedValue({ customers, latestUpdate });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

async function renderLoaded() {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  const desk = renderDesk();
  await act(async () => {
    load.page([marcia]);
    load.end();
  });
  return desk;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(listCustomers).mockReset();
  vi.mocked(listChangedCustomers).mockReset();
  answer([]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('While the list is open', () => {
  it('a new lead appears by itself, marked, and is announced by name', async () => {
    await renderLoaded();
    answer([leroy]);
    await pass(checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledExactlyOnceWith(stored);
    expect(within(row('Leroy Ricketts')).getByText('Just in')).toBeVisible();
    expect(within(row('Marcia Bennett')).queryByText('Just in')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('New lead: Leroy Ricketts');
    expect(screen.getByText('Showing 2 of 2 customers')).toBeVisible();
  });

  it('a new lead is marked until somebody has seen to it', async () => {
    await renderLoaded();
    answer([leroy]);
    await pass(checkInterval);
    expect(screen.getByText('Just in')).toBeVisible();
    answer([{ ...leroy, status: 'contacted', updatedAt: new Date('2026-11-20T15:32:00Z') }]);
    await pass(checkInterval);
    expect(within(row('Leroy Ricketts')).getByText('Contacted', { selector: 'span' })).toBeVisible();
    expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  });

  it('what was changed while later pages were read is asked for', async () => {
    const load = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
    renderDesk();
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

  it('several are announced by their number, and the next question goes on from the last answer', async () => {
    await renderLoaded();
    answer([leroy, { ...leroy, id: 'second' }]);
    await pass(checkInterval);
    expect(screen.getByRole('status')).toHaveTextContent('2 new leads');
    await pass(checkInterval);
    expect(listChangedCustomers).toHaveBeenLastCalledWith(later);
  });

  it("a colleague's change of status appears by itself, without a word", async () => {
    await renderLoaded();
    answer([{ ...marcia, status: 'customer', updatedAt: later }]);
    await pass(checkInterval);
    expect(within(row('Marcia Bennett')).getByText('Customer', { selector: 'span' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  });

  it('nothing is asked while nobody looks, and at once when somebody does', async () => {
    await renderLoaded();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(3 * checkInterval);
    expect(listChangedCustomers).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(listChangedCustomers).toHaveBeenCalledOnce();
  });

  it('an unanswered question is said in the Live Data tile until one is answered', async () => {
    await renderLoaded();
    expect(screen.getByText('New leads appear by themselves')).toBeVisible();
    vi.mocked(listChangedCustomers).mockRejectedValueOnce(new Error('offline'));
    await pass(checkInterval);
    expect(screen.getByText('Out of reach, trying again')).toBeVisible();
    expect(screen.getByText('Marcia Bennett')).toBeVisible();
    await pass(checkInterval);
    expect(screen.getByText('New leads appear by themselves')).toBeVisible();
  });

  it('one question waits for the other', async () => {
    await renderLoaded();
    let settle: (changes: CustomerChanges) => void = () => undefined;
    vi.mocked(listChangedCustomers).mockReturnValueOnce(
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    await pass(3 * checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledOnce();
    await act(async () => settle({ customers: [leroy], latestUpdate: later }));
    expect(screen.getByText('Just in')).toBeVisible();
  });

  it('an answer after the screen was closed is forgotten', async () => {
    const { unmount } = await renderLoaded();
    answer([leroy]);
    vi.advanceTimersByTime(checkInterval);
    unmount();
    await vi.advanceTimersByTimeAsync(3 * checkInterval);
    expect(listChangedCustomers).toHaveBeenCalledOnce();
  });
});
