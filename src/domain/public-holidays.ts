import { dayNumberOf, weekdayOf, yearOf } from '@/lib/dates';
import { memoizeLast } from '@/lib/memoize-last';

/** A public general holiday of Jamaica, on the day on which it is observed. */
export interface PublicHoliday {
  /** The day's number (see `dayNumber`). */
  day: number;
  name: string;
}

const [sunday, monday, saturday] = [0, 1, 6];

/** Easter Sunday's number: the Gregorian computus of Meeus, Jones and Butcher, which holds for every year. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonDrift + 15) % 30;
  const rest = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  // Counted from 22 March, the earliest day on which Easter can fall.
  return dayNumberOf(year, 3, 22) + epact + toSunday - 7 * correction;
}

const afterSunday = (day: number) => (weekdayOf(day) === sunday ? day + 1 : day);
const afterWeekend = (day: number) => afterSunday(weekdayOf(day) === saturday ? day + 1 : day);

/** The first Monday from a day on. */
const mondayFrom = (day: number) => day + ((monday + 7 - weekdayOf(day)) % 7);

/**
 * The holidays of the Schedule to the Holidays (Public General) Act. A day that falls on a Sunday is observed on the
 * Monday after it, Labour Day from a Saturday, too; others stay on their Saturday. Christmas Day and Boxing Day are
 * two days in any year: from a Sunday on, Monday and Tuesday. For Boxing Day alone on a Sunday the Act names no other
 * day, but the Minister appoints the Monday (2010, 2021). Days appointed once, by section 7, are not known here.
 */
const holidaysOf = memoizeLast((year: number): PublicHoliday[] => {
  const on = (month: number, day: number) => dayNumberOf(year, month, day);
  const easter = easterSunday(year);
  const christmas = afterSunday(on(12, 25));
  return [
    { day: afterSunday(on(1, 1)), name: "New Year's Day" },
    { day: easter - 46, name: 'Ash Wednesday' },
    { day: easter - 2, name: 'Good Friday' },
    { day: easter + 1, name: 'Easter Monday' },
    { day: afterWeekend(on(5, 23)), name: 'Labour Day' },
    { day: afterSunday(on(8, 1)), name: 'Emancipation Day' },
    { day: afterSunday(on(8, 6)), name: 'Independence Day' },
    // The third Monday.
    { day: mondayFrom(on(10, 15)), name: "Heroes' Day" },
    { day: christmas, name: 'Christmas Day' },
    { day: afterSunday(christmas + 1), name: 'Boxing Day' },
  ];
});

/** The public holidays observed from one day to another, by their numbers, both included; the earliest first. */
export function publicHolidays(from: number, to: number): PublicHoliday[] {
  const holidays: PublicHoliday[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) holidays.push(...holidaysOf(year));
  return holidays.filter(({ day }) => day >= from && day <= to);
}
