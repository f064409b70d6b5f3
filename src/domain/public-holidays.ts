import { dayNumberOf, weekdayOf, yearOf } from '@/lib/dates';
import { memoizeLast } from '@/lib/memoize-last';

interface PublicHoliday {
  /** The observed day's number (see `dayNumber`). */
  day: number;
  name: string;
}

const [sunday, monday, saturday] = [0, 1, 6];

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonDrift + 15) % 30;
  const rest = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  // Counts from 22 March, the earliest Easter.
  return dayNumberOf(year, 3, 22) + epact + toSunday - 7 * correction;
}

const afterSunday = (day: number) => (weekdayOf(day) === sunday ? day + 1 : day);
const afterWeekend = (day: number) => afterSunday(weekdayOf(day) === saturday ? day + 1 : day);

const mondayFrom = (day: number) => day + ((monday + 7 - weekdayOf(day)) % 7);

/**
 * The Schedule to the Holidays (Public General) Act: Monday replaces a Sunday, and for Labour Day a Saturday, too. The
 * Act is silent on a Boxing Day on Sunday; the Minister appoints Monday (2010, 2021). Days of section 7 are missing.
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
    { day: mondayFrom(on(10, 15)), name: "Heroes' Day" },
    { day: christmas, name: 'Christmas Day' },
    { day: afterSunday(christmas + 1), name: 'Boxing Day' },
  ];
});

export function publicHolidays(from: number, to: number): PublicHoliday[] {
  const holidays: PublicHoliday[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) holidays.push(...holidaysOf(year));
  return holidays.filter(({ day }) => day >= from && day <= to);
}
