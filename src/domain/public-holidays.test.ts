import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { dayNumberOf, weekdayOf } from '@/lib/dates';
import { publicHolidays } from './public-holidays';

const ourDays = (from: string, to: string) =>
  publicHolidays(numberOf(from), numberOf(to)).map(({ day, name }) => `${isoOf(day)} ${name}`);
const ourYear = (year: number) => ourDays(`${year}-01-01`, `${year}-12-31`);

function numberOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dayNumberOf(year, month, day);
}
const isoOf = (number: number) => new Date(number * 24 * 3_600_000).toISOString().slice(0, 10);

describe('Public holidays of Jamaica', () => {
  it('are these in 2026, when Labour Day falls on a Saturday', () => {
    expect(ourYear(2026)).toEqual([
      "2026-01-01 New Year's Day",
      '2026-02-18 Ash Wednesday',
      '2026-04-03 Good Friday',
      '2026-04-06 Easter Monday',
      '2026-05-25 Labour Day',
      '2026-08-01 Emancipation Day',
      '2026-08-06 Independence Day',
      "2026-10-19 Heroes' Day",
      '2026-12-25 Christmas Day',
      '2026-12-26 Boxing Day',
    ]);
  });

  // The observed days as the Ministry of Labour announced them, or by the Act's Schedule.
  it.each([
    ["New Year's Day on a Sunday, on Monday (announced for 2023)", "2023-01-02 New Year's Day"],
    ["New Year's Day on a Saturday, on that day", "2022-01-01 New Year's Day"],
    ['Labour Day on a Sunday, on Monday', '2021-05-24 Labour Day'],
    ['Labour Day on a Saturday, on Monday', '2020-05-25 Labour Day'],
    ['Emancipation Day on a Sunday, on Monday', '2021-08-02 Emancipation Day'],
    ['Emancipation Day on a Saturday, on that day (announced for 2020)', '2020-08-01 Emancipation Day'],
    ['Independence Day on a Sunday, on Monday', '2023-08-07 Independence Day'],
    ['Independence Day on a Saturday, on that day (announced for 2016)', '2016-08-06 Independence Day'],
    ['Christmas Day on a Sunday, on Monday (announced for 2022)', '2022-12-26 Christmas Day'],
    ['Boxing Day after it, on Tuesday (announced for 2022)', '2022-12-27 Boxing Day'],
    ['Christmas Day on a Saturday, on that day (2021)', '2021-12-25 Christmas Day'],
    ['Boxing Day on a Sunday, on Monday (appointed for 2010 and 2021)', '2021-12-27 Boxing Day'],
    ['Boxing Day on a Saturday, on that day (announced for 2020)', '2020-12-26 Boxing Day'],
    ["Heroes' Day on the first possible third Monday", "2029-10-15 Heroes' Day"],
    ["Heroes' Day on the last possible third Monday", "2024-10-21 Heroes' Day"],
    ['Easter as early as in our time', '2008-03-24 Easter Monday'],
    ['Easter as late as it can be', '2038-04-26 Easter Monday'],
  ])('%s', (_, holiday) => {
    expect(ourYear(Number(holiday.slice(0, 4)))).toContain(holiday);
  });

  it('are listed from one day to another, both included, over the turn of a year', () => {
    expect(ourDays('2026-12-26', '2027-01-01')).toEqual([
      '2026-12-26 Boxing Day',
      "2027-01-01 New Year's Day",
    ]);
    expect(ourDays('2026-12-27', '2026-12-31')).toEqual([]);
  });
});

/** Names of `date-holidays` that are longer than ours. */
const shortNames: Record<string, string> = { 'National Heroes Day': "Heroes' Day" };

/**
 * `date-holidays` lists some holidays on their Sunday, too. When Christmas Day falls on a Sunday it swaps the two days.
 * The Ministry put Christmas Day on the Monday in 2022.
 */
function theirYear(year: number): string[] {
  const christmasOnSunday = weekdayOf(dayNumberOf(year, 12, 25)) === 0;
  const exchanged: Record<string, string> = { 'Christmas Day': 'Boxing Day', 'Boxing Day': 'Christmas Day' };
  return new Holidays('JM')
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: name.replace(' (substitute day)', '') }))
    .filter(({ date }) => weekdayOf(numberOf(date)) !== 0)
    .map(({ date, name }) => {
      const ours = shortNames[name] ?? name;
      return `${date} ${christmasOnSunday ? (exchanged[ours] ?? ours) : ours}`;
    });
}

it.each(Array.from({ length: 30 }, (_, index) => 2020 + index))('agree with date-holidays in %i', (year) => {
  expect(ourYear(year)).toHaveLength(10);
  expect(ourYear(year)).toEqual(theirYear(year));
});
