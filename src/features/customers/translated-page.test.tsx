import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { updateCustomerStatus } from '@/data/update-customer-status';
import { buildCustomer } from '../../../tests/support/build-customer';
import { choose } from '../../../tests/support/listbox';
import { renderLoadedCustomersPage } from '../../../tests/support/render-customers-page';
import { translate } from '../../../tests/support/translator';

vi.mock('@/data/list-customers');
vi.mock('@/data/update-customer-status');

const customers = ['Marcia', 'Devon', 'Kerry'].map((firstName, index) =>
  buildCustomer({ id: firstName, firstName, lastName: 'Sample', createdAt: new Date(2026, 10, 20 - index) }),
);
let stop = () => {};
afterEach(() => stop());

const select = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name} Sample` }));
const bar = () => within(screen.getByRole('region', { name: 'Selected customers' }));
const pageText = () => document.body.textContent ?? '';

it('keeps its counts true while a browser translates the page', async () => {
  await renderLoadedCustomersPage(customers);
  stop = translate(document.body);
  expect(pageText()).toContain('Showing 3 of 3 customers');
  select('Devon');
  await waitFor(() => expect(pageText()).toContain('1 selected'));
  select('Kerry');
  await waitFor(() => expect(pageText()).toContain('2 selected'));
  expect(pageText()).not.toContain('1 selected');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Devon' } });
  await waitFor(() => expect(pageText()).toContain('Showing 1 of 3 customers'));
  expect(pageText()).not.toContain('Showing 3 of 3');
  expect(pageText()).toContain('2 selected, 1 of them not shown');
});

it('names the status and who was changed, and takes it back', async () => {
  vi.mocked(updateCustomerStatus).mockResolvedValue({ kind: 'stored', value: 'Status updated successfully' });
  await renderLoadedCustomersPage(customers);
  stop = translate(document.body);
  for (const name of ['Devon', 'Kerry']) select(name);
  await choose(bar().getByRole('combobox', { name: /^Status of/ }), 'Contacted');
  await waitFor(() => expect(pageText()).toContain('2 customers are now Contacted.'));
  expect(updateCustomerStatus).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pageText()).toContain('2 customers are as before.'));
  expect(pageText()).not.toContain('are now Contacted');
});
