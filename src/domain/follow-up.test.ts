import { describe, expect, it } from 'vitest';
import { isInBusinessHours } from './business-days';
import { suggestFollowUps } from './follow-up';

const suggested = (now: string) =>
  suggestFollowUps(new Date(now)).map(({ label, at }) => `${label} ${at.toISOString().slice(0, 16)}`);

describe('suggested follow-up times', () => {
  it.each([
    [
      'on a Wednesday morning',
      '2026-11-18T15:02:00Z',
      ['In an hour 2026-11-18T16:05', 'Next business day 2026-11-19T14:00', 'Next Monday 2026-11-23T14:00'],
    ],
    [
      'late on a Friday, when the office closes within the hour',
      '2026-11-20T22:30:00Z',
      [
        'When the office opens 2026-11-21T13:00',
        'Next business day 2026-11-21T14:00',
        'Next Monday 2026-11-23T14:00',
      ],
    ],
    [
      'on a Saturday, when the next business day is Monday',
      '2026-11-21T15:00:00Z',
      ['In an hour 2026-11-21T16:00', 'Next business day 2026-11-23T14:00'],
    ],
    [
      'before Christmas, which is a Friday, and Boxing Day',
      '2026-12-24T15:00:00Z',
      ['In an hour 2026-12-24T16:00', 'Next business day 2026-12-28T14:00'],
    ],
    [
      'before a Monday that is a holiday',
      '2026-10-14T15:00:00Z',
      ['In an hour 2026-10-14T16:00', 'Next business day 2026-10-15T14:00', 'Next week 2026-10-20T14:00'],
    ],
  ])('%s', (_, now, times) => {
    expect(suggested(now)).toEqual(times);
  });

  it('lie within business hours, whatever the hour', () => {
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const now = new Date(Date.UTC(2026, 11, 18, hour));
      for (const { at } of suggestFollowUps(now)) {
        expect(isInBusinessHours(at)).toBe(true);
        expect(at > now).toBe(true);
      }
    }
  });
});
