import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listErasedCustomers } from '@/data/list-customers';
import { erasureInterval } from '@/features/customers/sync/customer-feed';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';
import { showOnPhone } from '../../../../tests/support/show-on-phone';

vi.mock('@/data/list-customers');

const names = ['Marcia', 'Devon', 'Simone', 'Leroy', 'Kerry'];
const customers = names.map((firstName, n) =>
  buildCustomer({
    id: firstName,
    firstName,
    lastName: 'Reid',
    parish: n < 3 ? 'Saint Ann' : 'Kingston',
    companyName: n < 3 ? 'Placeholder North' : 'Placeholder South',
    createdAt: new Date(Date.UTC(2026, 10, 20 - n)),
  }),
);

const open = (query = '') => renderLoadedCustomersPage(customers, `/admin-dashboard${query}`);
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name} Reid` });
const allBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select all/ });
const press = (name: string, shiftKey = false) => fireEvent.click(box(name), { shiftKey });
const bar = () => within(screen.getByRole('region', { name: 'Selected customers' }));
const selected = () => names.filter((name) => box(name).matches(':checked'));
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

describe('A customer', () => {
  it('is selected and deselected by clicks', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Selected customers' })).not.toBeInTheDocument();
    press('Devon');
    press('Kerry');
    expect(selected()).toEqual(['Devon', 'Kerry']);
    expect(bar().getByText('2 selected')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    press('Devon');
    press('Kerry');
    expect(selected()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Selected customers' })).not.toBeInTheDocument();
  });

  it('is announced with the size of the selection', async () => {
    const { container } = await open();
    const live = container.querySelector('main > .sr-only[aria-live="polite"]');
    expect(live).toHaveTextContent('');
    press('Devon');
    expect(live).toHaveTextContent('1 selected');
  });

  it('selects a range with Shift', async () => {
    await open();
    press('Devon');
    press('Leroy', true);
    expect(selected()).toEqual(['Devon', 'Simone', 'Leroy']);
    press('Devon', true);
    expect(selected()).toEqual([]);
  });

  it('is selected by Space, also as a range', async () => {
    const { user } = await open();
    box('Leroy').focus();
    await user.keyboard(' ');
    box('Devon').focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(selected()).toEqual(['Devon', 'Simone', 'Leroy']);
  });

  it('is selected by x', async () => {
    const { user } = await open();
    await user.keyboard('jxjjx');
    expect(selected()).toEqual(['Marcia', 'Simone']);
    await user.keyboard('x');
    expect(selected()).toEqual(['Marcia']);
  });

  it('begins no range once it left the list', async () => {
    await open();
    press('Kerry');
    search('Reid North');
    press('Marcia', true);
    search('');
    expect(selected()).toEqual(['Marcia', 'Kerry']);
  });
});

describe('All shown customers', () => {
  it('are selected and deselected at once', async () => {
    await open('?parish=saint-ann');
    expect(allBox()).toHaveAccessibleName('Select all 3 customers');
    press('Devon');
    expect(allBox().indeterminate).toBe(true);
    fireEvent.click(allBox());
    expect(bar().getByText('3 selected')).toBeVisible();
    expect(allBox().indeterminate).toBe(false);
    expect(allBox()).toBeChecked();
    fireEvent.click(allBox());
    expect(allBox()).not.toBeChecked();
    expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
  });

  it('are selected in the bar on phones', async () => {
    showOnPhone();
    await open();
    press('Devon');
    fireEvent.click(bar().getByRole('button', { name: 'Select all 5' }));
    expect(selected()).toEqual(names);
    expect(bar().queryByRole('button', { name: 'Select all 5' })).not.toBeInTheDocument();
  });

  it('return the focus from the bar on phones', async () => {
    showOnPhone();
    const { user } = await open();
    await user.click(box('Devon'));
    await user.click(bar().getByRole('button', { name: 'Select all 5' }));
    expect(box('Devon')).toHaveFocus();
  });
});

describe('A selected customer', () => {
  it('stays selected when a search hides it', async () => {
    await open();
    press('Devon');
    press('Kerry');
    search('South');
    expect(bar().getByText('2 selected, 1 of them not shown')).toBeVisible();
    fireEvent.click(allBox());
    expect(bar().getByText('3 selected, 1 of them not shown')).toBeVisible();
    search('');
    expect(selected()).toEqual(['Devon', 'Leroy', 'Kerry']);
  });

  it('is deselected when it is erased', async () => {
    vi.useFakeTimers();
    await open();
    press('Devon');
    press('Kerry');
    const erased = [{ id: 'Devon', erasedAt: new Date() }];
    vi.mocked(listErasedCustomers).mockResolvedValueOnce({ items: erased, readAt: new Date() });
    await act(() => vi.advanceTimersByTimeAsync(erasureInterval));
    expect(bar().getByText('1 selected')).toBeVisible();
  });

  it('returns the focus when the selection is cleared', async () => {
    const { user } = await open();
    box('Devon').focus();
    await user.keyboard(' ');
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(selected()).toEqual([]);
    expect(box('Devon')).toHaveFocus();
  });
});
