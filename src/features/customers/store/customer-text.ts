import type { Customer } from '@/domain/customer';
import { hasInk, hyphensToSpaces, toSingleLine } from '@/lib/text';

/** Stands in for a name that nobody could see. */
const noName = 'No name';
/** Stands in for anything else that is empty. */
const notGiven = '–';

/** First and last name on one line, or 'No name'. */
export function displayName({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  const name = toSingleLine(`${toSingleLine(firstName)} ${toSingleLine(lastName)}`);
  return hasInk(name) ? name : noName;
}

/** The text, or a dash when a reader would see nothing. */
export function orDash(text: string): string {
  return hasInk(text) ? text : notGiven;
}

/** 'small business', 'NGO': hyphens become spaces (requirement 3). */
export function businessTypeText(businessType: string): string {
  return businessType === 'ngo' ? 'NGO' : hyphensToSpaces(businessType);
}

/** How many fuel types the table names (requirement 2). */
const fuelTypesShown = 2;

/** 'Diesel, Kerosene...' */
export function fuelNeeds(fuelTypes: readonly string[]): string {
  const shown = fuelTypes.slice(0, fuelTypesShown).join(', ');
  return orDash(fuelTypes.length > fuelTypesShown ? `${shown}...` : shown);
}
