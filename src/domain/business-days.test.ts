import { describe, expect, it } from 'vitest';
import { nextOpening, openingState } from './business-days';

/** A moment in Jamaica time; 2026-11-23 is a Monday. */
const inJamaica = (date: string, time: string) => new Date(`${date}T${time}-05:00`);

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
    const until = /until (.+)/.exec(text)?.[1];
    expect(state).toEqual({ text, until });
  });

  it.each([
    ["all day on Heroes' Day", '2026-10-19', "Closed for Heroes' Day: emergency only"],
    ['on a Saturday', '2026-12-26', 'Closed for Boxing Day: emergency only'],
    [
      'on the Monday observed instead of a Sunday',
      '2028-08-07',
      'Closed for Independence Day: emergency only',
    ],
    ['on the Monday observed instead of a Saturday', '2026-05-25', 'Closed for Labour Day: emergency only'],
  ])('names a public holiday, %s', (_, date, text) => {
    for (const time of ['00:00:00', '08:00:00', '12:00:00', '23:59:59']) {
      expect(openingState(inJamaica(date, time))).toEqual({ text });
    }
  });

  it('is the usual one around a public holiday', () => {
    expect(openingState(inJamaica('2026-10-18', '23:59:59')).text).toBe('Emergency only');
    expect(openingState(inJamaica('2026-10-20', '07:00:00')).text).toBe('Open now until 6:00 pm');
    expect(openingState(inJamaica('2026-05-23', '12:00:00')).text).toBe('Open now until 4:00 pm');
  });

  it('takes the day from Jamaica, not from UTC', () => {
    const fridayInJamaica = new Date('2026-11-27T22:00:00Z');
    expect(openingState(fridayInJamaica).text).toBe('Open now until 6:00 pm');
    const christmasEveInJamaica = new Date('2026-12-25T04:59:59Z');
    expect(openingState(christmasEveInJamaica).text).toBe('Emergency only');
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
    ["at the end of a year, after New Year's Day", '2026-12-31T18:00:00', '2027-01-02T08:00'],
    ["on the Saturday before Heroes' Day, Tuesday", '2026-10-17T12:00:00', '2026-10-20T07:00'],
    ['on a public holiday before the usual hour, the day after', '2026-10-19T06:00:00', '2026-10-20T07:00'],
    ['on Maundy Thursday, Saturday', '2027-03-25T12:00:00', '2027-03-27T08:00'],
    ['before Christmas on a Sunday, Wednesday', '2033-12-24T12:00:00', '2033-12-28T07:00'],
    ['before Christmas on a Saturday, Tuesday', '2027-12-24T12:00:00', '2027-12-28T07:00'],
    ['in summer too, for Jamaica keeps one time all year', '2026-07-03T17:30:00', '2026-07-04T08:00'],
  ])('is %s', (_, now, opening) => {
    expect(nextOpening(new Date(`${now}-05:00`))).toEqual(new Date(`${opening}-05:00`));
  });

  it('takes the day from Jamaica, not from UTC', () => {
    const fridayNightInJamaica = new Date('2026-11-28T03:00:00Z');
    expect(nextOpening(fridayNightInJamaica)).toEqual(new Date('2026-11-28T13:00:00Z'));
  });
});
