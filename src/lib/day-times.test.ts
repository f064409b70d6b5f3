import { describe, expect, it } from 'vitest';
import { formatDayTime, formatShortDayTime, fromLocalText, toLocalText } from './day-times';

const now = new Date('2026-11-22T04:30:00Z');

describe('A day and a time in Jamaica', () => {
  it.each([
    ['2026-11-22T04:55:00Z', '11:55 pm', '11:55 pm'],
    ['2026-11-22T05:05:00Z', 'Sun 22 Nov, 12:05 am', '22 Nov'],
    ['2026-11-23T14:00:00Z', 'Mon 23 Nov, 9:00 am', '23 Nov'],
    ['2027-01-04T14:00:00Z', 'Mon 4 Jan, 9:00 am', '4 Jan'],
    ['2027-11-22T14:00:00Z', 'Mon 22 Nov 2027, 9:00 am', '22 Nov 2027'],
    ['2025-11-24T14:00:00Z', 'Mon 24 Nov 2025, 9:00 am', '24 Nov 2025'],
  ])('%s is written %s, and in short %s', (date, text, short) => {
    expect(formatDayTime(new Date(date), now).replace('\u202f', ' ')).toBe(text);
    expect(formatShortDayTime(new Date(date), now).replace('\u202f', ' ')).toBe(short);
  });

  it('goes into a field and comes out of it', () => {
    expect(toLocalText(now)).toBe('2026-11-21T23:30');
    expect(fromLocalText('2026-11-21T23:30')).toEqual(now);
    expect(fromLocalText('')).toBeUndefined();
  });
});
