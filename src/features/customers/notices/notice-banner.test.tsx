import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { choose, statusOf } from '../../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const marcia = buildCustomer({ id: 'marcia' });
const leroy = buildCustomer({ id: 'leroy', firstName: 'Leroy' });
const updated = { kind: 'stored', value: 'Status updated successfully' } as const;

beforeEach(() => {
  vi.mocked(updateCustomerStatus).mockReset().mockResolvedValue(updated);
});

const change = (name: string) => choose(statusOf(name), 'Contacted');

async function fail(name: string) {
  vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ kind: 'offline' });
  await change(name);
}

describe('A success', () => {
  it('is said again when its words are the same', async () => {
    await renderLoadedCustomersPage([marcia, leroy]);
    await change('Marcia Bennett');
    const said = screen.getByRole('status').querySelector('p');
    await choose(statusOf('Marcia Bennett'), 'Inactive');
    await change('Marcia Bennett');
    expect(screen.getByRole('status')).toHaveTextContent('Marcia Bennett is now Contacted.');
    expect(said).not.toBeInTheDocument();
  });
});

const earlier = () => screen.queryByRole('region', { name: 'Earlier failures' });

describe('The failures of a bulk change', () => {
  it.each([
    ['Not changed', async () => undefined],
    ['Earlier failures', () => change('Devon Bennett')],
  ])('in “%s” name nobody who is erased since', async (label, happens) => {
    const failed = { kind: 'refused', reason: 'No permission.', isBusy: false } as const;
    const devon = buildCustomer({ id: 'devon', firstName: 'Devon' });
    const { user } = await renderLoadedCustomersPage([marcia, leroy, devon]);
    for (const name of ['Marcia', 'Leroy']) await user.click(screen.getByLabelText(`Select ${name} Bennett`));
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
    const bar = within(screen.getByRole('region', { name: 'Selected customers' }));
    await choose(bar.getByRole('combobox', { name: /^Status of/ }), 'Contacted');
    await happens();
    const failures = () => within(screen.getByRole('region', { name: label }));
    expect(failures().getByText('Marcia Bennett:')).toBeVisible();
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ kind: 'erased', ids: ['marcia'] });
    await choose(statusOf('Marcia Bennett'), 'Inactive');
    expect(screen.queryByText(/Marcia/)).not.toBeInTheDocument();
    expect(screen.getByText('Leroy Bennett:')).toBeVisible();
  });
});

describe('A failed change', () => {
  it('stays in sight when another one fails', async () => {
    await renderLoadedCustomersPage([marcia, leroy]);
    await fail('Marcia Bennett');
    await fail('Leroy Bennett');
    expect(earlier()).toHaveTextContent('A change needs a signal. Marcia Bennett was not changed.');
    expect(screen.getByRole('alert')).toHaveTextContent('Leroy Bennett was not changed.');
  });

  it('stays in sight when another change is stored', async () => {
    await renderLoadedCustomersPage([marcia, leroy]);
    await fail('Marcia Bennett');
    await change('Leroy Bennett');
    expect(earlier()).toHaveTextContent('Marcia Bennett was not changed.');
    expect(screen.getByText('Leroy Bennett is now Contacted.')).toBeVisible();
  });

  it('is named until somebody dismisses it', async () => {
    const { user } = await renderLoadedCustomersPage([marcia, leroy]);
    await fail('Marcia Bennett');
    await change('Leroy Bennett');
    const box = earlier()?.parentElement as HTMLElement;
    await user.click(within(box).getByRole('button', { name: 'Dismiss' }));
    expect(earlier()).not.toBeInTheDocument();
    expect(statusOf('Leroy Bennett')).toHaveFocus();
  });

  it('leaves the focus in the details when it is dismissed there', async () => {
    const { user } = await renderLoadedCustomersPage([marcia, leroy]);
    await fail('Marcia Bennett');
    await user.click(screen.getByRole('button', { name: 'View details of Marcia Bennett' }));
    const dialog = screen.getByRole('dialog', { name: 'Marcia Bennett' });
    (document.activeElement as HTMLElement).blur();
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(within(dialog).getByRole('group', { name: 'Marcia Bennett' })).toHaveFocus();
  });

  it('is named no more once its customer is changed again', async () => {
    await renderLoadedCustomersPage([marcia, leroy]);
    await fail('Marcia Bennett');
    await fail('Leroy Bennett');
    await change('Marcia Bennett');
    expect(earlier()).toHaveTextContent(/^A change needs a signal. Leroy Bennett was not changed. *$/);
  });

  it('is named no more once its customer is erased', async () => {
    await renderLoadedCustomersPage([marcia, leroy]);
    await fail('Marcia Bennett');
    vi.mocked(updateCustomerStatus).mockResolvedValueOnce({ kind: 'erased', ids: ['marcia', 'leroy'] });
    await change('Leroy Bennett');
    expect(earlier()).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A customer you worked on has been erased from the database.',
    );
  });
});
