import { describe, expect, it } from 'vitest';
import { toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { addedOnTop } from './use-scroll-anchoring';

const rows = (ids: string) => [...ids].map((id) => toRow(buildCustomer({ id })));

describe('New rows on top', () => {
  it.each([
    ['abc', 'abc', 0],
    ['abc', 'xabc', 1],
    ['abc', 'xyabc', 2],
    ['a', 'xa', 1],
    ['abc', 'abcx', 0],
    ['abc', 'bc', 0],
    ['abc', 'xyz', 0],
    ['abc', 'xbyac', 0],
    ['abc', '', 0],
    ['', 'x', 0],
  ])('from %j to %j are counted as %i', (before, after, added) => {
    expect(addedOnTop(rows(before), rows(after))).toBe(added);
  });
});
