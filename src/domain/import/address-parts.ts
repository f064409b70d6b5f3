import { isWithinEdits } from '@/lib/edit-distance';
import { hasVisibleText, joinLines } from '@/lib/text';
import { titleOfFormer } from './contact-titles';
import { optionSynonyms } from './option-synonyms';
import { namedOption } from './option-words';
import { commaSeparated, titleWords, toKey, toWords } from './words';

interface AddressPart {
  title: string;
  text: string;
  addressNumber?: number;
}

interface JoinedAddress {
  address: string;
  parish: string;
  parishFrom: string;
  others: readonly AddressPart[];
}

const kinds = [
  /\bdeliver|\bship(?:ping)?\b|\bsite\b|\bservice\b/,
  /\b(?:business|work|company|office)\b/,
  /\b(?:mailing|postal(?! code)|bill(?:ing)?|po (?!box))\b/,
  /\bhome\b/,
  /\b(?:other|alt|alternat\w+|second(?:ary)?)\b/,
];

const withoutKind = '0.5';

/** 'Business Street' and 'Business City' share a kind; 'Address 2 - Street' has another. */
export function kindOf(title: string): string {
  const words = titleWords(title);
  const [, first, part = ''] = /\baddress (\d) ([a-z].*)/.exec(words) ?? [];
  const number = kinds.some((kind) => kind.test(part)) ? undefined : first;
  const isFormer = titleOfFormer.test(words);
  const place = isFormer ? kinds.length : kinds.findIndex((kind) => kind.test(words));
  if (place < 0) return number ?? withoutKind;
  return `${place}.0${number ?? /\b(?:city|town|state|parish|zip|code|country) (\d)$/.exec(words)?.[1] ?? 0}`;
}

/** Counts on where the titles of an address come again: 'Address, City, Address, City' → 0, 0, 1, 1 */
export function addressNumbers(titles: readonly string[]): number[] {
  const words = titles.map(titleWords);
  const repeated = new Set(words.filter((one, at) => words.indexOf(one) < at));
  const own = new Set<string>();
  let number = 0;
  return words.map((one) => {
    if (repeated.size > 1 && own.size > 1 && own.has(one)) {
      number += 1;
      own.clear();
    }
    own.add(one);
    return number;
  });
}

/** A town without a kind belongs to such a street, not to one before it, even where a line leaves the street empty. */
export const isPlainStreet = (title: string) =>
  kindOf(title) === withoutKind && street.test(titleWords(title));

/** Joins the parts in the order of the columns, towns after streets. A region that only repeats the parish is left out. */
export function joinAddress(
  parts: readonly AddressPart[],
  knownParish: string,
  hasPlainStreet: boolean,
): JoinedAddress {
  const filled = parts
    .map((part) => ({ ...part, text: part.text.replace(lineLabel, '').trim() }))
    .filter(({ text }) => hasVisibleText(text));
  const byKind = new Map<number, AddressPart[]>();
  let before: string | undefined;
  for (const part of filled) {
    const own = kindOf(part.title);
    const kind = (own === withoutKind && !hasPlainStreet && before) || own;
    const place = Number(kind) + (part.addressNumber ?? 0) / 1000;
    byKind.set(place, [...(byKind.get(place) ?? []), part]);
    before = kind;
  }
  const [first = [], ...rest] = [...byKind].sort(([one], [other]) => one - other).map(([, group]) => group);
  const found = findParish(first);
  const parish = knownParish || found.parish;
  const isSaid = (part: AddressPart) =>
    isRegion(part) && namedOption('parish', bareParish(part.text)) === parish;
  const withoutSaid = (group: readonly AddressPart[]) => toText(group.filter((part) => !isSaid(part)));
  return {
    address: toText(first.filter((part) => first.length === 1 || !isSaid(part))),
    parish,
    parishFrom: found.part?.text ?? '',
    others: rest
      .filter((group) => !['', withoutSaid(first)].includes(withoutSaid(group)))
      .map((group) => ({ title: group[0]?.title ?? '', text: toText(group) })),
  };
}

const lineLabel =
  /^[ \t]*(?:(?:street |delivery )?address(?: line)?(?: \d)?|street|city|town|(?:state|postal|zip)(?: ?\/ ?(?:province|zip))?(?: code)?|province|parish|country|z):[ \t]*/gim;
const street = /^(?!.* [2-9]$).*\b(?:address|street|location|where)\b/;
const region = /\b(?:state|region|province|county|parish|district)\b/;
const town = /\b(?:city|town|community|area)\b/;
const isRegion = ({ title }: AddressPart) => region.test(titleWords(title));
const end = /\b(?:city|town|community|area|zip|postal code|post code|zip code|country)\b/;
const isEnd = ({ title }: AddressPart) => [region, end].some((place) => place.test(titleWords(title)));

export const isPlaceTitle = (title: string) => [region, town].some((place) => place.test(titleWords(title)));

function oneLine(text: string): string {
  return joinLines(text).replace(/,\s*,/g, ',');
}

