import { describe, expect, it } from 'vitest';
import { businessHours, formatHours, formatTime, hoursOn, nextOpening, openingState } from './business-hours';

/** A moment by the clock on a Jamaican wall; 2026-11-23 is a Monday. */
const inJamaica = (date: string, time: string) => new Date(`${date}T${time}-05:00`);

describe('business hours', () => {
  it('are Monday to Friday 07:00–18:00, Saturday 08:00–16:00, Sunday emergency only', () => {
    expect(businessHours.map((entry) => [entry.label, formatHours(entry)])).toEqual([
      ['Monday to Friday', '7:00 am – 6:00 pm'],
      ['Saturday', '8:00 am – 4:00 pm'],
      ['Sunday', 'Emergency only'],
    ]);
  });

  it('name every day of the week once', () => {
    expect(businessHours.flatMap(({ days }) => days).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('opening state in Jamaica time', () => {
  it.each([
    ['Monday before opening', '2026-11-23', '06:59:59', 'Emergency only'],
    ['Monday at opening', '2026-11-23', '07:00:00', 'Open now until 6:00 pm'],
    ['Friday in its last minute', '2026-11-27', '17:59:59', 'Open now until 6:00 pm'],
    ['Friday at closing', '2026-11-27', '18:00:00', 'Emergency only'],
    ['Friday at midnight', '2026-11-27', '00:00:00', 'Emergency only'],
    ['Saturday before opening', '2026-11-28', '07:30:00', 'Emergency only'],
    ['Saturday at opening', '2026-11-28', '08:00:00', 'Open now until 4:00 pm'],
    ['Saturday at closing', '2026-11-28', '16:00:00', 'Emergency only'],
    ['Sunday at noon', '2026-11-29', '12:00:00', 'Emergency only'],
    ['a summer day, for Jamaica keeps one time all year', '2026-07-06', '17:30:00', 'Open now until 6:00 pm'],
  ])('%s', (_, date, time, text) => {
    const state = openingState(inJamaica(date, time));
    expect(state).toEqual({ text, isOpen: text !== 'Emergency only' });
  });

  it('takes the day from Jamaica, not from Greenwich', () => {
    const saturdayNightInJamaica = new Date('2026-11-29T03:00:00Z');
    expect(hoursOn(saturdayNightInJamaica)?.label).toBe('Saturday');
  });
});

describe('the next opening', () => {
  it.each([
    ['on Monday before opening, the same day', '2026-11-23T06:59:59.999', '2026-11-23T07:00'],
    ['on Monday at opening, Tuesday', '2026-11-23T07:00:00', '2026-11-24T07:00'],
    ['on Monday in the evening, Tuesday', '2026-11-23T23:59:59', '2026-11-24T07:00'],
    ['on Friday during the day, Saturday at its own hour', '2026-11-27T12:00:00', '2026-11-28T08:00'],
    ['on Saturday during the day, Monday', '2026-11-28T08:00:00', '2026-11-30T07:00'],
    ['on Sunday, Monday', '2026-11-29T00:00:00', '2026-11-30T07:00'],
    ['at the end of a year, in the next', '2026-12-31T18:00:00', '2027-01-01T07:00'],
    ['in summer too, for Jamaica keeps one time all year', '2026-07-03T17:30:00', '2026-07-04T08:00'],
  ])('is %s', (_, now, opening) => {
    expect(nextOpening(new Date(`${now}-05:00`))).toEqual(new Date(`${opening}-05:00`));
  });

  it('takes the day from Jamaica, not from Greenwich', () => {
    const fridayNightInJamaica = new Date('2026-11-28T03:00:00Z');
    expect(nextOpening(fridayNightInJamaica)).toEqual(new Date('2026-11-28T13:00:00Z'));
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
