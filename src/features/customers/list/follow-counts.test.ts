import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { customerStatuses } from '@/domain/customer-status';
import { toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { summariseRows } from './figures';
import { followCounts } from './follow-counts';

const count = (rows: Parameters<typeof summariseRows>[0]) => summariseRows(rows).counts;
const row = (n: number) =>
  toRow(buildCustomer({ id: String(n), status: customerStatuses[n % 4]?.value ?? 'new' }));
const rows = Array.from({ length: 40 }, (_, n) => row(n));

it('counts any list after any other as if it were the first', () => {
  const list = fc.array(fc.constantFrom(...rows), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
      const follow = followCounts(count);
      for (const one of lists) expect(follow(one)).toEqual(count(one));
    }),
  );
});

it.each([
  ['new rows at the end', [...rows, row(40), row(41)], 0, 2],
  ['a new row at the beginning', [row(40), ...rows], 0, 1],
  ['a changed row', rows.with(20, row(21)), 1, 1],
  ['a row that is gone', rows.toSpliced(20, 1), 1, 0],
  ['nothing', [...rows], 0, 0],
])('counts only %s', (_, after, gone, come) => {
  const counting = vi.fn(count);
  const follow = followCounts(counting);
  follow(rows);
  counting.mockClear();
  follow(after);
  expect(counting.mock.calls.map(([counted]) => counted.length)).toEqual([gone, come]);
});
