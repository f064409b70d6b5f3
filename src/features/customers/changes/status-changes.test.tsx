import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listChangedCustomers, listCustomers } from '@/data/list-customers';
import type { Outcome } from '@/data/outcome';
import type { Changes } from '@/data/paging/read-changes';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { justAfter, justBefore } from '@/lib/dates';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import { choose, statusOf } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const updated = { kind: 'stored' as const, value: 'Status updated successfully' };
const marcia = buildCustomer({ id: 'marcia' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy', lastName: 'Ricketts' });

const marciasStatus = () => statusOf('Marcia Bennett');
const badge = (label: string) =>
  within(screen.getByRole('row', { name: /Marcia Bennett/ })).queryByText(label, { selector: 'span' });

const renderLoaded = (address?: string) => renderLoadedCustomersPage([marcia, leroy], address);

/** An update whose answer waits for the test. */
function heldUpdate() {
  const answer = deferred<Outcome<string, Customer>>();
  vi.mocked(updateCustomerStatus).mockReturnValueOnce(answer.promise);
  return (outcome: Outcome<string, Customer>) => act(async () => answer.resolve(outcome));
}

beforeEach(() => {
  vi.mocked(listCustomers).mockReset();
  vi.mocked(listChangedCustomers).mockReset().mockResolvedValue({ items: [], readAt: marcia.updatedAt });
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(updated);
});

describe('Changing a status', () => {
  it("stores it and says 'Status updated successfully'", async () => {
    await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    expect(updateCustomerStatus).toHaveBeenCalledWith('marcia', { to: 'contacted', expected: 'new' });
    expect(screen.getByRole('status')).toHaveTextContent('Status updated successfully');
    expect(badge('Contacted')).toBeVisible();
  });

  it('shows the wish at once, in one place of the row, as one to be answered', async () => {
    await renderLoaded();
    const answer = heldUpdate();
    await choose(marciasStatus(), 'Customer');
    expect(marciasStatus()).toHaveTextContent('Customer');
    expect(marciasStatus()).toHaveAttribute('aria-busy', 'true');
    await answer(updated);
    expect(marciasStatus()).toHaveAttribute('aria-busy', 'false');
    expect(badge('Customer')).toBeVisible();
    expect(badge('New')).not.toBeInTheDocument();
  });

  it.each([
    ['a check', 'online'],
    ['a refresh', 'Refresh'],
  ])('outlives %s that was asked before it', async (_, asks) => {
    await renderLoaded();
    const changes = deferred<Changes<Customer>>();
    const load = fakeCustomerPages();
    await act(async () => {
      if (asks === 'online') {
        vi.mocked(listChangedCustomers).mockReturnValueOnce(changes.promise);
        window.dispatchEvent(new Event(asks));
      } else {
        vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
        screen.getByRole('button', { name: asks }).click();
      }
    });
    const corrected = new Date(marcia.updatedAt.getTime() + 60_000);
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ ...updated, updatedAt: justAfter(corrected) });
    await choose(marciasStatus(), 'Contacted');
    const before = { ...marcia, phone: '876-555-0199', updatedAt: corrected };
    await act(async () => {
      changes.resolve({ items: [before], readAt: corrected });
      load.page([before, leroy]);
      load.end();
    });
    expect(badge('Contacted')).toBeVisible();
  });

  it('of a colleague lets the next check bring what else they changed', async () => {
    await renderLoaded();
    const stored = new Date(marcia.updatedAt.getTime() + 60_000);
    const updatedAt = justBefore(stored);
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ ...updated, updatedAt, isUnchanged: true });
    await choose(marciasStatus(), 'Contacted');
    const corrected = { ...marcia, phone: '876-555-0199', status: 'contacted' as const, updatedAt: stored };
    vi.mocked(listChangedCustomers).mockResolvedValueOnce({ items: [corrected], readAt: stored });
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('876-555-0199')).toBeVisible();
  });

  it('can be undone', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Inactive');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'new', expected: 'inactive' });
    expect(badge('New')).toBeVisible();
  });

  it.each([
    ['without a signal', { kind: 'offline' } as const],
    ['of unknown outcome', { kind: 'unknown', reason: '' } as const],
    ['that a busy database refused', { kind: 'refused', reason: 'Busy', isBusy: true } as const],
  ])('offers an undo %s again', async (_name, outcome) => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Inactive');
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(outcome);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Undo' }));
    const [, first, second] = vi.mocked(updateCustomerStatus).mock.calls;
    expect(second).toEqual(first);
    expect(badge('New')).toBeVisible();
  });

  it('offers no undo again that the database refused', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Inactive');
    const refused = { kind: 'refused', reason: 'No permission', isBusy: false } as const;
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(refused);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No permission');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers no Undo where a colleague made the same change: it is theirs', async () => {
    await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ ...updated, isUnchanged: true });
    await choose(marciasStatus(), 'Contacted');
    expect(screen.getByRole('status')).toHaveTextContent('Status updated successfully');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('names the customer and the change, and says that it was undone', async () => {
    const { user } = await renderLoaded();
    const said = () => screen.getByRole('status').textContent;
    await choose(marciasStatus(), 'Contacted');
    expect(said()).toContain('Marcia Bennett is now Contacted.');
    await choose(statusOf('Leroy Ricketts'), 'Contacted');
    expect(said()).toContain('Leroy Ricketts is now Contacted.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(said()).toContain('Undone: Leroy Ricketts is New again.');
  });

  it('says that it needs a signal', async () => {
    await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'offline' });
    await choose(marciasStatus(), 'Contacted');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A change needs a signal. Marcia Bennett was not changed.',
    );
    expect(badge('New')).toBeVisible();
  });

  it("drops the customer's old failure when it begins", async () => {
    await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ kind: 'offline' });
    await choose(marciasStatus(), 'Contacted');
    const answer = heldUpdate();
    await choose(statusOf('Leroy Ricketts'), 'Contacted');
    expect(screen.getByRole('alert')).toHaveTextContent('Marcia Bennett was not changed.');
    await answer({ kind: 'offline' });
    heldUpdate();
    await choose(statusOf('Leroy Ricketts'), 'Contacted');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves the newer status of a colleague whom the list heard of before the answer', async () => {
    await renderLoaded();
    const answer = heldUpdate();
    await choose(marciasStatus(), 'Contacted');
    const newer = { ...marcia, status: 'customer' as const, updatedAt: new Date(Date.now() + 1000) };
    vi.mocked(listChangedCustomers).mockResolvedValue({ items: [newer], readAt: newer.updatedAt });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await answer(updated);
    await waitFor(() => expect(marciasStatus()).toHaveAttribute('aria-busy', 'false'));
    expect(badge('Customer')).toBeVisible();
  });

  it('asks again when an older copy than the change came before the answer', async () => {
    await renderLoaded();
    const answer = heldUpdate();
    await choose(marciasStatus(), 'Contacted');
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const corrected = { ...marcia, companyName: 'Hope Farm', updatedAt: at(1) };
    const changed = { ...corrected, status: 'contacted' as const, updatedAt: at(2) };
    vi.mocked(listChangedCustomers)
      .mockResolvedValueOnce({ items: [corrected], readAt: corrected.updatedAt })
      .mockResolvedValueOnce({ items: [changed], readAt: changed.updatedAt });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await answer(updated);
    await waitFor(() => expect(marciasStatus()).toHaveAttribute('aria-busy', 'false'));
    expect(badge('Contacted')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Status updated successfully');
  });

  it("that is refused reverts the dropdown and alerts 'Failed to update status: {reason}'", async () => {
    const { user } = await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValue({
      kind: 'refused',
      reason: 'No permission.',
      isBusy: false,
    });
    await choose(marciasStatus(), 'Customer');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update status: No permission.');
    expect(marciasStatus()).toHaveTextContent('New');
    expect(badge('New')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("that throws reverts the dropdown and alerts 'Error updating status. Please try again.'", async () => {
    await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'unknown', reason: '' });
    await choose(marciasStatus(), 'Customer');
    expect(screen.getByRole('alert')).toHaveTextContent('Error updating status. Please try again.');
    expect(marciasStatus()).toHaveTextContent('New');
  });

  it('twice on one row is sent in order, the second after the first was answered', async () => {
    await renderLoaded();
    const answerFirst = heldUpdate();
    await choose(marciasStatus(), 'Contacted');
    await choose(marciasStatus(), 'Customer');
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
    expect(marciasStatus()).toHaveTextContent('Customer');
    await answerFirst(updated);
    expect(vi.mocked(updateCustomerStatus).mock.calls).toEqual([
      ['marcia', { to: 'contacted', expected: 'new' }],
      ['marcia', { to: 'customer', expected: 'contacted' }],
    ]);
    expect(badge('Customer')).toBeVisible();
  });

  it('back to the shown status is sent after a change without an answer', async () => {
    await renderLoaded();
    const answerFirst = heldUpdate();
    await choose(marciasStatus(), 'Contacted');
    await choose(marciasStatus(), 'New');
    await answerFirst({ kind: 'unknown', reason: '' });
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'new', expected: 'contacted' });
    expect(updateCustomerStatus).toHaveBeenCalledTimes(2);
    expect(badge('New')).toBeVisible();
  });

  it('back to the shown status is not sent after a change that was refused', async () => {
    await renderLoaded();
    const answerFirst = heldUpdate();
    await choose(marciasStatus(), 'Contacted');
    await choose(marciasStatus(), 'New');
    await answerFirst({ kind: 'refused', reason: 'No permission.', isBusy: false });
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
  });

  it('while a refresh runs is not overwritten by a page read before', async () => {
    const { user } = await renderLoaded();
    const refresh = fakeCustomerPages();
    vi.mocked(listCustomers).mockReturnValueOnce(refresh.pages);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await choose(marciasStatus(), 'Customer');
    await act(async () => {
      refresh.page([marcia, leroy]);
      refresh.end();
    });
    expect(badge('Customer')).toBeVisible();
  });

  it('takes the customer out of a list filtered by the old status, and the focus to the next', async () => {
    await renderLoaded('/admin-dashboard?status=new');
    await choose(marciasStatus(), 'Contacted');
    expect(screen.queryByText('Marcia Bennett')).not.toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 2 customers with status New')).toBeVisible();
    const next = screen.getByRole('button', { name: 'View details of Leroy Ricketts' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('is offered in the details as an order, Mark as ...', async () => {
    const { user } = await renderLoaded();
    await user.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    const dialog = within(screen.getByRole('dialog'));
    await choose(dialog.getByRole('combobox', { name: /^Mark as \.\.\./ }), 'Mark as Customer');
    expect(updateCustomerStatus).toHaveBeenCalledWith('marcia', { to: 'customer', expected: 'new' });
    expect(dialog.getByRole('status')).toHaveTextContent('Status updated successfully');
  });
});

describe('Undo by keyboard', () => {
  const undoButton = () => screen.getByRole('button', { name: 'Undo' });
  const afterStatus = () => screen.getByRole('button', { name: 'View details of Marcia Bennett' });

  it.each(['Control', 'Meta'])(
    '%s and Z take the last change back while its notice is up',
    async (modifier) => {
      const { user } = await renderLoaded();
      await choose(marciasStatus(), 'Contacted');
      await user.keyboard(`{${modifier}>}z{/${modifier}}`);
      expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'new', expected: 'contacted' });
      expect(screen.getByRole('status')).toHaveTextContent('Undone: Marcia Bennett is New again.');
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      await user.keyboard(`{${modifier}>}z{/${modifier}}`);
      expect(updateCustomerStatus).toHaveBeenCalledTimes(2);
    },
  );

  it('the keys are said, and leave a field that is being typed in alone', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    expect(undoButton()).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
    await user.type(screen.getByRole('searchbox'), 'mar{Control>}z{/Control}');
    await user.tab();
    expect(undoButton()).not.toHaveFocus();
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
  });

  it('pressed twice at once it is asked for once', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    const answer = heldUpdate();
    await user.keyboard('{Control>}zz{/Control}');
    await answer(updated);
    expect(updateCustomerStatus).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is the next stop of Tab after the change, and the way back and on leads by the row', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    expect(marciasStatus()).toHaveFocus();
    await user.tab();
    expect(undoButton()).toHaveFocus();
    await user.tab({ shift: true });
    expect(marciasStatus()).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.tab();
    expect(afterStatus()).toHaveFocus();
  });

  it('gives the focus back to the row when the notice goes', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(undoButton()).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(marciasStatus()).toHaveFocus();
  });

  it('is the next stop too where the change took the row out of the list', async () => {
    const { user } = await renderLoaded('/admin-dashboard?status=new');
    await choose(marciasStatus(), 'Contacted');
    const next = screen.getByRole('button', { name: 'View details of Leroy Ricketts' });
    await waitFor(() => expect(next).toHaveFocus());
    await user.tab();
    expect(undoButton()).toHaveFocus();
  });

  it('is no detour for whoever has gone elsewhere meanwhile', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab();
    expect(undoButton()).not.toHaveFocus();
  });
});

