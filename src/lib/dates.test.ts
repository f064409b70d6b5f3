import { describe, expect, it, vi } from 'vitest';
import {
  dayNumber,
  dayNumberOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatLongDay,
  startOfDay,
  toDate,
  toIsoDate,
  weekdayOf,
  yearOf,
} from './dates';

describe('dates in Jamaica', () => {
  const lastMinute = new Date('2026-11-22T04:59:59Z');
  const midnight = new Date('2026-11-22T05:00:00Z');

  it('change at midnight in Jamaica, five hours after UTC', () => {
    expect([lastMinute, midnight].map(toIsoDate)).toEqual(['2026-11-21', '2026-11-22']);
    expect(formatDate(lastMinute)).toMatch(/^21 Nov\w* 2026$/);
    expect(formatDate(midnight)).toMatch(/^22 Nov\w* 2026$/);
  });

  it('are numbered from 1970, and a day begins at its midnight', () => {
    expect(dayNumber(new Date('1970-01-01T05:00:00Z'))).toBe(0);
    expect(dayNumber(midnight) - dayNumber(lastMinute)).toBe(1);
    expect(startOfDay(dayNumber(midnight))).toEqual(midnight);
    expect(formatDay(lastMinute)).toMatch(/^21 Nov$/);
    expect(formatLongDay(lastMinute)).toMatch(/^Saturday,? 21 November$/);
    expect(formatLongDate(lastMinute)).toMatch(/^Saturday,? 21 November 2026$/);
  });

  it('have their number, from which year and weekday are read', () => {
    const sunday = dayNumberOf(2026, 11, 22);
    expect(startOfDay(sunday)).toEqual(midnight);
    expect([sunday, sunday + 1, sunday + 6].map(weekdayOf)).toEqual([0, 1, 6]);
    expect([dayNumberOf(2026, 12, 31), dayNumberOf(2027, 1, 1)].map(yearOf)).toEqual([2026, 2027]);
  });

  it('are written for programs in one way, however the browser writes them for people', () => {
    // The language's own format, which is a getter.
    const browser: { format: unknown } = Intl.DateTimeFormat.prototype;
    const format = vi.spyOn(browser, 'format', 'get').mockReturnValue(() => '11/22/2026');
    expect(toIsoDate(midnight)).toBe('2026-11-22');
    format.mockRestore();
  });

  it('know no daylight saving', () => {
    expect(toIsoDate(new Date('2026-07-01T04:59:59Z'))).toBe('2026-06-30');
    expect(formatDateTime(new Date('2026-07-01T17:05:00Z'))).toMatch(/1 Jul\w* 2026.*12:05\spm/i);
  });
});

describe('reading a timestamp', () => {
  const date = new Date('2026-01-02T03:04:05Z');

  it('takes a date and anything that gives one', () => {
    expect(toDate(date)).toBe(date);
    expect(toDate({ toDate: () => date })).toBe(date);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '2026-01-02'],
    ['a number', 1_767_323_045],
    ['an invalid date', new Date('never')],
    ['a list', [date]],
    ['an object with a toDate that is no function', { toDate: date }],
    ['an object whose toDate gives something else', { toDate: () => '2026' }],
    [
      'an object whose toDate throws',
      {
        toDate: () => {
          throw new RangeError('out of range');
        },
      },
    ],
  ])('takes %s for no date', (_, value) => {
    expect(toDate(value)).toBeUndefined();
  });
});
