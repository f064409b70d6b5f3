import { type CustomerField, definitionOf } from '@/domain/customer-fields';
import { optionText } from '@/domain/option-text';
import type { Option } from '@/domain/options';
import { bandOf, litresPerGallon } from '@/domain/volume';
import { isWithinEdits } from '@/lib/edit-distance';
import { memoize } from '@/lib/memoize';
import { hasVisibleText } from '@/lib/text';
import type { ImportTarget } from './import-targets';
import { optionSynonyms, type WordTarget } from './option-synonyms';
import { parishOfCode } from './parish-codes';
import { titleWords, toKey, toWords } from './words';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[];

export function wordTarget(target: ImportTarget | undefined): WordTarget | undefined {
  if (target === undefined || target === 'name' || target === 'createdAt' || target === 'note')
    return undefined;
  return optionsOf(target).length > 0 ? target : undefined;
}

export function optionsOf(target: WordTarget): readonly Option[] {
  const definition = definitionOf(target);
  if (definition.kind === 'flag') return yesOrNo;
  return 'options' in definition ? definition.options : [];
}

function namesOf(option: Option): string[] {
  const parts = option.label.split(/[/()]/).map((part) => part.replace(/\bgallons\b/, ''));
  return [option.value, option.label, optionText(option), ...parts].map(toKey).filter(Boolean);
}

/** 'st. ann', 'JM-06', 'Petrol', '500–1,000 gallons'. */
export function namedOption(target: WordTarget, text: string): string | undefined {
  const coded = target === 'parish' ? parishOfCode(text) : undefined;
  if (coded) return coded;
  return valuesByKey(target).get(toKey(text));
}

const valuesByKey = memoize((target: WordTarget): ReadonlyMap<string, string> => {
  const named = isFlag(target)
    ? Object.entries(optionSynonyms[target] ?? {}).map(([value, words]) => ({
        value,
        keys: words.map(toKey),
      }))
    : optionsOf(target).map((option) => ({ value: option.value, keys: namesOf(option) }));
  return new Map(named.reverse().flatMap(({ value, keys }) => keys.map((key) => [key, value] as const)));
});

const isFlag = (target: WordTarget) => definitionOf(target).kind === 'flag';

/** A formula gives 0 for an empty cell. As an answer, an amount or a note, 0 says something. */
export function isEmptyCellResult(target: ImportTarget, text: string): boolean {
  const field = wordTarget(target);
  const saysSomething = field
    ? isFlag(field) || field === 'fuelTypes' || field === 'averageVolume'
    : target === 'note';
  return !saysSomething && /^(?:0(?:\.0+)?|00:00)$/.test(text);
}

export function takesSeveralOptions(target: CustomerField): boolean {
  return definitionOf(target).kind === 'choices';
}

/** Splits 'Diesel & Petrol' into its fuels; other cells stay whole. */
export function wordsOf(target: WordTarget, text: string): string[] {
  if (!takesSeveralOptions(target) || namedOption(target, text)) return [text.trim()].filter(hasVisibleText);
  const parts = text.split(/:::|[;,|\n]/).flatMap((part) => {
    return namedOption(target, part) ? [part] : part.split(/[/&+]|\sand\s/i);
  });
  return parts.map((part) => part.trim()).filter(hasVisibleText);
}

/** The only fuel that a title names: 'Fuel (Diesel)', but not 'LPG / Diesel'. */
export const fuelOf = memoize((title: string): string | undefined => {
  const phrases = title
    .split(/[()[\]]/)
    .flatMap((part) => wordsOf('fuelTypes', part))
    .map((part) => toWords(part).filter((word) => !/\d/.test(word)))
    .flatMap((words) => [words, ...words.map((word) => [word])]);
  const [fuel, ...others] = new Set(phrases.flatMap((words) => bySynonym('fuelTypes', words) ?? []));
  return others.length === 0 ? fuel : undefined;
});

/** Volumes below 'Diesel Gals' and 'Gasoline Gals', or 'Volume 1' and 'Volume 2': none is the whole. */
export const areShares = (titles: readonly string[]) =>
  titles.length > 1 && titles.every((title) => fuelOf(title) || share.test(titleWords(title)));

const share = /\b(?:87|90|gas)\b|\b\d\b(?! (?:month|mnth|mth|mo|week|wk|day|year|yr|quarter|qtr)s?\b)/;

