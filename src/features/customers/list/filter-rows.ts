import { canOwn, noAssignment, type StaffMember } from '@/domain/assignment';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';
import { fuelTypes, type Option, parishes } from '@/domain/options';
import { shownAges } from '@/domain/overdue-groups';
import { readPhone } from '@/domain/read-phone';
import { isReferenceOf, referenceIn } from '@/domain/reference';
import { isSameEmail, type WorkList, type WorkView, workListLabel, workListsOf } from '@/domain/work-lists';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import type { CustomersState } from '@/features/customers/state/customers-state';
import { foldText, toSlug } from '@/lib/slug';

export interface AddressFilter {
  status?: CustomerStatus | undefined;
  list?: WorkList | undefined;
  parish?: string | undefined;
  fuel?: string | undefined;
  owner?: OwnerChoice | undefined;
}

export interface Filter extends AddressFilter {
  search: string;
  /** The search also looks through messages, addresses and notes. */
  isDeep?: boolean;
  /** How many customers a collapsed group hides. */
  collapsed?: number;
}

interface FilterContext {
  work: CustomersState['work'];
  view: WorkView;
}

const looksLikePhone = /^\+?[\d\s()./\p{Dash_Punctuation}]+$/u;
const linkScheme = /^(?:tel|callto|sms|mailto):/i;
/** Fewer digits would match nearly every number. */
const fewestDigits = 3;
/** A reference is read out in groups of four. */
const fewestOfReference = 4;

export function narrowRows(
  rows: readonly CustomerRow[],
  filter: AddressFilter,
  { work, view }: FilterContext,
): readonly CustomerRow[] {
  if (!isNarrowed(filter)) return rows;
  const { status, list, parish, fuel, owner } = filter;
  // Owners are not read yet.
  if ((owner || list === 'unassigned') && !work) return [];
  return rows.filter(({ customer }) => {
    if (status && customer.status !== status) return false;
    if (parish && customer.parish !== parish) return false;
    if (fuel && !customer.fuelTypes.includes(fuel)) return false;
    if (!owner && !list) return true;
    const known = work?.get(customer.id) ?? noAssignment;
    if (owner && !isSameEmail(known.owner, owner.email)) return false;
    return !list || workListsOf(customer, known, view).includes(list);
  });
}

/** Requirement 4.2. Every word must match but for case, accents and apostrophes; else a reference is looked for. */
export function searchRows(rows: readonly CustomerRow[], search: string): readonly CustomerRow[] {
  const needle = toNeedle(search);
  const found = searchTexts(rows, needle);
  return found.length > 0 ? found : searchOtherwise(rows, needle, searchReferences);
}

function searchTexts(rows: readonly CustomerRow[], needle: string): readonly CustomerRow[] {
  if (!needle) return rows;
  const words = toWords(needle);
  const digits = toDigits(needle);
  if (digits) {
    return rows.filter(
      (row) => row.digits.includes(digits) || words.every((word) => row.haystack.includes(word)),
    );
  }
  const hasDigits = isMixed(needle);
  // A pass for each word is quicker than a list of tests for each row.
  return (words.length > 0 ? words : [needle]).reduce((left, word) => {
    const number = hasDigits && looksLikePhone.test(word) ? word.replace(/\D/g, '') : '';
    return number
      ? left.filter((row) => row.haystack.includes(word) || row.digits.includes(number))
      : left.filter((row) => row.haystack.includes(word));
  }, rows);
}

export const searchedWords = (search: string): readonly string[] => toWords(toNeedle(search));

/** A list may say 'Bennett, Marcia'. */
const toWords = (needle: string) => needle.split(/[\s,]+/).filter(Boolean);

/** A name with digits of a number: 'simone 0197'. */
const isMixed = (needle: string) =>
  !looksLikePhone.test(needle) &&
  toWords(needle).some((word) => looksLikePhone.test(word) && /\d/.test(word));

const searchReferences = (rows: readonly CustomerRow[], reference: string): readonly CustomerRow[] =>
  reference.length < fewestOfReference
    ? []
    : rows.filter(({ customer }) => isReferenceOf(customer.id, reference));

/** Words beside a pasted number that are no name: 'tel 876-555-0100 ext. 12'. */
const besideNumber =
  /\b(?:tel|telephone|phone|cell|mobile|work|home|office|whatsapp|ext|extension|x|or|and|https|wa\.me|no)\b/g;

function searchNumbers(rows: readonly CustomerRow[], needle: string): readonly CustomerRow[] {
  const { numbers } = readPhone(needle);
  if (numbers.length === 0 || /\p{Letter}/u.test(needle.replace(besideNumber, ''))) return [];
  return rows.filter(({ digits }) => numbers.some(({ e164 }) => digits.split('\n').includes(e164)));
}

const marksAroundWords = /(?<=^|\s)[\p{Punctuation}<>]+|[\p{Punctuation}<>]+(?=\s|$)/gu;

type Look = (rows: readonly CustomerRow[], needle: string) => readonly CustomerRow[];

function searchOtherwise(
  rows: readonly CustomerRow[],
  needle: string,
  searchReference: Look,
): readonly CustomerRow[] {
  const called = searchNumbers(rows, needle);
  if (called.length > 0) return called;
  const plain = needle.replace(marksAroundWords, '').trim();
  const found = plain === needle || plain === '' ? [] : searchTexts(rows, plain);
  return found.length > 0 ? found : searchReference(rows, referenceIn(needle));
}

