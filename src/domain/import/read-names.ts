import { readPhone } from '@/domain/read-phone';
import { hasVisibleText, toSingleLine } from '@/lib/text';
import type { ImportCell, LineReading } from './line-reading';
import { likelyOption } from './option-words';
import {
  isGeneration,
  isNamePrefix,
  longestName,
  looksLikeCompany,
  type PersonName,
  splitName,
} from './person-name';
import { customerTitle } from './title-rules';
import { commaSeparated, titleWords, toKey, toWords } from './words';

interface NameCells {
  first: string;
  last: string;
  full: string;
}

export type ChosenName = Pick<PersonName, 'firstName' | 'lastName'>;

/** Exact parts come before a full name that is split. Returns whether both parts are guessed. */
export function readNames(
  reading: LineReading,
  { first, last, full: written }: NameCells,
  { company, chosen }: { company: ImportCell | undefined; chosen: ChosenName | undefined },
): boolean {
  const names = [written, `${first} ${last}`].filter(hasVisibleText);
  if (company && isCustomerAlone(names, company) && !(chosen && looksLikeCompany(company.text))) {
    reading.isOwnCompany = true;
    const full = names.length > 0 ? written : company.text;
    return readNames(reading, { first, last, full }, { company: undefined, chosen });
  }
  const { fields } = reading;
  const shown = withoutCompany(withoutMark(written), company?.text);
  if (first && last && !chosen && hasLetter(first + last + shown)) {
    Object.assign(fields, { firstName: first, lastName: last });
    if (looksLikeCompany(shown) && !isSame(shown, `${first} ${last}`)) keepCompany(reading, shown, company);
    else keepRest(reading, shown, { firstName: first, lastName: last });
    return false;
  }
  const isCompany = company !== undefined && isSame(shown, company.text);
  const parts = firstOfSeveral(shown) ?? partsOfFull(shown);
  const { name: full, remark, firm, position } = isCompany && !parts.firm ? { name: shown } : parts;
  if (remark) reading.keep('Name', remark);
  if (position) {
    fields.position = position;
    reading.say(`Position: ${position}, from “${shown}”.`);
  }
  if (firm) keepCompany(reading, firm, isCompany ? undefined : company);
  reading.isOwnCompany ||= isCompany && firm !== undefined;
  if (chosen) {
    Object.assign(fields, chosen);
    keepRest(reading, full || `${first} ${last}`, chosen);
    return true;
  }
  const whole = full || `${first} ${last}`.trim();
  if (!whole) return false;
  if (!hasLetter(whole)) {
    reading.reasons.push(`“${whole}” is no name.`);
    return true;
  }
  if (looksLikeCompany(whole) || (company && isSame(whole, company.text))) {
    keepCompany(reading, whole, company);
    reading.reasons.push(`“${whole}” reads like a company, and no person is named.`);
    return true;
  }
  const name = partsOf({ first, last, full });
  Object.assign(fields, { firstName: name.firstName, lastName: name.lastName });
  if (!remark || !isSame(remark, first || last))
    keepRest(reading, first || last, { ...name, firstName: `${name.prefix} ${name.firstName}` });
  if (name.prefix) reading.keep('Title', name.prefix);
  return true;
}

export function personFirst(cells: readonly ImportCell[]): readonly ImportCell[] {
  const isCompany = ({ text }: ImportCell) => looksLikeCompany(text) && !partsOfFull(text).firm;
  const [first] = cells;
  const person =
    first &&
    isCompany(first) &&
    cells.find((cell) => !isCompany(cell) && !isWithoutPerson(partsOfFull(cell.text).name));
  return person ? [person, ...cells.filter((cell) => cell !== person)] : cells;
}

export function keepOtherNames(
  reading: LineReading,
  [first, ...others]: readonly ImportCell[],
  company?: ImportCell,
): void {
  for (const { title, text } of others) {
    if (!first || isSame(text, first.text)) continue;
    if (looksLikeCompany(text) && !looksLikeCompany(first.text)) keepCompany(reading, text, company);
    else reading.keep(title, text);
  }
}

