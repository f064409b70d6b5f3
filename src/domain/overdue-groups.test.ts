import { describe, expect, it } from 'vitest';
import { overdueGroupLabel, overdueGroupsAt } from './overdue-groups';

/** Friday, 20 November 2026, 10:00 in Jamaica. */
const friday = new Date('2026-11-20T10:00:00-05:00').getTime();

describe('The group of an overdue customer', () => {
  it.each([
    ['this moment', '2026-11-20T10:00:00-05:00', 'Last 7 days'],
    ['on the Friday before', '2026-11-13T00:00:00-05:00', 'Last 7 days'],
    ['before that Friday began', '2026-11-12T23:59:59-05:00', '8 to 90 days'],
    ['on the ninetieth day', '2026-08-22T00:00:00-05:00', '8 to 90 days'],
    ['before that day began', '2026-08-21T23:59:59-05:00', 'Over 90 days'],
    ['two years ago', '2024-11-20T10:00:00-05:00', 'Over 90 days'],
    ['in 1970', '1970-01-01T00:00:00Z', 'Over 90 days'],
  ])('since %s', (_, since, label) => {
    expect(overdueGroupLabel(overdueGroupsAt(friday)(new Date(since).getTime()))).toBe(label);
  });
});
