import { expect, it } from 'vitest';
import { toCustomer } from '@/domain/customer';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { countStatuses, sumRevenue } from './count-statuses';
import { toRow } from './customer-row';

it('counts the customers of every status', () => {
  const rows = (['new', 'customer', 'new'] as const).map((status) => toRow(buildCustomer({ status })));
  expect(countStatuses(rows)).toEqual({ new: 2, contacted: 0, customer: 1, inactive: 0 });
});

it('sums what customers have spent (requirement 3), nothing where that is no number', () => {
  const spent = [0, 1500.5, 250, Number.NaN, '900', null];
  const rows = spent.map((totalSpent, index) => toRow(toCustomer(String(index), { totalSpent })));
  expect(sumRevenue(rows)).toBe(1750.5);
  expect(sumRevenue([])).toBe(0);
});