export function wholeVolume<Cell extends { title: string; text: string }>(cells: readonly Cell[]) {
  const filled = cells.filter(({ text }) => /[\p{L}1-9]/u.test(text));
  if (!areShares(cells.map(({ title }) => title)) || filled.length === 0) return { whole: cells, shares: [] };
  return filled.length === 1 ? { whole: filled, shares: [] } : { whole: [], shares: filled };
}

/** A cell's text with what its title adds: 'X' under 'Diesel' says diesel, '2000' under 'Litres' litres, '500' under 'Weekly use' a week. */
export function choiceText(target: WordTarget, { title, text }: { title: string; text: string }): string {
  if (target === 'averageVolume') return withUnit(text, titleWords(title));
  const fuel = target === 'fuelTypes' && fuelOf(title);
  const answer = fuel && namedOption('newsletter', text);
  if (!fuel || !answer) return text;
  return answer === 'yes' ? fuel : '';
}

const litresMark = ' (litres)';
const inLitres = /^(?!.*\bgal).*\b(?:l|lts?|ltrs?|lit(?:re|er)s?)\b/;
const otherPeriod =
  /\b(?:days?|daily|(?:week|wk|fortnight|quarter|qtr|year|yr|annual)(?:s|ly)?|annum|p a|ytd|to date)\b/;

const otherUnit =
  /\bimp(?:erial)? gal\w*|\bkl\b|\bk ?gals?\b|\bkilolit\w*|(?<!\d )\b000\b|\b1000 s\b|\bthousands?\b|(?<!\b(?:gal|lit|ltr).*)\b(?:lbs?|pounds?|kgs?|kilos?|tons?|tonnes?|cylinders?|drums?|barrels?|bbls?|m3|cubic)\b(?!.*\b(?:gal|lit|ltr))/;

const containers = /\b(?:drums?|cylinders?|barrels?)\b/;
const sizes = /\b\d+ (?:us |imp(?:erial)? )?(?:gal|l|lts?|ltr|lit|lb|pound|kg|kilo)[a-z]*\b/g;

function unitOf(title: string): string | undefined {
  const counted = containers.test(title) ? title.replace(sizes, '') : title;
  return otherUnit.exec(counted)?.[0] ?? (inLitres.test(counted) ? 'litres' : undefined);
}

function withUnit(text: string, title: string): string {
  const unit = isBareAmount(text) && unitOf(title);
  const period = readAmount(text) && !/\bm(?:on|t|o\b)/i.test(text) && otherPeriod.exec(title)?.[0];
  const said = [unit, period].filter(Boolean).join(', ');
  return said ? `${text} (${said})` : text;
}

const weekday = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:(?:s|nes|ur)?days?)?';
const every = '(?:(?:x|times|a|per|each|every|in) )*';
const everyWeek = new RegExp(`^(?:every|each) ${weekday}$`);
const anyWeekday = new RegExp(`\\b${weekday}\\b`);
const everyTwoWeeks = new RegExp(
  `\\b(?:(?:2|two|twice|semi) ${every}month(?:ly)?|(?:2|two) weeks|` +
    `(?:other|alternate|(?:every|each) (?:second|2 nd)) (?:weeks?|${weekday}))\\b(?! of\\b)`,
);
const oneOrTwoWeeks = /\b(?:1|one) (?:(?:to|or) )?(?:2|two) weeks?\b/;
/** No option means '2x week', 'bi-monthly', 'every third week', 'once a year' or 'semi-weekly'. */
const withoutOption = [
  new RegExp(
    `\\b(?<!for )(?!1\\b)(?:\\d+|two|three|four|five|six|twice|thrice|bi(?= month)|other|alternate|` +
      `(?:every|each) (?:second|third|fourth|fifth|sixth|\\d+ (?:nd|rd|th))) ${every}` +
      `(?:week|fortnight|month|day|quarter|year)(?:s|ly)?\\b(?! of\\b)`,
  ),
  /\bonce (?:daily|quarterly|yearly|annually|(?:(?:an?|per|every|each|in|the) )+(?!(?:an?|per|every|each|in|the|first|calendar|week|month|fortnight)\b))/,
  /\b(?:less than|semi week(?:ly)?)\b/,
];

const wholePeriods = (text: string) =>
  text.replace(/(?<![a-z])wk/gi, 'week').replace(/(?<![a-z])mn?th/gi, 'month');

const saysHowOften = /week|fortnight|month|once|one time|need|demand|call|require/i;
const amountOfTime = '(?:\\d+|two|three|four|five|six) (?:day|week|month|year)s?';
const condition = new RegExp(
  ` ?\\b(?:(?:for|x|within|net) ${amountOfTime}|(?:with )?${amountOfTime} (?:notice|credit|lead|terms?|advance)|(?<= )7 days (?:a|per) week)\\b`,
  'g',
);

