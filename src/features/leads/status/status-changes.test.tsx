import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listCustomers } from '@/data/list-customers';
import type { Result } from '@/data/result';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { renderDesk } from '../../../../tests/support/render-desk';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const updated: Result = { success: true, message: 'Status updated successfully' };
const marcia = buildCustomer({ id: 'marcia' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy', lastName: 'Ricketts' });

const dropdown = () => screen.getByRole('combobox', { name: 'Status of Marcia Bennett' });
const badge = (label: string) =>
  within(screen.getByRole('row', { name: /Marcia Bennett/ })).queryByText(label, { selector: 'span' });

async function renderLoaded(address?: string) {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  const desk = renderDesk(address);
  await act(async () => {
    load.page([marcia, leroy]);
    load.end();
  });
  return desk;
}

/** An update whose answer waits for the test. */
function heldUpdate() {
  let answer: (result: Result) => void = () => undefined;
  const promise = new Promise<Result>((resolve) => {
    answer = resolve;
  });
  vi.mocked(updateCustomerStatus).mockReturnValueOnce(promise);
  return (result: Result) => act(async () => answer(result));
}

beforeEach(() => {
  vi.mocked(listCustomers).mockReset();
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(updated);
});

describe('Changing a status', () => {
  it("stores it and says 'Status updated successfully'", async () => {
    const { typist } = await renderLoaded();
    await typist.selectOptions(dropdown(), 'contacted');
    expect(updateCustomerStatus).toHaveBeenCalledWith('marcia', 'contacted');
    expect(screen.getByRole('status')).toHaveTextContent('Status updated successfully');
    expect(badge('Contacted')).toBeVisible();
  });

  it('shows the wish at once and the badge when the database has answered', async () => {
    const { typist } = await renderLoaded();
    const answer = heldUpdate();
    await typist.selectOptions(dropdown(), 'customer');
    expect(dropdown()).toHaveValue('customer');
    expect(dropdown()).toHaveAttribute('aria-busy', 'true');
    expect(badge('New')).toBeVisible();
    await answer(updated);
    expect(dropdown()).toHaveAttribute('aria-busy', 'false');
    expect(badge('Customer')).toBeVisible();
  });

  it('can be undone', async () => {
    const { typist } = await renderLoaded();
    await typist.selectOptions(dropdown(), 'inactive');
    await typist.click(screen.getByRole('button', { name: 'Undo' }));
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', 'new');
    expect(badge('New')).toBeVisible();
  });

  it("that is refused reverts the dropdown and alerts 'Failed to update status: {reason}'", async () => {
    const { typist } = await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValue({ success: false, error: 'No permission.' });
    await typist.selectOptions(dropdown(), 'customer');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update status: No permission.');
    expect(dropdown()).toHaveValue('new');
    expect(badge('New')).toBeVisible();
    await typist.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("that throws reverts the dropdown and alerts 'Error updating status. Please try again.'", async () => {
    const { typist } = await renderLoaded();
    vi.mocked(updateCustomerStatus).mockRejectedValue(new Error('offline'));
    await typist.selectOptions(dropdown(), 'customer');
    expect(screen.getByRole('alert')).toHaveTextContent('Error updating status. Please try again.');
    expect(dropdown()).toHaveValue('new');
  });

  it('twice on one row is sent in order, the second after the first was answered', async () => {
    const { typist } = await renderLoaded();
    const answerFirst = heldUpdate();
    await typist.selectOptions(dropdown(), 'contacted');
    await typist.selectOptions(dropdown(), 'customer');
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
    expect(dropdown()).toHaveValue('customer');
    await answerFirst(updated);
    expect(vi.mocked(updateCustomerStatus).mock.calls).toEqual([
      ['marcia', 'contacted'],
      ['marcia', 'customer'],
    ]);
    expect(badge('Customer')).toBeVisible();
  });

  it('while a refresh runs is not overwritten by a page read before', async () => {
    const { typist } = await renderLoaded();
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    await typist.click(screen.getByRole('button', { name: 'Refresh' }));
    await typist.selectOptions(dropdown(), 'customer');
    await act(async () => {
      refresh.page([marcia, leroy]);
      refresh.end();
    });
    expect(badge('Customer')).toBeVisible();
  });

  it('takes the customer out of a list filtered by the old status, and the focus to the next', async () => {
    const { typist } = await renderLoaded('/admin-dashboard?status=new');
    await typist.selectOptions(dropdown(), 'contacted');
    expect(screen.queryByText('Marcia Bennett')).not.toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 2 customers with status New')).toBeVisible();
    const next = screen.getByRole('button', { name: 'View details of Leroy Ricketts' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('is offered in the details as an order, Mark as ...', async () => {
    const { typist } = await renderLoaded();
    await typist.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    const dialog = within(screen.getByRole('dialog'));
    await typist.selectOptions(dialog.getByRole('combobox', { name: /^Mark as \.\.\./ }), 'Mark as Customer');
    expect(updateCustomerStatus).toHaveBeenCalledWith('marcia', 'customer');
    expect(dialog.getByRole('status')).toHaveTextContent('Status updated successfully');
  });
});
