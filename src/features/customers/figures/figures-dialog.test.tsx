import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listCustomers } from '@/data/list-customers';
import { toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';
import { FiguresPanel } from './figures-dialog';

vi.mock('@/data/list-customers');

const now = new Date('2026-11-21T10:00:00-05:00');
const rows = ['new', 'new', 'contacted'].map((status, n) =>
  toRow(
    buildCustomer({
      id: String(n),
      status: status as 'new' | 'contacted',
      parish: 'Portland',
      fuelTypes: ['Diesel'],
      createdAt: new Date('2026-11-17T12:00:00Z'),
    }),
  ),
);

const chart = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((bar) => bar.textContent);

it('shows its figures as text beside the bars', () => {
  render(<FiguresPanel rows={rows} now={now} />);
  expect(chart('Added by week').at(-1)).toBe('Week of 16 Nov: 316 Nov');
  expect(chart('By status')).toEqual(['New2', 'Contacted1', 'Customer0', 'Inactive0']);
  expect(chart('By parish')).toEqual(['Portland3']);
  expect(chart('By fuel')).toEqual(['Diesel3']);
});

it('renders without customers', () => {
  render(<FiguresPanel rows={[]} now={now} />);
  expect(chart('By status')).toEqual(['New0', 'Contacted0', 'Customer0', 'Inactive0']);
  for (const name of ['By parish', 'By fuel'])
    expect(screen.getByRole('region', { name })).toHaveTextContent('None');
});

it('says that the list is not read to its end', async () => {
  const load = fakeCustomerPages();
  vi.mocked(listCustomers).mockReturnValueOnce(load.pages);
  renderCustomersPage();
  await act(async () => load.page([buildCustomer()], 2));
  fireEvent.click(screen.getByRole('button', { name: 'Figures' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Figures' }));
  expect(dialog.getByText(/^The list is not read to its end/)).toBeVisible();
});

it('counts the customers that the filter leaves, and says so', async () => {
  await renderLoadedCustomersPage(
    rows.map(({ customer }) => customer),
    '/admin-dashboard?status=contacted',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Figures' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Figures' }));
  expect(dialog.getByText('Of 1 customer with status Contacted.')).toBeVisible();
  expect(chart('By status')).toEqual(['New0', 'Contacted1', 'Customer0', 'Inactive0']);
});
