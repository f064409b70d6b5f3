import { describe, expect, it } from 'vitest';
import { formatWait } from './customer-text';

const now = new Date('2026-11-25T10:00:00-05:00');

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

it('says of a customer of the weekend that they wait since closing, until the office opens', () => {
  const saturday = new Date('2026-11-21T17:00:00-05:00');
  expect(formatWait(saturday, new Date('2026-11-22T10:00:00-05:00'))).toBe('since closing');
  expect(formatWait(saturday, new Date('2026-11-23T07:05:00-05:00'))).toBe('5 min');
});

it('leaves a public holiday out of the wait', () => {
  const heroesDay = new Date('2026-10-19T12:00:00-05:00');
  const saturday = new Date('2026-10-17T15:00:00-05:00');
  expect(formatWait(saturday, heroesDay)).toBe('1 h');
  const dayAfter = new Date('2026-10-20T08:00:00-05:00');
  expect(formatWait(saturday, dayAfter)).toBe('2 h');
});
