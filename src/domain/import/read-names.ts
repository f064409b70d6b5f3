import { toSingleLine } from '@/lib/text';
import type { ImportCell, LineReading } from './line-reading';
import { looksLikeCompany, type PersonName, splitName } from './person-name';
import { toKey, toWords } from './words';

export interface NameCells {
  first: string;
  last: string;
  full: string;
}

export type ChosenName = Pick<PersonName, 'firstName' | 'lastName'>;

/** Exact parts come before a full name that is split. Returns whether both parts are guessed. */
export function readNames(
  reading: LineReading,
  { first, last, full }: NameCells,
  { company, chosen }: { company: ImportCell | undefined; chosen: ChosenName | undefined },
): boolean {
  const { fields } = reading;
  if (chosen) {
    Object.assign(fields, chosen);
    keepRest(reading, full || `${first} ${last}`, chosen);
    return true;
  }
  if (first && last) {
    Object.assign(fields, { firstName: first, lastName: last });
    if (looksLikeCompany(full)) keepCompany(reading, full, company);
    else keepRest(reading, full, { firstName: first, lastName: last });
    return false;
  }
  const whole = full || first || last;
  if (!whole) return false;
  const isCompany =
    looksLikeCompany(whole) || (company !== undefined && toKey(company.text) === toKey(whole));
  if (isCompany) {
    keepCompany(reading, whole, company);
    reading.reasons.push(`“${whole}” reads like a company, and no person is named.`);
    return true;
  }
  const name = partsOf({ first, last, full });
  Object.assign(fields, { firstName: name.firstName, lastName: name.lastName });
  if (name.prefix) reading.keep('Title', name.prefix);
  return true;
}

function keepCompany(reading: LineReading, name: string, company: ImportCell | undefined): void {
  if (!company) {
    reading.fields.companyName = name;
    reading.say(`“${name}” reads like a company and becomes the company name.`);
  } else if (toKey(company.text) !== toKey(name)) reading.keep('Name', name);
}

/** A full name without its known part gives the other part. */
function partsOf({ first, last, full }: NameCells): PersonName {
  const whole = toSingleLine(full);
  if (first && whole.startsWith(`${first} `))
    return { firstName: first, lastName: whole.slice(first.length).trim(), prefix: '' };
  if (last && whole.endsWith(` ${last}`))
    return { firstName: whole.slice(0, -last.length).trim(), lastName: last, prefix: '' };
  return splitName(whole || first || last);
}

function keepRest(reading: LineReading, full: string, parts: ChosenName): void {
  const known = new Set(toWords(`${parts.firstName} ${parts.lastName}`));
  if (toWords(full).some((word) => !known.has(word))) reading.keep('Name', full.trim());
}
