import { describe, expect, it } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { toRow } from './customer-row';
import { formatWait } from './customer-text';
import { countDue } from './figures';

const now = new Date('2026-11-25T10:00:00-05:00');
const created = (moment: string, status: 'new' | 'contacted' = 'new') =>
  toRow(buildCustomer({ id: moment + status, createdAt: new Date(`${moment}-05:00`), status }));

describe('How long a customer has waited', () => {
  it.each([
    ['2026-11-25T10:00:00', '0 min'],
    ['2026-11-25T09:15:00', '45 min'],
    ['2026-11-24T17:00:00', '4 h'],
    ['2026-11-21T09:00:00', '32 h'],
    ['2026-11-11T10:00:00', '2 weeks'],
    ['2026-11-04T09:00:00', '3 weeks'],
    ['2026-11-25T12:00:00', '0 min'],
  ])('since %s, is %s', (since, text) => {
    expect(formatWait(new Date(`${since}-05:00`), now)).toBe(text);
  });
});

it('leaves a public holiday out of the wait and of what is due', () => {
  const heroesDay = new Date('2026-10-19T12:00:00-05:00');
  const saturday = created('2026-10-17T15:00:00');
  expect(formatWait(saturday.customer.createdAt, heroesDay)).toBe('1 h');
  expect(countDue([saturday], heroesDay)).toEqual({ overdue: 0, dueToday: 0 });
  const dayAfter = new Date('2026-10-20T08:00:00-05:00');
  expect(formatWait(saturday.customer.createdAt, dayAfter)).toBe('2 h');
  expect(countDue([saturday], dayAfter)).toEqual({ overdue: 0, dueToday: 1 });
});

it('counts the new customers that are overdue and due today', () => {
  const rows = [
    created('2026-11-20T09:00:00'),
    created('2026-11-23T17:59:00'),
    created('2026-11-24T09:00:00'),
    created('2026-11-25T09:00:00'),
    created('2026-11-20T09:00:00', 'contacted'),
  ];
  expect(countDue(rows, now)).toEqual({ overdue: 2, dueToday: 1 });
});
