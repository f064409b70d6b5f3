import { describe, expect, it } from 'vitest';
import { businessHours, formatHours, formatTime } from './business-hours';

describe('business hours', () => {
  it('are Monday to Friday 07:00–18:00, Saturday 08:00–16:00, Sunday emergency only', () => {
    expect(businessHours.map((entry) => [entry.label, formatHours(entry)])).toEqual([
      ['Monday to Friday', '7:00\u00a0am\u00a0– 6:00\u00a0pm'],
      ['Saturday', '8:00\u00a0am\u00a0– 4:00\u00a0pm'],
      ['Sunday', 'Emergency only'],
    ]);
  });

  it('name every day of the week once', () => {
    expect(businessHours.flatMap(({ days }) => days).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

it.each([
  [0, '12:00 am'],
  [7 * 60, '7:00 am'],
  [12 * 60 + 5, '12:05 pm'],
  [16 * 60 + 30, '4:30 pm'],
])('writes %i minutes after midnight as %s', (minutes, text) => {
  expect(formatTime(minutes)).toBe(text);
});
