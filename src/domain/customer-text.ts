import { dayLength, minuteLength } from '@/lib/dates';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText, hyphensToSpaces, toSingleLine } from '@/lib/text';
import type { Customer } from './customer';
import { contactMethods, labelOf } from './options';
import { businessMinutes } from './response-time';
import { workListLabel } from './work-lists';

const noName = 'No name';
const notGiven = '–';

export function displayName({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  const name = toSingleLine(`${toSingleLine(firstName)} ${toSingleLine(lastName)}`);
  return hasVisibleText(name) ? name : noName;
}

export function nameOf(id: string, find: (id: string) => { customer: Customer } | undefined): string {
  const found = find(id);
  return found ? displayName(found.customer) : 'somebody not on the list';
}

/** 'Ann Lee', 'Ann Lee and Bo Grant', 'Ann Lee and 2 others' */
export function listNames([first = '', ...others]: readonly string[]): string {
  const [second] = others;
  if (second === undefined) return first;
  return `${first} and ${others.length > 1 ? `${formatCount(others.length)} others` : second}`;
}

export function orDash(text: string): string {
  return hasVisibleText(text) ? text : notGiven;
}

/** 'small business', 'NGO' (requirement 2.15). */
export function businessTypeText(businessType: string): string {
  return businessType === 'ngo' ? 'NGO' : hyphensToSpaces(businessType);
}

/** Requirement 2.15. */
const fuelTypesShown = 2;

export function preferredContactText({ preferredContact }: Pick<Customer, 'preferredContact'>): string {
  return preferredContact && `prefers ${labelOf(contactMethods, preferredContact)}`;
}

/** 'Diesel, Kerosene...' */
export function fuelNeeds(fuelTypes: readonly string[]): string {
  const shown = fuelTypes.slice(0, fuelTypesShown).join(', ');
  return orDash(fuelTypes.length > fuelTypesShown ? `${shown}...` : shown);
}

export function formatCustomers(count: number, total?: number): string {
  return `${formatShare(count, total)} ${(total ?? count) === 1 ? 'customer' : 'customers'}`;
}

export function formatShare(count: number, total: number | undefined): string {
  return total === undefined ? formatCount(count) : `${formatCount(count)} of ${formatCount(total)}`;
}

export const responseTimeLabels = {
  overdue: workListLabel('overdue'),
  dueToday: workListLabel('today'),
} as const;

/** The wait in milliseconds from which calendar weeks replace business hours. */
const longWait = 14 * dayLength;

/** '25 min', '9 h', '3 weeks'; 'since closing' until the office opens. */
export function formatWait(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed >= longWait) return `${formatCount(Math.floor(passed / (7 * dayLength)))} weeks`;
  const minutes = businessMinutes(since, now);
  if (minutes === 0 && passed >= minuteLength) return 'since closing';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
