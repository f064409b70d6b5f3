import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CustomerRow, createdTime, toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { SortedRows } from './sorted-rows';

const row = (id: number, minute: number) =>
  toRow(buildCustomer({ id: String(id), createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) }));
const ids = (rows: SortedRows) => rows.sorted().map(({ customer }) => customer.id);

type Step = { kind: 'set' | 'delete' | 'sort'; id: number; minute: number; many: number };

/** Customers of the same moment may stand in any order. */
function expectSorted(rows: SortedRows, known: ReadonlyMap<string, CustomerRow>) {
  const sorted = rows.sorted();
  const times = sorted.map(createdTime);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(sorted).toHaveLength(known.size);
  expect(new Set(sorted).size).toBe(known.size);
  expect(sorted.filter((one) => known.get(one.customer.id) !== one)).toEqual([]);
}

describe('Rows that follow their changes', () => {
  it('stand as if all were sorted, whatever comes, changes and goes in whatever order', () => {
    const step = fc.record<Step>({
      kind: fc.constantFrom('set', 'set', 'delete', 'sort'),
      id: fc.nat(30),
      minute: fc.nat(20),
      many: fc.constantFrom(1, 1, 1, 3, 250),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const rows = new SortedRows();
        const known = new Map<string, CustomerRow>();
        for (const { kind, id, minute, many } of steps) {
          for (let n = id; n < id + many; n += 1) {
            if (kind === 'set') {
              // A customer's first time stays theirs.
              const before = known.get(String(n));
              const one = before ? toRow({ ...before.customer }) : row(n, (minute + n) % 20);
              rows.set(one);
              known.set(String(n), one);
            } else if (kind === 'delete') {
              rows.delete(String(n));
              known.delete(String(n));
            }
          }
          if (kind === 'sort') expectSorted(rows, known);
        }
        expectSorted(rows, known);
        expect(rows.size).toBe(known.size);
      }),
    );
  });

  it('move with a customer whose time changes', () => {
    const rows = new SortedRows();
    for (const n of [1, 2, 3]) rows.set(row(n, n));
    expect(ids(rows)).toEqual(['3', '2', '1']);
    rows.set(row(1, 4));
    expect(ids(rows)).toEqual(['1', '3', '2']);
  });

  it('are the same list until something changes, and a new one then', () => {
    const rows = new SortedRows();
    rows.set(row(1, 1));
    const before = rows.sorted();
    expect(rows.sorted()).toBe(before);
    rows.set(row(1, 1));
    expect(rows.sorted()).not.toBe(before);
  });
});