describe('When somebody else came first', () => {
  const conflict = (status: CustomerStatus): Outcome<string, Customer> => ({
    kind: 'conflict',
    current: { ...marcia, status, phone: '876 555 0199', updatedAt: new Date('2026-11-21T10:00:00Z') },
  });
  const erased: Outcome<string, Customer> = { kind: 'erased', ids: ['marcia'] };
  const theirs = 'Marcia Bennett was changed to Inactive in the meantime. Your change was not saved.';

  it('the row shows theirs and a note says so, without an undo', async () => {
    await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(conflict('inactive'));
    await choose(marciasStatus(), 'Contacted');
    expect(screen.getByRole('alert')).toHaveTextContent(theirs);
    expect(badge('Inactive')).toBeVisible();
    expect(marciasStatus()).toHaveTextContent('Inactive');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('an undo changes nothing either', async () => {
    const { user } = await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(conflict('inactive'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'new', expected: 'contacted' });
    expect(screen.getByRole('alert')).toHaveTextContent(theirs);
    expect(marciasStatus()).toHaveTextContent('Inactive');
  });

  it('an undo counts on the status that it had set, whatever the list shows by now', async () => {
    vi.useFakeTimers();
    await renderLoaded();
    await choose(marciasStatus(), 'Contacted');
    await act(() => vi.advanceTimersByTimeAsync(0));
    vi.mocked(listChangedCustomers).mockResolvedValueOnce({
      items: [{ ...marcia, status: 'inactive', updatedAt: new Date('2999-01-01T00:00:00Z') }],
      readAt: new Date('2026-11-21T10:00:00Z'),
    });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(badge('Inactive')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'new', expected: 'contacted' });
  });

  it('changes that were waiting behind the first are not made', async () => {
    await renderLoaded();
    const answerFirst = heldUpdate();
    await choose(marciasStatus(), 'Contacted');
    await choose(marciasStatus(), 'Customer');
    await answerFirst(conflict('inactive'));
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
    expect(marciasStatus()).toHaveTextContent('Inactive');
    expect(marciasStatus()).toHaveAttribute('aria-busy', 'false');
    await choose(marciasStatus(), 'Customer');
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'customer', expected: 'inactive' });
  });

  it('a change that was waiting behind a failed one counts on what was stored before', async () => {
    await renderLoaded();
    const answerFirst = heldUpdate();
    await choose(marciasStatus(), 'Contacted');
    await choose(marciasStatus(), 'Customer');
    await answerFirst({ kind: 'refused', reason: 'The database is busy.', isBusy: false });
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'customer', expected: 'new' });
  });

  it('a customer who was erased leaves the list, and a note says so without the name', async () => {
    await renderLoaded();
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(erased);
    await choose(marciasStatus(), 'Contacted');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A customer you worked on has been erased from the database.',
    );
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 1 customers')).toBeVisible();
  });

  it('the details of a customer who was erased close, and the focus goes to the next row', async () => {
    const { user } = await renderLoaded();
    await user.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(erased);
    const dialog = within(screen.getByRole('dialog'));
    await choose(dialog.getByRole('combobox', { name: /^Mark as \.\.\./ }), 'Mark as Customer');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A customer you worked on has been erased from the database.',
    );
    const next = screen.getByRole('button', { name: 'View details of Leroy Ricketts' });
    await waitFor(() => expect(next).toHaveFocus());
  });
});