/** A longer search looks through the last result. Returns the same array if no row falls out. */
export function createSearch(): typeof searchRows {
  const textSearch = createNarrowing(searchTexts, isPartOf);
  const referenceSearch = createNarrowing(searchReferences, isBeginning);
  return (rows, search) => {
    const needle = toNeedle(search);
    const found = textSearch(rows, needle);
    return found.length > 0 ? found : searchOtherwise(rows, needle, referenceSearch);
  };
}

/** Looks through what a part of the needle has found in the same rows. */
function createNarrowing(look: Look, isPart: (shorter: string, longer: string) => boolean): Look {
  let searched: readonly CustomerRow[] = [];
  let steps: { needle: string; found: readonly CustomerRow[] }[] = [];
  return (rows, needle) => {
    if (rows !== searched) steps = [];
    searched = rows;
    steps = steps.filter((step) => isPart(step.needle, needle));
    const last = steps.at(-1);
    if (last?.needle === needle) return last.found;
    const before = last?.found ?? rows;
    const matching = look(before, needle);
    const found = matching.length === before.length ? before : matching;
    steps.push({ needle, found });
    return found;
  };
}

/** A longer reference finds nobody whom its beginning does not find. */
const isBeginning = (shorter: string, longer: string) =>
  shorter.length >= fewestOfReference && longer.startsWith(shorter);

/** Whether every match of the longer needle also matches the shorter one. */
function isPartOf(shorter: string, longer: string): boolean {
  if (shorter !== '' && toWords(shorter).length === 0) return false;
  // '01' alone is too short to be looked for among the digits, in '01 simone' it is not.
  if (shorter !== '' && looksLikePhone.test(shorter) !== looksLikePhone.test(longer)) return false;
  if (/(?:^|[\s,])[^\p{L}\d\s,]+$/u.test(shorter)) return false;
  const [before, after] = [toDigits(shorter), toDigits(longer)];
  return longer.startsWith(shorter) && (after === '' || (before !== '' && after.includes(before)));
}

export function isActive({ search, isDeep: _, collapsed: __, ...addressFilter }: Filter): boolean {
  return isSearched(search) || isNarrowed(addressFilter);
}

export const isSearched = (search: string) => toNeedle(search) !== '';

const isNarrowed = (filter: AddressFilter) => Object.values(filter).some((value) => value !== undefined);

/** ` matching "foo" in messages and notes too with status New, overdue`, or nothing when no filter is active. */
export function describeFilter(filter: Filter): string {
  const { search, isDeep, status, parish, fuel, owner, list, collapsed = 0 } = filter;
  const text = search.trim();
  const parts = [
    text && ` matching "${text}"${isDeep ? ' in messages and notes too' : ''}`,
    status && ` with status ${statusLabel(status)}`,
    parish && `, in ${parish}`,
    fuel && `, asking for ${fuel}`,
    owner && `, owner: ${owner.label}`,
    list && `, ${workListLabel(list).toLowerCase()}`,
    collapsed > 0 && ` ${shownAges}`,
  ];
  return parts.filter(Boolean).join('');
}

function toNeedle(search: string): string {
  const text = search.trim().replace(linkScheme, '');
  // Nobody is found by an apostrophe alone, and not everybody.
  return foldText(text).trim() || text;
}

function toDigits(needle: string): string {
  if (!looksLikePhone.test(needle)) return '';
  const digits = needle.replace(/\D/g, '');
  if (digits.length < fewestDigits) return '';
  // '001 876 …' and '+44 (0)20 …' hold more digits than the number that they name.
  const named = readPhone(needle).numbers[0]?.e164.slice(1) ?? digits;
  return named.includes(digits) ? digits : named;
}

/** The options as an address names them: 'saint-ann'. */
const asWords = (options: readonly Option[]) =>
  options.map(({ value, label }) => ({ value: toSlug(value), label, stored: value }));

export const parishChoices = asWords(parishes);
export const fuelChoices = asWords(fuelTypes);

export interface OwnerChoice {
  /** A word of the address: never an e-mail. */
  value: string;
  label: string;
  /** In lower case; empty for nobody. */
  email: string;
}

/** @param me an e-mail; empty leaves out the choice 'Me'. */
export function ownerChoices(staff: readonly StaffMember[], me: string): readonly OwnerChoice[] {
  const mine = me.toLowerCase();
  const choices = staff
    .filter(canOwn)
    .map(({ uid, name, email }) => ({ value: uid, label: name, email: email.toLowerCase() }));
  return [
    ...(mine === '' ? [] : [{ value: 'me', label: 'Me', email: mine }]),
    { value: 'none', label: 'Nobody', email: '' },
    ...choices.filter(({ email }) => email !== mine),
  ];
}

/** The values are e-mails; empty for nobody. */
export function ownerOptions(staff: readonly StaffMember[], me: string): readonly Option[] {
  const mine = me.toLowerCase();
  const owners = staff.filter(canOwn).map(({ email, name }) => ({ value: email, label: name }));
  return [
    ...owners.filter(({ value }) => isSameEmail(value, mine)).map(({ value }) => ({ value, label: 'Me' })),
    { value: '', label: 'Nobody' },
    ...owners.filter(({ value }) => !isSameEmail(value, mine)),
  ];
}
