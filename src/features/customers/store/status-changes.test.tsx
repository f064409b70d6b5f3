import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import { listChangedCustomers, listCustomers } from '@/data/list-customers';
import { type StatusResult, updateCustomerStatus } from '@/data/update-customer-status';
import type { CustomerStatus } from '@/domain/customer-status';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const updated: StatusResult = { success: true, message: 'Status updated successfully' };
const marcia = buildCustomer({ id: 'marcia' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy', lastName: 'Ricketts' });

const dropdown = () => screen.getByRole('combobox', { name: 'Status of Marcia Bennett' });
const badge = (label: string) =>
  within(screen.getByRole('row', { name: /Marcia Bennett/ })).queryByText(label, { selector: 'span' });

const renderLoaded = (address?: string) => renderLoadedCustomersPage([marcia, leroy], address);

/** An update whose answer waits for the test. */
function heldUpdate() {
  let answer: (result: StatusResult) => void = () => undefined;
  const promise = new Promise<StatusResult>((resolve) => {
    answer = resolve;
  });
  vi.mocked(updateCustomerStatus).mockReturnValueOnce(promise);
  return (result: StatusResult) => act(async () => answer(result));
}

beforeEach(() => {
  vi.mocked(listCustomers).mockReset();
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(updated);
});

describe('Changing a status', () => {
  it("stores it and says 'Status updated successfully'", async () => {
    const { user } = await renderLoaded();
    await user.selectOptions(dropdown(), 'contacted');
    expect(updateCustomerStatus).toHaveBeenCalledWith('marcia', 'contacted', 'new');
    expect(screen.getByRole('status')).toHaveTextContent('Status updated successfully');
    expect(badge('Contacted')).toBeVisible();
  });

  it('shows the wish at once and the badge when the database has answered', async () => {
    const { user } = await renderLoaded();
    const answer = heldUpdate();
    await user.selectOptions(dropdown(), 'customer');
    expect(dropdown()).toHaveValue('customer');
    expect(dropdown()).toHaveAttribute('aria-busy', 'true');
    expect(badge('New')).toBeVisible();
    await answer(updated);
    expect(dropdown()).toHaveAttribute('aria-busy', 'false');
    expect(badge('Customer')).toBeVisible();
  });

  it('can be undone', async () => {
    const { user } = await renderLoaded();
    await user.selectOptions(dropdown(), 'inactive');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', 'new', 'inactive');
    expect(badge('New')).toBeVisible();
  });

  it('says who changed and into what, so that no two in a row sound the same, and that it was undone', async () => {
    const { user } = await renderLoaded();
    const said = () => screen.getByRole('status').textContent;
    await user.selectOptions(dropdown(), 'contacted');
    expect(said()).toContain('Marcia Bennett is now Contacted.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status of Leroy Ricketts' }), 'contacted');
    expect(said()).toContain('Leroy Ricketts is now Contacted.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(said()).toContain('Undone: Leroy Ricketts is New again.');
  });

  it("that is refused reverts the dropdown and alerts 'Failed to update status: {reason}'", async () => {
    const { user } = await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValue({ success: false, error: 'No permission.' });
    await user.selectOptions(dropdown(), 'customer');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update status: No permission.');
    expect(dropdown()).toHaveValue('new');
    expect(badge('New')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("that throws reverts the dropdown and alerts 'Error updating status. Please try again.'", async () => {
    const { user } = await renderLoaded();
    vi.mocked(updateCustomerStatus).mockRejectedValue(new DataError('unreachable', 'unknown', ''));
    await user.selectOptions(dropdown(), 'customer');
    expect(screen.getByRole('alert')).toHaveTextContent('Error updating status. Please try again.');
    expect(dropdown()).toHaveValue('new');
  });

  it('twice on one row is sent in order, the second after the first was answered', async () => {
    const { user } = await renderLoaded();
    const answerFirst = heldUpdate();
    await user.selectOptions(dropdown(), 'contacted');
    await user.selectOptions(dropdown(), 'customer');
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
    expect(dropdown()).toHaveValue('customer');
    await answerFirst(updated);
    expect(vi.mocked(updateCustomerStatus).mock.calls).toEqual([
      ['marcia', 'contacted', 'new'],
      ['marcia', 'customer', 'contacted'],
    ]);
    expect(badge('Customer')).toBeVisible();
  });

  it('while a refresh runs is not overwritten by a page read before', async () => {
    const { user } = await renderLoaded();
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await user.selectOptions(dropdown(), 'customer');
    await act(async () => {
      refresh.page([marcia, leroy]);
      refresh.end();
    });
    expect(badge('Customer')).toBeVisible();
  });

  it('takes the customer out of a list filtered by the old status, and the focus to the next', async () => {
    const { user } = await renderLoaded('/admin-dashboard?status=new');
    await user.selectOptions(dropdown(), 'contacted');
    expect(screen.queryByText('Marcia Bennett')).not.toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 2 customers with status New')).toBeVisible();
    const next = screen.getByRole('button', { name: 'View details of Leroy Ricketts' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('is offered in the details as an order, Mark as ...', async () => {
    const { user } = await renderLoaded();
    await user.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Mark as \.\.\./ }), 'Mark as Customer');
    expect(updateCustomerStatus).toHaveBeenCalledWith('marcia', 'customer', 'new');
    expect(dialog.getByRole('status')).toHaveTextContent('Status updated successfully');
  });
});

describe('When somebody else came first', () => {
  const conflict = (status: CustomerStatus): StatusResult => ({
    success: false,
    error: 'The status was changed meanwhile.',
    current: { ...marcia, status, phone: '876 555 0199', updatedAt: new Date('2026-11-21T10:00:00Z') },
  });
  const erased: StatusResult = { success: false, error: 'The customer was erased.', current: null };
  const theirs = 'Marcia Bennett was changed to Inactive meanwhile. Your change was not made.';

  it('the row shows theirs and a note says so, without an undo', async () => {
    const { user } = await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(conflict('inactive'));
    await user.selectOptions(dropdown(), 'contacted');
    expect(screen.getByRole('alert')).toHaveTextContent(theirs);
    expect(badge('Inactive')).toBeVisible();
    expect(dropdown()).toHaveValue('inactive');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('an undo changes nothing either', async () => {
    const { user } = await renderLoaded();
    await user.selectOptions(dropdown(), 'contacted');
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(conflict('inactive'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', 'new', 'contacted');
    expect(screen.getByRole('alert')).toHaveTextContent(theirs);
    expect(dropdown()).toHaveValue('inactive');
  });

  it('an undo counts on the status that it had set, whatever the list shows by now', async () => {
    vi.useFakeTimers();
    await renderLoaded();
    fireEvent.change(dropdown(), { target: { value: 'contacted' } });
    await act(() => vi.advanceTimersByTimeAsync(0));
    vi.mocked(listChangedCustomers).mockResolvedValueOnce({
      customers: [{ ...marcia, status: 'inactive', updatedAt: new Date('2999-01-01T00:00:00Z') }],
      latestUpdate: new Date('2026-11-21T10:00:00Z'),
    });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(badge('Inactive')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', 'new', 'contacted');
    vi.useRealTimers();
  });

  it('changes that were waiting behind the first are not made', async () => {
    const { user } = await renderLoaded();
    const answerFirst = heldUpdate();
    await user.selectOptions(dropdown(), 'contacted');
    await user.selectOptions(dropdown(), 'customer');
    await answerFirst(conflict('inactive'));
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
    expect(dropdown()).toHaveValue('inactive');
    expect(dropdown()).toHaveAttribute('aria-busy', 'false');
    await user.selectOptions(dropdown(), 'customer');
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', 'customer', 'inactive');
  });

  it('a change that was waiting behind a failed one counts on what was stored before', async () => {
    const { user } = await renderLoaded();
    const answerFirst = heldUpdate();
    await user.selectOptions(dropdown(), 'contacted');
    await user.selectOptions(dropdown(), 'customer');
    await answerFirst({ success: false, error: 'The database is busy.' });
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', 'customer', 'new');
  });

  it('a customer who was erased leaves the list, and a note says so without the name', async () => {
    const { user } = await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(erased);
    await user.selectOptions(dropdown(), 'contacted');
    expect(screen.getByRole('alert')).toHaveTextContent('This customer has been erased from the database.');
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 1 customers')).toBeVisible();
  });

  it('the details of a customer who was erased close, and the focus goes to the next row', async () => {
    const { user } = await renderLoaded();
    await user.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(erased);
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Mark as \.\.\./ }), 'Mark as Customer');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This customer has been erased from the database.');
    const next = screen.getByRole('button', { name: 'View details of Leroy Ricketts' });
    await waitFor(() => expect(next).toHaveFocus());
  });
});
