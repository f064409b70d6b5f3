import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildCustomer } from '../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../tests/support/render-customers-page';
import { translate } from '../../../tests/support/translator';

vi.mock('@/data/list-customers');

const customers = ['Marcia', 'Devon', 'Kerry'].map((firstName, index) =>
  buildCustomer({ id: firstName, firstName, lastName: 'Sample', createdAt: new Date(2026, 10, 20 - index) }),
);
let stop = () => {};
afterEach(() => stop());

const select = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name} Sample` }));
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