function toText(parts: readonly AddressPart[]): string {
  const inOrder = parts.toSorted((one, other) => Number(isEnd(one)) - Number(isEnd(other)));
  const texts = inOrder.map(({ text }) => oneLine(text));
  const isHeld = (text: string, index: number) =>
    texts.some((other, place) => {
      const isLonger = other.length > text.length || (other.length === text.length && place < index);
      return (
        place !== index &&
        isLonger &&
        ` ${toWords(other).join(' ')} `.includes(` ${toWords(text).join(' ')} `)
      );
    });
  return texts.filter((text, index) => !isHeld(text, index)).join(', ');
}

function findParish(parts: readonly AddressPart[]): { parish: string; part?: AddressPart } {
  if (isAbroad(parts)) return { parish: '' };
  const order = [region, town, /./];
  for (const pattern of order) {
    for (const part of parts) {
      if (!pattern.test(titleWords(part.title))) continue;
      const segments = toSegments(part.text).reverse();
      const beside = segments.flatMap((segment) => segment.split(/ [-–] /).reverse());
      const parish =
        segments.map(parishOf).find(Boolean) ?? parishAtEnd(segments) ?? beside.map(parishOf).find(Boolean);
      if (parish) return { parish, part };
    }
  }
  return { parish: '' };
}

/** 'JM', 'Jamaica, W.I.', in some languages and spellings. */
export function isJamaica(text: string): boolean {
  return /^(?:jm|ja|jam|jamai[ck]a|jama[iï]que|giamaica)(?:the)?(?:wi|westindies)?$/i.test(
    text.replace(/[^\p{L}\p{N}]/gu, ''),
  );
}

const toSegments = (text: string) => text.split(/[,\r\n]| {2,}/);

/** A country's own cell decides first, as other islands have parishes of the same names. */
function isAbroad(parts: readonly AddressPart[]): boolean {
  const ends = parts.map(({ title, text }) => {
    const segments = toSegments(text.replace(westIndies, '')).filter(hasVisibleText);
    return { isCountry: /\bcountry\b/.test(titleWords(title)), segments, last: segments.at(-1) ?? '' };
  });
  const countries = ends.filter(({ isCountry }) => isCountry).map(({ last }) => last);
  if (countries.some(isJamaica)) return false;
  if (countries.some((text) => isForeignCountry(text) || isForeignCode(text))) return true;
  return ends.some(
    ({ segments, last }) =>
      segments.length > 1 && isForeignCountry(last) && !jamaicanVillages.includes(toCountryName(last)),
  );
}

const westIndies = /\(?\b(?:the )?(?:(?:b\.? ?)?w\.? ?i\b\.?|west indies)\)?\s*$/i;
const jamaicanVillages = commaSeparated('holland, gibraltar, georgia, jordan, cuba, wales');
const otherCountries =
  commaSeparated(`usa, us, united states of america, america, uk, england, scotland, turkey,
  great britain, britain, usvi, bvi, trinidad, tobago, antigua, cayman, grand cayman, turks and caicos, st kitts,
  st vincent, st maarten, burma, hong kong, czech republic, ivory coast, holland, wales`);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countryCodes = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => regionNames.of(code) !== undefined && code !== 'JM' && code !== 'ZZ');
const countryNames = new Set(
  [...countryCodes.map((code) => regionNames.of(code) ?? ''), ...otherCountries].map(toCountryName),
);

function toCountryName(text: string): string {
  const words = toWords(text).filter((word) => word !== 'and' && word !== 'the');
  return words.join('');
}

const isForeignCountry = (text: string) => countryNames.has(toCountryName(text));
const isForeignCode = (text: string) => countryCodes.includes(text.trim().toUpperCase());

const bareParish = (text: string) => text.replace(/\bparish\b(?: of)?|\([^()]*\)/gi, '').trim();

const parishesByTown = new Map(
  Object.entries(optionSynonyms.parish ?? {})
    .reverse()
    .flatMap(([parish, towns]) => towns.map((name) => [toKey(name), parish] as const)),
);

function parishOf(text: string): string | undefined {
  const plain = bareParish(text);
  const key = toKey(plain);
  return key ? (namedOption('parish', plain) ?? parishesByTown.get(key)) : undefined;
}

/** 'May Pen', and not 'Clar' or 'Clarendon, Jamaica', says more than Clarendon. */
export function saysMore(text: string, parish: string): boolean {
  if (namedOption('parish', text)) return false;
  const [written, known] = [withoutWordsAfterPlace(text).join(''), toKey(parish)];
  let at = -1;
  const isShort = [...written].every((letter) => {
    at = known.indexOf(letter, at + 1);
    return at >= 0;
  });
  return /\d/.test(written) || (!isShort && !isWithinEdits(written, known, 2));
}

const landmark = /\b(?:near|opp|opposite|beside|behind|next|church|hotel)\b/i;
const wordsAfterPlace = ['po', 'p', 'o', 'jamaica', 'ja', 'jm', 'west', 'indies', 'wi', 'w', 'i'];

function parishAtEnd(segments: readonly string[]): string | undefined {
  const placed = segments.filter((segment) => !landmark.test(segment)).map(withoutWordsAfterPlace);
  const words = placed.find(({ length }) => length > 0) ?? [];
  return [4, 3, 2, 1].map((count) => parishOf(words.slice(-count).join(' '))).find(Boolean);
}

function withoutWordsAfterPlace(text: string): readonly string[] {
  const words = toWords(bareParish(text));
  return words.slice(0, words.findLastIndex((word) => !wordsAfterPlace.includes(word)) + 1);
}