/** Null where no option is meant. Conditions stand behind how often: 'weekly, 2 days notice'. */
function byFrequency(text: string): string | null | undefined {
  const [begin = ''] = text.split(/[,;(–]| - /);
  const said = saysHowOften.test(begin) ? begin : text;
  const times = toWords(said).join(' ').replace(condition, '');
  if (oneOrTwoWeeks.test(times)) return null;
  if (everyTwoWeeks.test(times)) return 'bi-weekly';
  if (everyWeek.test(times)) return 'weekly';
  if (withoutOption.some((pattern) => pattern.test(times))) return null;
  const choices = said.split(/\bor\b/i);
  if (choices.length === 1) return undefined;
  const [meant, ...others] = new Set(choices.flatMap((one) => likelyOption('deliveryFrequency', one) ?? []));
  return others.length === 0 && meant ? meant : null;
}

const clockTime = /(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b/gi;
const clockRange =
  /(\d{1,2})((?:[:.]\d\d)?) ?(?:-|–|to|and|'?till?|until) ?(?=(\d{1,2})(?:[:.]\d\d)? ?([ap])\.?m\b)/gi;

interface ClockTime {
  hour: number;
  before: string;
  isLatest: boolean;
}

function clockTimes(text: string): ClockTime[] {
  const even = text
    .replace(/\b(?:12 ?)?noon\b/gi, '12pm')
    .replace(clockRange, (_, from: string, minutes: string, to: string, half: string) => {
      const isBeforeNoon = Number(from) % 12 > Number(to) % 12;
      return `${from}${minutes} ${isBeforeNoon ? 'a' : half}m - `;
    });
  let end = 0;
  return Array.from(even.matchAll(clockTime), ({ index, 0: written, 1: hours, 2: minutes = 0, 3: half }) => {
    const before = even.slice(end, index);
    end = index + written.length;
    return {
      hour: (Number(hours) % 12) + (half === 'p' || half === 'P' ? 12 : 0) + Number(minutes) / 60,
      before,
      isLatest: /^ ?(?:at the )?latest\b/i.test(even.slice(end)),
    };
  });
}

const aMinute = 1 / 60;
const endsRange = /(?:\b(?:before|by|until|till?|up ?to|to|latest)|[-–])\s*$/i;
const isBetween = /\b(?:between|from)\b.* and\s*$/i;

function byClock(written: string): string | undefined {
  const text = written
    .replace(/\b(?:ca|wo|do|does|did|is)n['’]?t\b/gi, 'not')
    .replace(/\bnot? (?:before|until|till?|earlier than)\b/gi, 'from')
    .replace(/\bnot? (?:after|past|later than)\b/gi, 'until');
  const times = clockTimes(text);
  const options = times.map(({ hour, before, isLatest }, index) => {
    const [said = ''] = before.split(/[,;(.]/).slice(-1);
    const isDenied = toWords(said).some((word) => negation.test(word) || word === 'nobody');
    const isBefore = endsRange.test(before);
    if (isDenied && !isBefore) return undefined;
    const isEnd =
      (isBefore && !isDenied) ||
      (index > 0 && isBetween.test((times[index - 1]?.before ?? '') + before)) ||
      isLatest;
    return optionsOf('preferredDeliveryTime').find(({ label }) => {
      const [from, to] = clockTimes(label);
      const time = isEnd ? hour - aMinute : hour;
      return from && to && from.hour <= time && time < to.hour;
    })?.value;
  });
  return new Set(options).size === 1 ? options[0] : undefined;
}

export function likelyOption(target: WordTarget, written: string): string | undefined {
  const text = target === 'deliveryFrequency' ? wholePeriods(written) : written;
  const words = toWords(text);
  if (words.length === 0) return undefined;
  const frequency = target === 'deliveryFrequency' ? byFrequency(text) : undefined;
  if (frequency !== undefined) return frequency ?? undefined;
  const isClock = target === 'preferredDeliveryTime' && clockTimes(text).length > 0;
  const said = isClock ? words.filter((word) => !/^[ap]m$/.test(word)) : words;
  const meant = target === 'status' ? byStage(said) : bySynonym(target, said);
  if (meant !== undefined) return meant ?? undefined;
  if (isClock) return byClock(text);
  // 'Mon' is one letter away from 'month'.
  if (target === 'deliveryFrequency' && anyWeekday.test(words.join(' '))) return undefined;
  return (
    byWords(optionsOf(target), words) ??
    (target === 'averageVolume' ? byAmount(text) : undefined) ??
    bySpelling(target, words.join(''))
  );
}

const negation = /^(?:no|not|non|never|without|cannot|(?:is|was|has|have|are|do|does|did|could)nt?)$/;
const refusal = /^(?:refus|declin)/;
const finalNo = /^(?:n|false|0)$/;
const formerly = /^(?:was|were|previously|formerly)$/;

interface Phrase {
  phrase: string;
  value: string;
}

/** A negation shortly before the phrase denies it, and so does one at the end: 'Subscribed - no'. */
function isDenied(target: WordTarget, text: string, { phrase, value }: Phrase): boolean {
  const at = text.indexOf(phrase);
  const before = text.slice(0, at).trim().split(' ').slice(-3);
  const last =
    text
      .slice(at + phrase.length)
      .trim()
      .split(' ')
      .at(-1) ?? '';
  const isState = isFlag(target) || target === 'status';
  return (
    negation.test(last) ||
    (isFlag(target) && finalNo.test(last)) ||
    before.some((word) => negation.test(word) || (isState && word === 'un')) ||
    (isState && value !== 'contacted' && before.some((word) => formerly.test(word)))
  );
}

const zoneOfTwoParishes = / (?:kingston|kgn|kng) (?:[5-9]|1\d|20) /;

/** The longest phrase decides, null if it is denied; a tie decides nothing, nor do two parishes. */
function bySynonym(target: WordTarget, words: readonly string[]): string | null | undefined {
  const text = ` ${words.join(' ')} `.replace(/ no (?=\d)/g, ' ');
  const found = phrasesOf(target).filter(({ phrase }) => text.includes(phrase));
  const longest = Math.max(...found.map(({ phrase }) => phrase.length));
  const named = new Set(found.filter(({ isLabel }) => isLabel).map(({ value }) => value));
  if (target === 'parish' && named.size > 1) return undefined;
  const longestFound = found.filter(({ phrase }) => phrase.length === longest);
  const [value, ...others] = new Set(longestFound.map((one) => one.value));
  if (value === undefined || others.length > 0) return undefined;
  if (value === 'Kingston' && zoneOfTwoParishes.test(text)) return null;
  if (!longestFound.every((one) => isDenied(target, text, one))) return value;
  const saysNo = words.some((word) => negation.test(word)) || finalNo.test(words.at(-1) ?? '');
  const isRefusal = isFlag(target) && value === 'yes' && saysNo;
  return isRefusal ? 'no' : null;
}

const held = '(?:(?:customer|client)s?|active|signed|won)';
const apart = '(?: (?!(?:active|current|existing|signed|won|contact|phone|number)\\b)\\w+){1,2}';
const ofHeld = `(?: an?)?(?: active| new)?(?: ${held}|${apart} (?:customer|client)s?)\\b`;
const future = new RegExp(`\\b(?:future|pending|almost)${ofHeld}|\\b${held} (?:future|pending)$`);
const ended = new RegExp(
  `\\b(?:lost|former|used to be)${ofHeld}|\\b${held} (?:left|lost|former)$|\\blost to\\b`,
);
const planned = /(?<!\b(?:used|not|never) )\bto be (\w+)/;

function byStage(words: readonly string[]): string | null | undefined {
  const text = words.join(' ');
  const [plan = '', deed = ''] = planned.exec(text) ?? [];
  if (bySynonym('status', [deed]) === 'contacted') {
    const rest = text.replace(plan, '').split(' ').filter(Boolean);
    const said = byStage(rest);
    if (said !== undefined) return said;
    return rest.some((word) => negation.test(word) || refusal.test(word)) ? null : 'new';
  }
  const isCustomer = /\b(?:customer|client)s?\b/.test(text);
  const isLead = !isCustomer && /\b(?:lead|prospect)s?\b/.test(text);
  const meant = bySynonym('status', isLead ? words.filter(saysMoreThanActive) : words);
  if (meant !== 'customer') return meant;
  if (ended.test(text)) return isCustomer ? 'inactive' : null;
  return future.test(text) ? null : meant;
}

function saysMoreThanActive(word: string, at: number, words: readonly string[]): boolean {
  const isNegated = /^(?:not|non|longer|un|in)$/.test(words[at - 1] ?? '');
  return isNegated || !/^(?:active|current|existing)$/.test(word);
}

/** An option's label counts as its synonym, but for amounts, whose unit decides. */
const phrasesOf = memoize((target: WordTarget) =>
  optionsOf(target).flatMap(({ value, label }) => {
    const synonyms = optionSynonyms[target]?.[value] ?? [];
    const texts = target === 'averageVolume' ? synonyms : [label, ...synonyms];
    return texts.map((text) => ({
      value,
      phrase: ` ${toWords(text).join(' ')} `,
      isLabel: toKey(text) === toKey(label),
    }));
  }),
);

function byWords(options: readonly Option[], words: readonly string[]): string | undefined {
  const [first = ''] = words;
  if (words.join('').length < fewestLetters || /^\d/.test(first)) return undefined;
  const isMeant = (word: string | undefined, want: string) =>
    /^\d/.test(want) ? word === want : word?.startsWith(want) === true;
  const holds = (text: string) => {
    const held = toWords(text);
    return held.some((_, start) => words.every((want, index) => isMeant(held[start + index], want)));
  };
  const within = options.filter((option) => [option.value, option.label, optionText(option)].some(holds));
  return within.length === 1 ? within[0]?.value : undefined;
}

const below = 'under|less than|below|up to|<';
const above = 'over|more than|above|at least|>';
const quantity = '\\d[\\d,. ]*k?';
const units = {
  '(?:us )?gal(?:lon|l)?s?|gls?': 1,
  'imp(?:erial|\\.)? gal(?:lon|l)?s?': 1.2,
  'l|lts?|ltrs?|lit(?:re|er)s?': 1 / litresPerGallon,
  'drums?': 55,
};
const amount = new RegExp(
  `^(?:(?<below>${below})|(?<above>${above})|about|around|roughly|circa|between|approx(?:imately|\\.)?|~)? ?` +
    `(?<low>${quantity}) ?(?:(?:-|–|to|and) ?(?<high>${quantity}))? ?(?<open>\\+|or more)? ?` +
    `(?<unit>${Object.keys(units).join('|')})?\\.?(?: ?(?:/|per|a|each)? ?(?:month(?:ly)?|mth|mo)\\.?)?$`,
  'i',
);

const fewestLetters = 3;
const longestAmount = 60;

function readAmount(text: string) {
  if (text.length > longestAmount) return undefined;
  return amount.exec(text.replace(/[\s_]+/g, ' ').trim())?.groups;
}

function isBareAmount(text: string): boolean {
  const found = readAmount(text);
  return found !== undefined && found.unit === undefined;
}

function byAmount(text: string): string | undefined {
  const isMarked = text.endsWith(litresMark);
  const found = readAmount(isMarked ? text.slice(0, -litresMark.length) : text);
  if (!found?.low) return undefined;
  const unit = isMarked ? 'litres' : (found.unit ?? '');
  const factor = Object.entries(units).find(([name]) => new RegExp(`^(?:${name})$`, 'i').test(unit));
  const toGallons = (number: string) => toNumber(number) * (factor?.[1] ?? 1);
  const isOpen = found.above !== undefined || found.open !== undefined;
  const low = found.below ? 0 : toGallons(found.low) + (isOpen ? 1 : 0);
  const most = toGallons(found.high ?? found.low) - (found.below || found.high ? 1 : 0);
  const choice = bandOf(low);
  return choice === bandOf(isOpen ? Number.POSITIVE_INFINITY : most) ? choice : undefined;
}

const decimalComma = /^\d{1,3}(?:[. ]?\d{3})*,\d{1,2} ?k?$/i;

/** '1,000', '1 000', '1.000,50', '1.5k'. Not a number for '1.000', which is a thousand elsewhere. */
function toNumber(written: string): number {
  const isComma = decimalComma.test(written.trim());
  const text = isComma ? written.replaceAll('.', '').replace(',', '.') : written;
  if (!isComma && /^\d{1,3}\.\d{3}\b/.test(text)) return Number.NaN;
  const digits = text.replace(/[, ]/g, '').toLowerCase();
  return digits.endsWith('k') ? 1000 * Number(digits.slice(0, -1)) : Number(digits);
}

function bySpelling(target: WordTarget, key: string): string | undefined {
  if (key.length < 5 || /\d/.test(key)) return undefined;
  const most = key.length < 8 ? 1 : 2;
  const near = optionsOf(target).filter((option) => {
    const synonyms = optionSynonyms[target]?.[option.value] ?? [];
    const names = [...namesOf(option), ...synonyms.map(toKey)].filter((name) => name.length >= 5);
    return names.some((name) => name[0] === key[0] && isWithinEdits(name, key, most));
  });
  return near.length === 1 ? near[0]?.value : undefined;
}
