import { dayLength, dayNumberOf, minuteLength, startOfDay, yearOf } from '@/lib/dates';

export type DateOrder = 'day' | 'month' | undefined;

const isoDate =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?([ap]\.?m\.?)? ?(Z|UTC|GMT|[ACEMP][DS]T|\(?(?:UTC|GMT)?[+-](?:\d{2}(?::?\d{2})?|\d)\)?)?(?: UTC| [ACEMP][DS]T| [a-z]+\/[a-z_]+)?)?$/i;
const numericDate = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:,?\s+\d.*)?$/;
const dayAndMonth =
  /^(?:[a-z]+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s/-]+([a-z]{3,9})\.?,?[\s/-]+(\d{4}|\d{2})\b/i;
const monthAndDay = /^(?:[a-z]+,?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i;
const serialDate = /^([345]\d{4})(?:\.\d+)?$/;
const serialStart = dayNumberOf(1899, 12, 30);
const digitsOnly = /^(20\d{2})(\d{2})(\d{2})$/;
const unixTime = /^1\d{9}(?:\d{3})?$/;
const zoneOffsets: Readonly<Record<string, string>> = {
  ADT: '-3',
  AST: '-4',
  EDT: '-4',
  EST: '-5',
  CDT: '-5',
  CST: '-6',
  MDT: '-6',
  MST: '-7',
  PDT: '-7',
  PST: '-8',
};
const longestDate = 100;
const earliestYear = 1950;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns two dates when day and month may be swapped, and none for text that is no date. */
export function readDate(text: string, order?: DateOrder): Date[] {
  if (text.length > longestDate) return [];
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const iso = isoDate.exec(trimmed);
  if (iso) return readIso(iso);
  const [, serial] = serialDate.exec(trimmed) ?? [];
  if (serial) return [startOfDay(serialStart + Number(serial))];
  if (unixTime.test(trimmed)) return [new Date(Number(trimmed.padEnd(13, '0')))];
  const digits = digitsOnly.exec(trimmed);
  if (digits) return readIso(digits);
  const [, one = '', other = '', year = ''] = numericDate.exec(trimmed) ?? [];
  if (year) {
    const dayFirst = order === 'month' ? [] : toDay(year, Number(other), one);
    const monthFirst = order === 'day' ? [] : toDay(year, Number(one), other);
    return one === other ? dayFirst.concat(monthFirst).slice(0, 1) : [...dayFirst, ...monthFirst];
  }
  const [, day = '', month = '', ofYear = ''] = dayAndMonth.exec(trimmed) ?? [];
  if (ofYear) return toDay(ofYear, monthOf(month), day);
  const [, first = '', second = '', third = ''] = monthAndDay.exec(trimmed) ?? [];
  return third ? toDay(third, monthOf(first), second) : [];
}

/** Undefined for a file whose dates tell neither order, or both. */
export function dateOrder(texts: readonly string[]): DateOrder {
  const isOnly = (order: DateOrder, other: DateOrder) =>
    texts.some((text) => readDate(text, order).length > 0 && readDate(text, other).length === 0);
  const [isDay, isMonth] = [isOnly('day', 'month'), isOnly('month', 'day')];
  if (isDay === isMonth) return undefined;
  return isDay ? 'day' : 'month';
}

function readIso([, year = '', month = '', day = '', ...time]: RegExpExecArray): Date[] {
  const [hour = '', minute = '', second = '', half = '', zone = ''] = time;
  const [date] = toDay(year, Number(month), day);
  if (!date || !hour) return date ? [date] : [];
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  const passed = ((hours * 60 + Number(minute)) * 60 + Number(second || 0)) * 1000;
  // A time without a zone is Jamaica's.
  if (!zone) return [new Date(date.getTime() + passed)];
  const written = zoneOffsets[zone.toUpperCase()] ?? zone;
  const [, sign, zoneHours = '0', zoneMinutes = '0'] = /([+-])(\d{2}|\d(?!\d)):?(\d{2})?/.exec(written) ?? [];
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * minuteLength * (sign === '-' ? -1 : 1);
  return [new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)) + passed - offset)];
}

const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const centuryOf = (year: string) => (1900 + Number(year) < earliestYear ? 2000 : 1900);

function toDay(year: string, month: number, day: string): Date[] {
  const whole = year.length === 2 ? centuryOf(year) + Number(year) : Number(year);
  const number = dayNumberOf(whole, month, Number(day));
  const isReal =
    whole >= earliestYear &&
    month >= 1 &&
    month <= 12 &&
    new Date(number * dayLength).getUTCMonth() + 1 === month;
  return isReal && Number(day) >= 1 && yearOf(number) === whole ? [startOfDay(number)] : [];
}
