import { readPhone } from '@/domain/read-phone';
import { isReferenceOf, referenceIn } from '@/domain/typed-reference';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import { foldText, toSearchWords, toSpellings } from '@/lib/search-text';

const looksLikePhone = /^\+?[\d\s()./\p{Dash_Punctuation}]+$/u;
const linkScheme = /^(?:tel|callto|sms|mailto):/i;
const marksAroundWords =
  /(?<=^|\s)[\p{Punctuation}<>]+|(?<![\p{Punctuation}<>])[\p{Punctuation}<>]+(?=\s|$)/gu;
/** Fewer digits would match nearly every number. */
const fewestDigits = 3;
/** A reference is read out in groups of four. */
const fewestOfReference = 4;

type Look = (rows: readonly CustomerRow[], needle: string) => readonly CustomerRow[];

/** Requirement 4.2. A longer search looks through the last result. Returns the same array if no row falls out. */
export function createSearch(): Look {
  const searchText = createNarrowing(searchTexts, isPartOf);
  const searchReference = createNarrowing(searchReferences, isBeginning);
  return (rows, search) => {
    const needle = toNeedle(search);
    const found = searchText(rows, needle);
    if (found.length > 0) return found;
    const called = searchNumbers(rows, needle);
    if (called.length > 0) return called;
    const plain = needle.replace(marksAroundWords, '').trim();
    const unmarked = plain === needle || plain === '' ? [] : searchTexts(rows, plain);
    return unmarked.length > 0 ? unmarked : searchReference(rows, referenceIn(needle));
  };
}

function searchTexts(rows: readonly CustomerRow[], needle: string): readonly CustomerRow[] {
  if (!needle) return rows;
  const words = toSearchWords(needle);
  const digits = toDigits(needle);
  if (digits) {
    return rows.filter(
      (row) => row.digits.includes(digits) || words.every((word) => row.haystack.includes(word)),
    );
  }
  const hasDigits = isMixed(needle);
  // A pass for each word is quicker than a list of tests for each row.
  return (words.length > 0 ? words : [needle]).reduce((left, word) => {
    const spellings = toSpellings(word);
    const number = hasDigits && looksLikePhone.test(word) ? word.replace(/\D/g, '') : '';
    if (number) return left.filter((row) => holds(row, spellings) || row.digits.includes(number));
    return spellings.length > 1
      ? left.filter((row) => holds(row, spellings))
      : left.filter((row) => row.haystack.includes(word));
  }, rows);
}

const holds = ({ haystack }: CustomerRow, spellings: readonly string[]) =>
  spellings.some((spelling) => haystack.includes(spelling));

export const searchedWords = (search: string): readonly string[] => toSearchWords(toNeedle(search));

/** A name with digits of a number: 'simone 0197'. */
const isMixed = (needle: string) =>
  !looksLikePhone.test(needle) &&
  toSearchWords(needle).some((word) => looksLikePhone.test(word) && /\d/.test(word));

const searchReferences = (rows: readonly CustomerRow[], reference: string): readonly CustomerRow[] =>
  reference.length < fewestOfReference
    ? []
    : rows.filter(({ customer }) => isReferenceOf(customer.id, reference));

/** Words beside a pasted number that are no name: 'tel 876-555-0100 ext. 12'. */
const besideNumber =
  /\b(?:tel|telephone|phone|cell|mobile|work|home|office|whatsapp|ext|extension|x|or|and|https|wa\.me|no)\b/g;

const withoutAreaCode = /^\+1(?:876|658)(\d{7})$/;

function searchNumbers(rows: readonly CustomerRow[], needle: string): readonly CustomerRow[] {
  const { numbers } = readPhone(needle);
  if (numbers.length === 0 || /\p{Letter}/u.test(needle.replace(besideNumber, ''))) return [];
  const keys = new Set(
    numbers.flatMap(({ e164 }) => [e164, ...(withoutAreaCode.exec(e164)?.slice(1) ?? [])]),
  );
  return rows.filter(({ digits }) => digits.split('\n').some((key) => keys.has(key)));
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
  if (shorter !== '' && toSearchWords(shorter).length === 0) return false;
  // '01' alone is too short to be looked for among the digits, in '01 simone' it is not.
  if (shorter !== '' && looksLikePhone.test(shorter) !== looksLikePhone.test(longer)) return false;
  if (/(?:^|[\s,])[^\p{L}\d\s,]+$/u.test(shorter)) return false;
  const [before, after] = [toDigits(shorter), toDigits(longer)];
  return longer.startsWith(shorter) && (after === '' || (before !== '' && after.includes(before)));
}

export const isSearched = (search: string) => toNeedle(search) !== '';

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
