import { describe, expect, it } from 'vitest';
import { openingState } from './business-days';
import { businessMinutes, responseState, responseTargets } from './response-time';

/** A moment in Jamaica time; 2026-11-23 is a Monday. */
const inJamaica = (moment: string) => new Date(`${moment.replace(' ', 'T')}:00-05:00`);
const stateOf = (created: string, now: string) =>
  responseState(inJamaica(created), responseTargets(inJamaica(now)));

describe('Contact within 1 business day', () => {
  it.each([
    // Received, then: still waiting, due today from, overdue from.
    ['2026-11-24 10:00', '2026-11-24 23:59', '2026-11-25 00:00', '2026-11-25 18:00'],
    ['2026-11-24 17:59', '2026-11-24 23:59', '2026-11-25 00:00', '2026-11-25 18:00'],
    ['2026-11-24 18:00', '2026-11-25 23:59', '2026-11-26 00:00', '2026-11-26 18:00'],
    ['2026-11-25 05:00', '2026-11-25 23:59', '2026-11-26 00:00', '2026-11-26 18:00'],
    ['2026-11-27 09:00', '2026-11-27 23:59', '2026-11-28 00:00', '2026-11-28 16:00'],
    ['2026-11-28 09:00', '2026-11-29 23:59', '2026-11-30 00:00', '2026-11-30 18:00'],
    ['2026-11-28 16:00', '2026-11-30 23:59', '2026-12-01 00:00', '2026-12-01 18:00'],
    ['2026-11-29 12:00', '2026-11-30 23:59', '2026-12-01 00:00', '2026-12-01 18:00'],
    // Monday, 19 October is Heroes' Day.
    ['2026-10-17 10:00', '2026-10-19 23:59', '2026-10-20 00:00', '2026-10-20 18:00'],
    ['2026-10-17 16:00', '2026-10-20 23:59', '2026-10-21 00:00', '2026-10-21 18:00'],
    ['2026-10-19 12:00', '2026-10-20 23:59', '2026-10-21 00:00', '2026-10-21 18:00'],
    // Christmas Day on a Friday; and on a Saturday, when Boxing Day is observed on the Monday.
    ['2026-12-24 10:00', '2026-12-27 23:59', '2026-12-28 00:00', '2026-12-28 18:00'],
    ['2027-12-24 10:00', '2027-12-27 23:59', '2027-12-28 00:00', '2027-12-28 18:00'],
  ])(
    'a customer of %s waits until %s, is due today from %s and overdue from %s',
    (created, waits, due, overdue) => {
      expect(stateOf(created, waits)).toBe('waiting');
      expect(stateOf(created, due)).toBe('dueToday');
      const lastMinute = new Date(inJamaica(overdue).getTime() - 60_000);
      expect(responseState(inJamaica(created), responseTargets(lastMinute))).toBe('dueToday');
      expect(stateOf(created, overdue)).toBe('overdue');
    },
  );
});

describe('Business minutes', () => {
  it.each([
    ['2026-11-23 09:00', '2026-11-23 09:45', 45],
    ['2026-11-23 06:00', '2026-11-23 08:00', 60],
    ['2026-11-23 17:00', '2026-11-24 08:00', 120],
    ['2026-11-27 17:00', '2026-11-30 08:00', 60 + 8 * 60 + 60],
    ['2026-11-28 16:00', '2026-11-30 07:00', 0],
    ['2026-11-23 00:00', '2026-11-30 00:00', (5 * 11 + 8) * 60],
    ['2026-11-24 09:00', '2026-11-23 09:00', 0],
    ['2026-10-19 00:00', '2026-10-20 00:00', 0],
    ['2026-10-17 15:00', '2026-10-20 08:00', 120],
    ['2026-12-24 17:00', '2026-12-28 08:00', 120],
  ])('from %s to %s are %i', (from, to, minutes) => {
    expect(businessMinutes(inJamaica(from), inJamaica(to))).toBe(minutes);
  });

  it.each([
    ['2026-07-06', ''],
    ['2026-10-19', "that begins with Heroes' Day"],
    ['2026-12-24', 'of Christmas'],
  ])('agree with the opening state, minute by minute through the week from %s %s', (from) => {
    const begin = inJamaica(`${from} 00:00`).getTime();
    const minutes = Array.from({ length: 7 * 24 * 60 }, (_, n) => new Date(begin + n * 60_000));
    const open = minutes.filter((now) => openingState(now).until).length;
    expect(businessMinutes(new Date(begin), new Date(begin + 7 * 24 * 3_600_000))).toBe(open);
  });
});
