import { formatCount } from '@/lib/format-count';
import { hasVisibleText, hyphensToSpaces, toSingleLine } from '@/lib/text';
import type { Customer } from './customer';
import { contactMethods, labelOf } from './options';
import { businessMinutes } from './response-time';
import { workListLabel } from './work-lists';

/** Stands in for a name that nobody could see. */
const noName = 'No name';
/** Stands in for anything else that is empty. */
const notGiven = '–';

/** First and last name on one line, or 'No name'. */
export function displayName({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  const name = toSingleLine(`${toSingleLine(firstName)} ${toSingleLine(lastName)}`);
  return hasVisibleText(name) ? name : noName;
}

/** The name of the customer with an id, of those that are known. */
export function nameOf(id: string, find: (id: string) => { customer: Customer } | undefined): string {
  const found = find(id);
  return found ? displayName(found.customer) : 'somebody not on the list';
}

/** The text, or a dash when a reader would see nothing. */
export function orDash(text: string): string {
  return hasVisibleText(text) ? text : notGiven;
}

/** 'small business', 'NGO': hyphens become spaces (requirement 2.15). */
export function businessTypeText(businessType: string): string {
  return businessType === 'ngo' ? 'NGO' : hyphensToSpaces(businessType);
}

/** How many fuel types the table names (requirement 2.15). */
const fuelTypesShown = 2;

/** 'prefers WhatsApp', or nothing when they did not say. */
export function preferredContactText({ preferredContact }: Pick<Customer, 'preferredContact'>): string {
  return preferredContact && `prefers ${labelOf(contactMethods, preferredContact)}`;
}

/** 'Diesel, Kerosene...' */
export function fuelNeeds(fuelTypes: readonly string[]): string {
  const shown = fuelTypes.slice(0, fuelTypesShown).join(', ');
  return orDash(fuelTypes.length > fuelTypesShown ? `${shown}...` : shown);
}

/** '100 of 5,000 customers', '1 customer' */
export function formatCustomers(count: number, total?: number): string {
  return `${formatShare(count, total)} ${(total ?? count) === 1 ? 'customer' : 'customers'}`;
}

/** '100 of 5,000'; '100' as long as nobody has counted them all. */
export function formatShare(count: number, total: number | undefined): string {
  return total === undefined ? formatCount(count) : `${formatCount(count)} of ${formatCount(total)}`;
}

/** How pressing a customer who waits is, in words. */
export const responseTimeLabels = {
  overdue: workListLabel('overdue'),
  dueToday: workListLabel('today'),
} as const;

const day = 24 * 60 * 60 * 1000;
/** From here on nobody counts hours any more, in milliseconds. */
const longWait = 14 * day;

/** '25 min', '9 h' of business hours; '3 weeks' of the calendar once it is long. */
export function formatWait(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed >= longWait) return `${formatCount(Math.floor(passed / (7 * day)))} weeks`;
  const minutes = businessMinutes(since, now);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