export function nameBeside(email: string): string {
  const [, name = ''] = /^["'\s]*([^"'<>@()]+?)["'\s]*[<(][^\s<>()]+@/.exec(email.slice(0, 320)) ?? [];
  return isPerson(name.replace(',', '')) && !looksLikeCompany(name) ? name : '';
}

const hasLetter = (text: string) => /\p{L}/u.test(text);

function withoutCompany(name: string, company: string | undefined): string {
  return company && name.startsWith(`${company}, `) ? name.slice(company.length + 2).trim() : name;
}

const withoutMark = (name: string) =>
  name
    .replace(/^(?:(?:[~*•]|att(?:n|ention)\b[.:]?)\s*)+(?=\p{L})/iu, '')
    .replace(/(?<!\*)\*+(?!\S)/g, '')
    .trim();

/** A customer without another contact person is a person, or a company that names none. */
function isCustomerAlone(names: readonly string[], { title, text }: ImportCell): boolean {
  const isPerson = names.length === 0 || !looksLikeCompany(text);
  const shown = givenFirst(text);
  const isNamed = names.every((name) => isSame(givenFirst(name), shown));
  return customerTitle.test(titleWords(title)) && isPerson && isNamed;
}

function givenFirst(name: string): string {
  const { prefix, firstName, lastName } = splitName(name);
  return `${prefix} ${firstName} ${lastName}`;
}

function keepCompany(reading: LineReading, name: string, company: ImportCell | undefined): void {
  if (!company) {
    reading.fields.companyName = name;
    reading.say(`“${name}” reads like a company and becomes the company name.`);
  } else if (!isSame(company.text, name)) reading.keep('Name', name);
}

const isSame = (one: string, other: string) =>
  toKey(one) ? toKey(one) === toKey(other) : one.trim() === other.trim();

interface FullName {
  name: string;
  remark?: string;
  firm?: string;
  position?: string;
}

/** 'Ann Sample (Sample Ltd)', 'Sample Ltd - Ann Sample', '~Ann Sample - Manager', 'Ann Sample / Lee Sample' */
function partsOfFull(written: string): FullName {
  const full = written
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\[([^[\]]+)\]$/, '($1)');
  if (full.length > longestName) return { name: written };
  const [, called = '', number = ''] = /^(\D+?)[ ,:-]+(\+?\(?\d[\d() .-]{5,}\d)$/.exec(full) ?? [];
  if (called && readPhone(number).numbers.length > 0) {
    const { remark, ...parts } = partsOfFull(called);
    return { ...parts, remark: remark ? `${remark}, ${number}` : number };
  }
  const [, person = '', position = ''] = /^(.+?)(?:, | [-–|/] | ?\()([^()]+)\)?$/.exec(full) ?? [];
  if (isPerson(person) && !looksLikeCompany(person) && isJob(position)) return { name: person, position };
  const [, name = '', remark = ''] = /^(\S+ .*\S) ?\(([^()]+)\)$/.exec(full) ?? [];
  const [, known = '', aside = ''] = /^(.+?) [-–] (.+)$/.exec(full) ?? [];
  if (isPerson(known) && !looksLikeCompany(full) && isAside(aside)) return { name: known, remark: aside };
  const both = personOfFirm(
    name ? [name, remark] : full.split(/ (?:[-–|@/]|c\/o|t\/a|trading as|att(?:n|ention)[.:]?) |, /i),
  );
  if (both) return both;
  const [, one = '', , between = '', other = ''] =
    /^(.+? (\S+?))( (?:or|c\/o) | ?(?<!\b\p{L})[/;] ?| (?:&|and) (?=.+ \2$))(.+)$/iu.exec(full) ?? [];
  const [words, otherWords] = [countNames(one), countNames(other)];
  // In 'Ann Marie / Lee Roy Reid' both have the surname of the second.
  const sharesSurname = / or |^ ?\/ ?$/i.test(between) && words < otherWords;
  const areTwo = isPerson(one) && isPerson(other) && words > 1 && otherWords > 1;
  if (areTwo && !sharesSurname && !looksLikeCompany(full)) return { name: one, remark: other };
  const isOfName = isNamePrefix(remark) || isGeneration(remark) || /^(?:junior|senior)$/i.test(remark);
  if (name && !isOfName) return { name, remark };
  return { name: written };
}

function firstOfSeveral(written: string): FullName | undefined {
  const [one = '', ...others] = written.slice(0, longestName).split(/, */);
  const isWhole = (text: string) => isPerson(text) && !looksLikeCompany(text) && !isJob(text);
  const isTitled = isNamePrefix(one.split(' ', 1)[0] ?? '') && countNames(one) > 1;
  const areSeveral = isTitled && others.length > 0 && [one, ...others].every(isWhole);
  return areSeveral ? { name: one, remark: others.join(', ') } : undefined;
}

function personOfFirm(sides: readonly string[]): FullName | undefined {
  const [one = '', other = ''] = sides;
  if (sides.length !== 2 || looksLikeCompany(one) === looksLikeCompany(other)) return undefined;
  const [firm, name] = looksLikeCompany(one) ? [one, other] : [other, one];
  const isName = /^\p{Lu}.* /u.test(firm) && !hasJob(firm) && !/^(?:not|ex|owes|for|in)\b/i.test(firm);
  return isName && isPerson(name === one ? name.replace(',', '') : name) && !hasJob(name)
    ? { name, firm }
    : undefined;
}

const job =
  '(?:manager|director|owner|proprietor|foreman|supervisor|engineer|accountant|secretary|administrator|president|officer|coordinator|farmer|ceo)';
const isJob = (text: string) => new RegExp(`^(?:[\\p{L} ]+ )?${job}$`, 'iu').test(text);
const hasJob = (text: string) => new RegExp(`\\b${job}\\b`, 'i').test(text);

const countNames = (text: string) => text.split(' ').filter((word) => !isNamePrefix(word)).length;

const isPerson = (text: string) =>
  /^\p{L}+(?:['’-]\p{Lu}\p{L}*)*\.?(?: [\p{L}.'’-]+)+$/u.test(text) &&
  !noPerson.test(text) &&
  !likelyOption('parish', text);
const isAside = (text: string) =>
  /^\p{Ll}/u.test(text) || (['parish', 'fuelTypes'] as const).some((field) => likelyOption(field, text));
const departments =
  commaSeparated(`office, branch, dept, department, accounts?, payable, receivable, purchasing,
  desk, reception, manager, staff, kitchen, shift, affairs, sales, team, care, support, admin, info, email, mail`);
const places =
  commaSeparated(`station, site, lot, plant, depot, store, pen, road, avenue, ave, drive, boulevard, blvd,
  highway, centre, center, plaza, mall, market, region, floor, phase, building, gate, quarters, estate`);
const placesOrSurnames = commaSeparated('house, mount, street, lane, beach, park');
const otherWords = [...departments, ...places, 'use', 'not', 'no'];
const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
const certainlyNoPerson = anyOf(otherWords);
const noPerson = anyOf([...otherWords, ...placesOrSurnames]);
const isWithoutPerson = (name: string) =>
  certainlyNoPerson.test(name) || (isJob(name) && !/ (?:farmer|foreman)$/i.test(name));

/** A full name without its known part gives the other part. One that has none of its words is the other part. */
function partsOf({ first, last, full }: NameCells): PersonName {
  const whole = toSingleLine(full);
  if (first && whole.startsWith(`${first} `))
    return { firstName: first, lastName: whole.slice(first.length).trim(), prefix: '' };
  if (last && whole.endsWith(` ${last}`))
    return { firstName: whole.slice(0, -last.length).trim(), lastName: last, prefix: '' };
  const words = toWords(whole);
  const isOther = (part: string) => words.length > 0 && !toWords(part).some((word) => words.includes(word));
  if (last && isOther(last)) return { firstName: whole, lastName: last, prefix: '' };
  if (first && isOther(first) && words.length === 1) return { firstName: first, lastName: whole, prefix: '' };
  return splitName(whole || first || last);
}

function keepRest(reading: LineReading, full: string, parts: ChosenName): void {
  const name = `${parts.firstName} ${parts.lastName}`;
  const known = new Set(toWords(name));
  const words = toWords(full);
  const isSaid = words.length > 0 ? words.every((word) => known.has(word)) : ['', name].includes(full.trim());
  if (!isSaid) reading.keep('Name', full.trim());
}
