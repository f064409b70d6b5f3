import { describe, expect, it } from 'vitest';
import type { Customer } from '@/domain/customer';
import { buildCustomer } from '../../../tests/support/build-customer';
import { leadsByFuel, leadsByParish, leadsByStatus, leadsByWeek } from './insights';
import { toRow } from './store/customer-row';

const rowsOf = (...people: Partial<Customer>[]) =>
  people.map((person, n) => toRow(buildCustomer({ id: String(n), ...person })));
const created = (moment: string) => ({ createdAt: new Date(`${moment}-05:00`) });

describe('Leads a week', () => {
  // A Saturday.
  const now = new Date('2026-11-21T10:00:00-05:00');

  it('are counted from Monday in Jamaica, for eight weeks, this one last', () => {
    const bars = leadsByWeek(
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
  expect(leadsByStatus(rowsOf({ status: 'customer' }, { status: 'new' }, { status: 'customer' }))).toEqual([
    { label: 'New', count: 1 },
    { label: 'Contacted', count: 0 },
    { label: 'Customer', count: 2 },
    { label: 'Inactive', count: 0 },
  ]);
});

it('leads by parish begin with the most, and end with those that name none of the 14', () => {
  const rows = rowsOf(
    ...['Portland', 'Clarendon', 'Clarendon', '', 'Atlantis', 'constructor'].map((parish) => ({ parish })),
  );
  expect(leadsByParish(rows)).toEqual([
    { label: 'Clarendon', count: 2 },
    { label: 'Portland', count: 1 },
    { label: 'Not given', count: 3 },
  ]);
});

it('leads by fuel count each fuel that a lead asks for once', () => {
  const rows = rowsOf(
    { fuelTypes: ['Diesel', 'Kerosene', 'Diesel'] },
    { fuelTypes: ['Diesel', 'Rum'] },
    { fuelTypes: [] },
  );
  expect(leadsByFuel(rows)).toEqual([
    { label: 'Diesel', count: 2 },
    { label: 'Kerosene', count: 1 },
    { label: 'Not given', count: 1 },
  ]);
});
