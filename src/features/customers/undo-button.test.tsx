import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '@/data/outcome';
import { updateCustomerStatus } from '@/data/update-customer-status';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../../../tests/support/build-customer';
import { deferred } from '../../../tests/support/deferred';
import { choose, statusOf } from '../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const stored: Outcome<string, Customer> = { kind: 'stored', value: 'Status updated successfully' };
const undo = '{Control>}z{/Control}';

const adding = () => within(screen.getByRole('dialog', { name: 'Add a customer' }));

/** Opens the dialog, and has the focus in a control that is no text. */
async function openAddDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Add a customer' }));
  await screen.findByRole('dialog', { name: 'Add a customer' });
  const parish = adding().getByRole('combobox', { name: /Parish/ });
  act(() => parish.focus());
  return parish;
}

beforeEach(() => {
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(stored);
});

describe('A notice with Undo under a dialog', () => {
  it('ignores Ctrl+Z until the dialog closes', async () => {
    const { user } = await renderLoadedCustomersPage([buildCustomer({ id: 'marcia' })]);
    await choose(statusOf('Marcia Bennett'), 'Contacted');
    // A pointer over the notice keeps it there.
    fireEvent.pointerEnter(await screen.findByRole('button', { name: 'Undo' }));
    await openAddDialog();
    await user.keyboard(undo);
    expect(updateCustomerStatus).toHaveBeenCalledTimes(1);
    await user.click(adding().getByRole('button', { name: 'Close' }));
    await user.keyboard(undo);
    expect(updateCustomerStatus).toHaveBeenLastCalledWith('marcia', { to: 'new', expected: 'contacted' });
  });

  it('takes no Tab of the dialog', async () => {
    const answer = deferred<Outcome<string, Customer>>();
    vi.mocked(updateCustomerStatus).mockReturnValueOnce(answer.promise);
    const { user } = await renderLoadedCustomersPage([buildCustomer({ id: 'marcia' })]);
    await choose(statusOf('Marcia Bennett'), 'Contacted');
    const parish = await openAddDialog();
    await act(async () => answer.resolve(stored));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await user.tab();
    expect(parish).not.toHaveFocus();
    expect(adding().getAllByRole('textbox')).toContain(document.activeElement);
  });
});
