import { describe, expect, it } from 'vitest';
import { businessHours, formatHours, formatTime, hoursOn, openingState } from './business-hours';

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

it.each([
  [0, '12:00 am'],
  [7 * 60, '7:00 am'],
  [12 * 60 + 5, '12:05 pm'],
  [16 * 60 + 30, '4:30 pm'],
])('writes %i minutes after midnight as %s', (minutes, text) => {
  expect(formatTime(minutes)).toBe(text);
});
