import { describe, expect, it } from 'vitest';
import { initials, nextTryOptions } from './activity-text';

describe('The next try of a call', () => {
  it.each([
    [
      'on a Thursday morning',
      '2026-11-19T10:30:00-05:00',
      ['In an hour: 11:30 am', 'Tomorrow: 9:00 am', 'Mon 23 Nov, 9:00 am'],
    ],
    [
      'after the last hour of a Friday',
      '2026-11-20T17:30:00-05:00',
      ['Tomorrow: 8:00 am', 'Tomorrow: 9:00 am', 'Mon 23 Nov, 9:00 am'],
    ],
    ['on a Saturday', '2026-11-21T10:00:00-05:00', ['In an hour: 11:00 am', 'Mon 23 Nov, 9:00 am']],
    [
      'before the office opens',
      '2026-11-19T05:00:00-05:00',
      ['When the office opens: 7:00 am', 'Tomorrow: 9:00 am', 'Mon 23 Nov, 9:00 am'],
    ],
    [
      'before a Monday that is a holiday',
      '2026-10-16T10:00:00-05:00',
      ['In an hour: 11:00 am', 'Tomorrow: 9:00 am', 'Tue 20 Oct, 9:00 am'],
    ],
  ])('is offered by day and hour %s', (_, now, labels) => {
    expect(nextTryOptions(new Date(now)).map(({ label }) => label)).toEqual(labels);
  });
});

it.each([
  ['Andrea Clarke', 'AC'],
  ['andrea.clarke@islandfuel.example', 'AC'],
  ['Zoe', 'Z'],
])('%s has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
