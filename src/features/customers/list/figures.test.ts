import { describe, expect, it } from 'vitest';
import { toAssignment } from '@/domain/assignment';
import { type Customer, toCustomer } from '@/domain/customer';
import { workView } from '@/domain/work-lists';
import { toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import {
  addedByWeek,
  countWorkLists,
  customersByFuel,
  customersByParish,
  customersByStatus,
  summariseRows,
} from './figures';

const rowsOf = (...people: Partial<Customer>[]) =>
  people.map((person, n) => toRow(buildCustomer({ id: String(n), ...person })));
const created = (moment: string) => ({ createdAt: new Date(`${moment}-05:00`) });

describe('Customers a week', () => {
  // A Saturday.
  const now = new Date('2026-11-21T10:00:00-05:00');

  it('are counted from Monday in Jamaica, for eight weeks, this one last', () => {
    const bars = addedByWeek(
      rowsOf(
        created('2026-11-21T09:00:00'),
        created('2026-11-16T00:00:00'),
        created('2026-11-15T23:59:59'),
        created('2026-09-28T00:00:00'),
        created('2026-09-27T23:59:59'),
        created('2026-11-23T00:00:00'),
      ),
      now,
    );
    expect(bars.map(({ label }) => label.replace('Sept', 'Sep'))).toEqual([
      '28 Sep',
      '5 Oct',
      '12 Oct',
      '19 Oct',
      '26 Oct',
      '2 Nov',
      '9 Nov',
      '16 Nov',
    ]);
    expect(bars.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 1, 2]);
  });
});

it('customers by status follow the funnel, whether there are any or not', () => {
  expect(
    customersByStatus(rowsOf({ status: 'customer' }, { status: 'new' }, { status: 'customer' })),
  ).toEqual([
    { label: 'New', count: 1 },
    { label: 'Contacted', count: 0 },
    { label: 'Customer', count: 2 },
    { label: 'Inactive', count: 0 },
  ]);
});

it('customers by parish begin with the most, and end with those that name none of the 14', () => {
  const rows = rowsOf(
    ...['Portland', 'Clarendon', 'Clarendon', '', 'Atlantis', 'constructor'].map((parish) => ({ parish })),
  );
  expect(customersByParish(rows)).toEqual([
    { label: 'Clarendon', count: 2 },
    { label: 'Portland', count: 1 },
    { label: 'Not given', count: 3 },
  ]);
});

it('customers by fuel count each fuel that a customer asks for once', () => {
  const rows = rowsOf(
    { fuelTypes: ['Diesel', 'Kerosene', 'Diesel'] },
    { fuelTypes: ['Diesel', 'Rum'] },
    { fuelTypes: [] },
  );
  expect(customersByFuel(rows)).toEqual([
    { label: 'Diesel', count: 2 },
    { label: 'Kerosene', count: 1 },
    { label: 'Not given', count: 1 },
  ]);
});

it('counts the customers of every status', () => {
  const rows = (['new', 'customer', 'new'] as const).map((status) => toRow(buildCustomer({ status })));
  expect(summariseRows(rows).counts).toEqual({ new: 2, contacted: 0, customer: 1, inactive: 0 });
});

it('sums what customers have spent (requirement 3.1) with the counts, nothing where that is no number', () => {
  const spent = [0, 1500.5, 250, Number.NaN, '900', null];
  const rows = spent.map((totalSpent, index) => toRow(toCustomer(String(index), { totalSpent })));
  expect(summariseRows(rows).revenue).toBe(1750.5);
  expect(summariseRows([]).revenue).toBe(0);
});

it('counts the customers of every work list, each in all that it is in', () => {
  const rows = rowsOf(
    { status: 'new', ...created('2026-11-12T09:00:00') },
    { status: 'contacted' },
    { status: 'inactive', ...created('2026-11-12T09:00:00') },
  );
  const me = 'kerry@islandfuel.example';
  const mine = toAssignment('1', { owner: me, followUpAt: new Date('2026-11-20T15:00:00-05:00') });
  const view = workView(new Date('2026-11-20T10:00:00-05:00'), me);
  expect(countWorkLists(rows, new Map([['1', mine]]), view)).toEqual({
    overdue: 1,
    today: 1,
    mine: 1,
    unassigned: 1,
  });
});
